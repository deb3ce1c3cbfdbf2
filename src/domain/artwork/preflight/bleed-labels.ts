import type { EdgeName, Lie } from "../lie/lie-of.ts";
import { edgeNames } from "../lie/lie-of.ts";

const WHERE: Readonly<Record<EdgeName, string>> = {
  left: "on the left",
  right: "on the right",
  top: "above",
  bottom: "below",
};

function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join("");
}

/** "on the left and right", "above and on the right", "on each side" */
function edgesInWords(edges: readonly EdgeName[]): string {
  if (edges.length === edgeNames.length) return "on each side";
  const isBeside = edges.includes("left") && edges.includes("right");
  const alone = edges.filter((edge) => !isBeside || (edge !== "left" && edge !== "right"));
  return listed([...(isBeside ? ["on the left and right"] : []), ...alone.map((edge) => WHERE[edge])]);
}

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10;
}

/** What becomes of the edges that have less bleed than is wanted, in a sentence; null where none have. */
export function bleedLabel(
  { edges, spreadMm }: Pick<Lie, "edges" | "spreadMm">,
  bleedMm: number,
): string | null {
  if (spreadMm > 0)
    return `It ends where it is cut: its round edge is carried on outwards for ${bleedMm} mm, so that no white is seen.`;
  const short = edgeNames.filter((edge) => edges[edge].mirroredMm > 0);
  if (short.length === 0) return null;
  const has = [...new Set(short.map((edge) => tenths(edges[edge].hasMm)))].sort((a, b) => b - a);
  if (short.length === edgeNames.length && has.length === 1 && has[0] === 0)
    return `It ends where it is cut: its edges are mirrored outwards, so that no white is seen. With ${bleedMm} mm of background more on each side nothing has to be made up.`;
  const parts = has.map((mm) => {
    const where = edgesInWords(short.filter((edge) => tenths(edges[edge].hasMm) === mm));
    return mm === 0 ? `no bleed ${where}` : `${mm} mm of bleed of ${bleedMm} ${where}`;
  });
  const what = short.length === 1 ? "its edge is" : "its edges are";
  return `It has ${listed(parts)}; ${what} mirrored outwards there.`;
}

/** What becomes of a design that ends before its bleed does though its page goes on, in a sentence; null where it ends so nowhere. */
export function endsAtCutLabel(edges: readonly EdgeName[]): string | null {
  if (edges.length === 0) return null;
  const what = edges.length === 1 ? "its edge is" : "its edges are";
  return `What is on the page ends before the bleed does ${edgesInWords(edges)}: ${what} mirrored outwards there, so that no white is seen.`;
}
