import { writeFileSync } from "node:fs";
import { committedFaces } from "./committed.ts";
import type { ListedFace } from "./face-list.ts";
import { filesOf, licenceText, metadataOf } from "./font-package.ts";
import { isLicensed, licensedFace } from "./licensed-face.ts";
import { copyrightOf } from "./open-font.ts";

const file = "public/fonts/licences.txt";

const titles: Readonly<Record<string, string>> = {
  "OFL-1.1": "SIL Open Font License 1.1",
  "Apache-2.0": "Apache License 2.0",
};

const head = `The faces of vinyl lettering

Lettering is shown and cut in outlines made from these fonts: contours that cross are united, points lie on
whole units of the font, letters are kerned; nothing else is changed. The fonts themselves are not served here;
each is to be had, unchanged, where its copyright says. Both licences stand below.
`;

function titleOf(licence: string): string {
  const title = titles[licence];
  if (title === undefined) throw new Error(`Nobody has read the licence ${licence}.`);
  return title;
}

function entry(face: ListedFace): string {
  const { family, license } = metadataOf(face);
  const [latin = ""] = filesOf(face);
  return `${family}\n  ${titleOf(license.type)}\n  ${copyrightOf(latin)}\n`;
}

/** The text of a licence without the copyright of the one font it is taken from. */
function textOf(face: ListedFace): string {
  const [, terms] = licenceText(face)
    .replaceAll("\r", "")
    .split(/^-{5,}\n(?=SIL OPEN FONT LICENSE)/m);
  const end = "END OF TERMS AND CONDITIONS";
  const [text = "", after] = (terms ?? licenceText(face)).split(end);
  return (after === undefined ? text : text + end).replaceAll(/[^\S\n]+$/gm, "").trim();
}

/** Writes who made each face, and under which licence, with the licences' texts; served at /fonts/licences. */
export function writeLicences(): void {
  const faces = committedFaces().map(({ face }) => face);
  const { id, name, licence } = licensedFace;
  const own = isLicensed() ? [{ id, text: `${name}\n  ${licence}\n` }] : [];
  const entries = [...own, ...faces.map((face) => ({ id: face.id, text: entry(face) }))]
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(({ text }) => text);
  const byLicence = Map.groupBy(faces, (face) => metadataOf(face).license.type);
  const texts = [...byLicence].map(([licence, [first]]) => {
    const title = titleOf(licence).toUpperCase();
    return `${"=".repeat(80)}\n${title}\n${"=".repeat(80)}\n\n${first === undefined ? "" : textOf(first)}\n`;
  });
  writeFileSync(file, [head, ...entries, ...texts].join("\n"));
}
