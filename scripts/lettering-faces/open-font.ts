import { readFileSync } from "node:fs";
import * as hb from "harfbuzzjs";
import { sfntOf } from "../pictures/letters/woff.ts";

/** A font as harfbuzz reads it, from WOFF, TrueType or OpenType. */
export function openFont(file: string): hb.Face {
  const bytes = readFileSync(file);
  const sfnt = bytes.toString("latin1", 0, 4) === "wOFF" ? sfntOf(bytes) : bytes;
  return new hb.Face(new hb.Blob(new Uint8Array(sfnt)));
}

/** Its copyright, as its maker wrote it. */
export function copyrightOf(file: string): string {
  const COPYRIGHT = 0;
  const written = openFont(file).getName(COPYRIGHT, "en");
  const [sentence = written] = written.split(/\s*Available under/);
  return sentence.replaceAll(/\s+/g, " ").replace("ReservedFont", "Reserved Font").trim();
}
