/** The eight places of Coup Royal; their letters A to H are keys as well. */
export const places: readonly string[] = [
  "auction_house",
  "bank",
  "casino",
  "depot",
  "express_train",
  "film_studio",
  "gallery",
  "hotel",
];

/** Adds the letters A to H to a table kept by place. */
export const byLetter = (table: Record<string, string>): Record<string, string> => {
  places.forEach((key, i) => (table["ABCDEFGH"[i]!] = table[key]!));
  return table;
};
