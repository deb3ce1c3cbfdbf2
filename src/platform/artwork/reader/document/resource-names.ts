import { PDFArray, PDFDict, PDFName, type PDFObject } from "@cantoo/pdf-lib";
import { withoutInvisible } from "#domain/artwork/file-name.ts";

/** Longer names are cut off. */
const LONGEST_NAME = 120;

export function nameOf(object: PDFObject | undefined): string | null {
  return object instanceof PDFName
    ? withoutInvisible(object.decodeText().slice(0, LONGEST_NAME)).trim()
    : null;
}

/** A font's own name, without the six letters that mark a part of it. */
export function ownFontName(font: PDFDict): string {
  return (nameOf(font.lookup(PDFName.of("BaseFont"))) ?? "a font without a name").replace(/^[A-Z]{6}\+/, "");
}

/** Whether the letters of a font are in the file. Those of the third type are drawn in it by nature. */
export function isFontInFile(font: PDFDict): boolean {
  if (nameOf(font.lookup(PDFName.of("Subtype"))) === "Type3") return true;
  const parts = font.lookupMaybe(PDFName.of("DescendantFonts"), PDFArray);
  const described = parts === undefined ? font : parts.lookup(0, PDFDict);
  const descriptor = described.lookupMaybe(PDFName.of("FontDescriptor"), PDFDict);
  return ["FontFile", "FontFile2", "FontFile3"].some((file) => descriptor?.has(PDFName.of(file)) === true);
}

/** Inks that every press has, and names for all of them or none. */
const usualInks = new Set(["All", "None", "Cyan", "Magenta", "Yellow", "Black"]);

/** Names of inks as they are shown, without those that every press has. */
export function shownInks(inks: Iterable<string>): string[] {
  const names = [...inks].filter((ink) => !usualInks.has(ink)).map((ink) => nameOf(PDFName.of(ink)) ?? "");
  return names.filter((name) => name !== "");
}
