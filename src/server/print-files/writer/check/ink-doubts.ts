import { PDFArray, PDFBool, PDFDict, type PDFDocument, PDFName, PDFStream } from "@cantoo/pdf-lib";
import type { PrintDoubt } from "#domain/artwork/comparison/print-check.ts";
import { graphicsStates, itemsOf, key, resourcesIn } from "./page-parts.ts";

/** Inks that every press has, and what stands for all of them or none. */
const known: ReadonlySet<string> = new Set(["Cyan", "Magenta", "Yellow", "Black", "All", "None"]);

function inksOf(space: unknown): readonly string[] {
  const [kind, inks] = itemsOf(space);
  if (!(kind instanceof PDFName)) return [];
  if (kind.decodeText() === "Separation") return inks instanceof PDFName ? [inks.decodeText()] : [];
  if (kind.decodeText() === "Indexed" || kind.decodeText() === "Pattern") return inksOf(inks);
  if (kind.decodeText() !== "DeviceN") return [];
  return itemsOf(inks).flatMap((ink) => (ink instanceof PDFName ? [ink.decodeText()] : []));
}

/** The colour spaces that resources name, of pictures and gradients as well. */
function spacesIn(resources: PDFDict): readonly unknown[] {
  const inDict = (name: string) => resources.lookupMaybe(key(name), PDFDict);
  const spaces = inDict("ColorSpace");
  const own = (spaces?.keys() ?? []).map((name) => spaces?.lookup(name));
  const painted = ["XObject", "Shading"].flatMap((kind) => {
    const all = inDict(kind);
    return (all?.keys() ?? []).map((name) => {
      const found = all?.lookup(name);
      const dict = found instanceof PDFStream ? found.dict : found;
      return dict instanceof PDFDict ? dict.lookup(key("ColorSpace")) : undefined;
    });
  });
  return [...own, ...painted].filter((space) => space instanceof PDFArray);
}

function overprints(state: PDFDict): boolean {
  return ["OP", "op"].some((name) => state.lookup(key(name)) === PDFBool.True);
}

/** What of a print file's artwork the painter shows otherwise than a press: inks of its own, and inks over inks. */
export function inkDoubts(doc: PDFDocument): readonly PrintDoubt[] {
  // The first are those of the page, where the shop's own lines are.
  const artwork = resourcesIn(doc).slice(1);
  const inks = artwork.flatMap(spacesIn).flatMap(inksOf);
  const isOverprinted = artwork.flatMap(graphicsStates).some(overprints);
  return [
    ...(isOverprinted ? (["overprint"] as const) : []),
    ...(inks.some((ink) => !known.has(ink)) ? (["spot-ink"] as const) : []),
  ];
}
