import { writeFileSync } from "node:fs";
import svgpath from "svgpath";
import { committedFaces, committedMeasures, committedOutlines, namesFile } from "./committed.ts";
import { metadataOf } from "./font-package.ts";
import { kerningPairs } from "./kerning-rows.ts";
import { isLicensed, licensedFace } from "./licensed-face.ts";

/** How high capitals are in the drawing, and the room above the baseline and below: names of all faces look equally large. */
const CAPITAL = 100;
const ABOVE = 150;
const BELOW = 60;

interface Line {
  readonly path: string;
  readonly width: number;
}

/** A word as one path, its baseline at 0. */
function lineOf(id: string, text: string): Line {
  const [{ glyphs, kerning }, outlines] = [committedMeasures(id), committedOutlines(id)];
  const [pairs, scale] = [kerningPairs(kerning), CAPITAL / -(glyphs["H"]?.[2] ?? 0)];
  let pen = 0;
  const parts = [...text].map((letter, at) => {
    const path = svgpath(outlines.glyphs[letter] ?? "")
      .translate(pen, 0)
      .scale(scale);
    pen += (glyphs[letter]?.[0] ?? 0) + (pairs.get(letter + text.charAt(at + 1)) ?? 0);
    return path.rel().round(0).toString();
  });
  return { path: parts.join(""), width: Math.ceil(pen * scale) };
}

function symbol(id: string, { path, width }: Line): string {
  return `<symbol id="${id}" viewBox="0 ${-ABOVE} ${width} ${ABOVE + BELOW}" overflow="visible" preserveAspectRatio="xMinYMid"><path d="${path}"/></symbol>`;
}

/** Writes the names of all faces, each in its own letters; the default's in those that are cut in its place. */
export function writeNames(): void {
  const symbols = committedFaces().map(({ face }) =>
    symbol(face.id, lineOf(face.id, metadataOf(face).family)),
  );
  const { id, name, standIn } = licensedFace;
  const first = symbol(id, lineOf(isLicensed() ? id : standIn, name));
  writeFileSync(
    namesFile,
    `<svg xmlns="http://www.w3.org/2000/svg">\n${[first, ...symbols].join("\n")}\n</svg>\n`,
  );
}
