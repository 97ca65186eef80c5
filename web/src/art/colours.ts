// One colour for every role, place and treasure: a light one for the night (at least 3:1 on #1f1a2b)
// and a dark sibling, the ink, for paper (at least 4.5:1 on #f4ecdc). art.test.ts checks both.

import { byLetter } from "./places";

const pairs = byLetter({
  duke: "#a279e0 #804dc1",
  assassin: "#b8bfca #626975",
  captain: "#45a9d6 #066f95",
  contessa: "#e58ab5 #a74578",
  ambassador: "#58b673 #047939",
  inquisitor: "#e7924a #9d5503",
  banker: "#e6bf5d #836401",
  farmer: "#b7c967 #616e01",
  spy: "#85b18e #42734e",
  capitalist: "#7cc67f #1a7728",
  speculator: "#d9ce6d #736903",
  plantation_owner: "#ead56f #786700",
  financier: "#62c49d #007756",
  director: "#5fc9db #027382",
  newscaster: "#55aee8 #026da1",
  reporter: "#83d5d4 #017575",
  writer: "#8caaeb #4866ab",
  producer: "#8a8fe4 #5e5ebc",
  social_media: "#5ec6ec #02718f",
  guerrilla: "#e48b5c #ac4b01",
  judge: "#ce9869 #945b21",
  general: "#d27555 #ae4721",
  crime_boss: "#e17e72 #b1453b",
  mercenary: "#b98d7a #8c5d49",
  anarchist: "#f3a262 #a05501",
  paramilitary: "#b5915f #886024",
  politician: "#b687d8 #8751ab",
  priest: "#e0cfac #776540",
  peacekeeper: "#80c8ee #046f97",
  intellectual: "#68cdb7 #037664",
  lawyer: "#b9bcd1 #64677d",
  communist: "#d4716f #b14345",
  customs_officer: "#8eb267 #4e7316",
  foreign_consular: "#6c9feb #2e67ba",
  missionary: "#dca0d6 #90518b",
  protestor: "#eaa857 #915b03",
  arms_dealer: "#999b7f #686a4c",
  socialist: "#e5829a #ae4262",
  income: "#e0b75e #856304",
  foreign_aid: "#a4cd79 #4b7400",
  coup: "#d77c60 #ac4929",
  auction_house: "#e691ca #a14687",
  bank: "#e2c162 #806503",
  casino: "#db7678 #b24249",
  depot: "#d99769 #9c561b",
  express_train: "#64bced #076e9a",
  film_studio: "#aa94ea #7357b5",
  gallery: "#79ce8c #037936",
  hotel: "#5cd5c7 #01756b",
  information: "#53a3f2 #0369b7",
  art: "#5ac576 #037936",
  jewellery: "#f05465 #c81f40",
  gold: "#f1ca47 #7e6609",
  collection: "#e3be80 #88610d",
  carte_blanche: "#e7ddc8 #716651",
  safecracker: "#77b6ca #217186",
  intrigues: "#c28cda #8c4fa5",
  special_item: "#f2a360 #9d5500",
  documents: "#b3a192 #786555",
  secret: "#978cd7 #6a5bad",
  thief: "#adaac6 #686582",
  snitch: "#f79f6c #a94e00",
  partner: "#6dc799 #01784d",
});

const neutral = "#e0b75e #856304";
const of = (key: string): string => (Object.hasOwn(pairs, key) ? pairs[key]! : neutral);

/** All keys that have a colour of their own. */
export const coloured: readonly string[] = Object.keys(pairs);

/** The colour of a key on the dark table; gold where the key is not known. */
export const colour = (key: string): string => of(key).slice(0, 7);

/** The colour of a key on paper. */
export const ink = (key: string): string => of(key).slice(8);
