import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Features } from "./subject.ts";

function chosen(catalogue: Catalogue, selection: Selection, side: "front" | "back") {
  const { na, front, back } = selection.printFeatures;
  return [...na, ...(side === "front" ? front : back)].flatMap((id) => {
    const row = catalogue.printFeatureItems.get(id);
    return row === undefined || row.item.isNone ? [] : [row];
  });
}

const strings: readonly (readonly [word: string, string: NonNullable<Features["string"]>])[] = [
  ["black", "black"],
  ["jute", "jute"],
  ["white", "white"],
];

/** The print features seen from one side. Holes, strings, folds and outlines belong to both. */
export function featuresOf(catalogue: Catalogue, selection: Selection, side: "front" | "back"): Features {
  const rows = chosen(catalogue, selection, side);
  const slugOf = (code: string): string | undefined =>
    rows.find(({ feature }) => feature.code === code)?.item.slug;
  const hole = slugOf("punch-holes2");
  const string = slugOf("tag-strings");
  const fold = slugOf("fold");
  const relief = slugOf("emboss-deboss");
  return {
    foil: rows
      .filter(({ feature }) => feature.code === "foil-stamp")
      .map(({ item }) => ({
        paint: item.appearance === "foil-silver" ? "stamp-silver" : "stamp-gold",
        large: item.slug.includes("large"),
      })),
    relief: relief === undefined ? null : relief === "deboss" ? "deboss" : "emboss",
    holeMm: hole === undefined ? null : Number(/(\d+)mm/.exec(hole)?.[1] ?? 4),
    string: string === undefined ? null : (strings.find(([word]) => string.includes(word))?.[1] ?? "white"),
    fold: fold === undefined ? null : fold.includes("scored") ? "scored" : "half",
    spotGloss: Object.values(selection.addons).some(
      (id) => catalogue.addonItems.get(id)?.item.slug === "uv-spot",
    ),
  };
}

/** The outline a die feature gives a card, if any. */
export function dieOutline(
  catalogue: Catalogue,
  selection: Selection,
): "ellipse" | "label" | "custom" | null {
  const item = selection.printFeatures.na
    .map((id) => catalogue.printFeatureItems.get(id))
    .find((row) => row?.feature.code === "die-cut" && !row.item.isNone)?.item;
  if (item === undefined) return null;
  return item.slug.includes("oval") ? "ellipse" : item.slug.includes("label") ? "label" : "custom";
}
