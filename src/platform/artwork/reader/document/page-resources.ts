import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFStream,
} from "@cantoo/pdf-lib";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { MOST_PIXELS, Unreadable } from "../found.ts";
import { withoutInvisible } from "#domain/artwork/file-name.ts";

/** What the resources of a page tell: its own, and those of the forms that it places. */
type Told = Pick<DocumentFacts, "missingFonts" | "hasTransparency">;

/** More names than this help nobody. */
const MOST_NAMES = 20;

interface Walk {
  readonly seen: Set<PDFObject>;
  readonly missingFonts: Set<string>;
  hasTransparency: boolean;
}

function key(name: string): PDFName {
  return PDFName.of(name);
}

/** What a dictionary holds under a name, looked up. */
function entriesOf(resources: PDFDict, name: string): PDFObject[] {
  const entries = resources.lookupMaybe(key(name), PDFDict);
  if (entries === undefined) return [];
  return entries.keys().flatMap((entry) => entries.lookup(entry) ?? []);
}

/** Longer names are cut off. */
const LONGEST_NAME = 120;

export function nameOf(object: PDFObject | undefined): string | null {
  return object instanceof PDFName
    ? withoutInvisible(object.decodeText().slice(0, LONGEST_NAME)).trim()
    : null;
}

/** A font's own name, without the six letters that mark a part of it. */
function ownFontName(font: PDFDict): string {
  return (nameOf(font.lookup(PDFName.of("BaseFont"))) ?? "a font without a name").replace(/^[A-Z]{6}\+/, "");
}

/** Whether the letters of a font are in the file. Those of the third type are drawn in it by nature. */
function isFontInFile(font: PDFDict): boolean {
  if (nameOf(font.lookup(PDFName.of("Subtype"))) === "Type3") return true;
  const parts = font.lookupMaybe(PDFName.of("DescendantFonts"), PDFArray);
  const described = parts === undefined ? font : parts.lookup(0, PDFDict);
  const descriptor = described.lookupMaybe(PDFName.of("FontDescriptor"), PDFDict);
  return ["FontFile", "FontFile2", "FontFile3"].some((file) => descriptor?.has(PDFName.of(file)) === true);
}

/** Inks that every press has, and names for all of them or none. */
const usualInks = new Set(["All", "None", "Cyan", "Magenta", "Yellow", "Black"]);

/** Names of inks as they are shown, without those that every press has. */
export function printedInks(inks: Iterable<string>): string[] {
  const names = [...inks].filter((ink) => !usualInks.has(ink)).map((ink) => nameOf(PDFName.of(ink)) ?? "");
  return names.filter((name) => name !== "");
}

function noteState(walk: Walk, state: PDFObject): void {
  if (!(state instanceof PDFDict)) return;
  const mode = nameOf(state.lookup(key("BM"))) ?? "Normal";
  const opacities = ["ca", "CA"].map((name) => state.lookupMaybe(key(name), PDFNumber)?.asNumber() ?? 1);
  const hasMask = state.lookup(key("SMask")) instanceof PDFDict;
  if (!["Normal", "Compatible"].includes(mode) || Math.min(...opacities) < 1 || hasMask)
    walk.hasTransparency = true;
}

function sideOf(picture: PDFStream, name: string): number {
  return picture.dict.lookupMaybe(key(name), PDFNumber)?.asNumber() ?? 0;
}

function notePicture(walk: Walk, picture: PDFStream): void {
  // The painter would leave it out without a word.
  if (sideOf(picture, "Width") * sideOf(picture, "Height") > MOST_PIXELS)
    throw new Unreadable("artwork-too-large");
  if (picture.dict.has(key("SMask"))) walk.hasTransparency = true;
}

function noteResources(walk: Walk, resources: PDFDict | undefined): void {
  if (resources === undefined || walk.seen.has(resources)) return;
  walk.seen.add(resources);
  for (const font of entriesOf(resources, "Font"))
    if (font instanceof PDFDict && !isFontInFile(font)) walk.missingFonts.add(ownFontName(font));
  for (const state of entriesOf(resources, "ExtGState")) noteState(walk, state);
  for (const placed of entriesOf(resources, "XObject"))
    if (placed instanceof PDFStream && !walk.seen.has(placed)) {
      walk.seen.add(placed);
      if (nameOf(placed.dict.lookup(key("Subtype"))) === "Image") notePicture(walk, placed);
      else noteResources(walk, placed.dict.lookupMaybe(key("Resources"), PDFDict));
    }
}

/** What a page is painted with. */
export function readResources({ node }: PDFPage): Told {
  const walk: Walk = { seen: new Set(), missingFonts: new Set(), hasTransparency: false };
  noteResources(walk, node.Resources());
  return {
    missingFonts: [...walk.missingFonts].slice(0, MOST_NAMES),
    hasTransparency: walk.hasTransparency,
  };
}
