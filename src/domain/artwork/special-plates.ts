/** What a piece has besides its four inks: metal pressed on, relief, gloss in places, white below the colours. */
export type PlateKind = "foil" | "emboss" | "spotUv" | "white";

export type Metal = "gold" | "silver";

/** A plate that a side is ordered with. */
export interface PiecePlate {
  readonly kind: PlateKind;
  /** Of a foil. */
  readonly metal: Metal | null;
  /** It may be no wider and no higher than this where it is paid by its size, in millimetres. */
  readonly upToMm: number | null;
}

/** The words of an ink's name, small: "SpotUV_2" is "spot", "uv", "2". */
function wordsOf(ink: string): readonly string[] {
  const apart = ink.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  return apart.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** "Warm White" is a colour like any other: white ink is called so by these words alone. */
const besideWhite =
  /^(?:white|ink|under|below|base|underbase|underlay|underprint|opaque|spot|layer|plate|print|digital|support|[0-9]+)$/;

function isWhite(words: readonly string[]): boolean {
  return words.some((word) => word === "white") && words.every((word) => besideWhite.test(word));
}

const namedSo: readonly (readonly [kind: PlateKind, word: RegExp])[] = [
  ["foil", /^(?:hot)?(?:foil(?:s|ing|ed)?|hotstamp(?:ing)?|goldfoil|silverfoil)$/],
  ["emboss", /^(?:em|de)boss(?:ed|ing)?$/],
  ["spotUv", /^(?:uv|spotuv|uvspot|(?:spot)?varnish|(?:spot)?lacquer|spotgloss)$/],
];

/** Which plate programs that draw for print mean by the name of an ink; null for an ink that is a colour. */
export function plateKindOf(ink: string): PlateKind | null {
  const words = wordsOf(ink);
  const named = namedSo.find(([, word]) => words.some((one) => word.test(one)));
  if (named) return named[0];
  if (/\bhot stamp/.test(words.join(" "))) return "foil";
  return isWhite(words) ? "white" : null;
}

/** The metal that an ink is named after. */
export function metalOf(ink: string): Metal | null {
  const found = /gold|silver/.exec(ink.toLowerCase());
  return found === null ? null : (found[0] as Metal);
}

/** What an ink is called that says where a plate goes: programs that draw for print are told these names. */
export const plateInks: Readonly<Record<PlateKind, string>> = {
  foil: "Foil",
  emboss: "Emboss",
  spotUv: "Spot UV",
  white: "White",
};

/** The ink of one plate, by which it is found again: of a metal, "Gold foil". */
export function inkOfPlate({ kind, metal }: Pick<PiecePlate, "kind" | "metal">): string {
  if (kind !== "foil" || metal === null) return plateInks[kind];
  return metal === "gold" ? "Gold foil" : "Silver foil";
}

/** The plate of a piece that is made of an ink; of two foils that of its metal, else the first. null: there is none. */
export function plateOfInk(plates: readonly PiecePlate[], ink: string): PiecePlate | null {
  const kind = plateKindOf(ink);
  const alike = plates.filter((plate) => plate.kind === kind);
  const metal = metalOf(ink);
  return alike.find((plate) => plate.metal === metal) ?? alike[0] ?? null;
}
