export * from "./avatars";
export * from "./cards";
export * from "./colours";
export * from "./emblems";
export * from "./icons";
export * from "./logo";
export * from "./places";
