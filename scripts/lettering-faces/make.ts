/**
 * Writes the faces of vinyl lettering: `node scripts/lettering-faces/make.ts [id ...]`, all 80 without ids (some minutes). By hand, when
 * the list or a font changes. `antique-olive=FILE[,FILE]` makes the face the shop has bought; see docs/lettering-faces.md.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { committed, target } from "./committed.ts";
import { faceFiles } from "./face-files.ts";
import { faceGroups } from "./face-list.ts";
import { filesOf } from "./font-package.ts";
import { allLetters, requiredLetters } from "./letters.ts";
import { licensedFace } from "./licensed-face.ts";
import { readFace } from "./read-face.ts";
import { writeLicences } from "./write-licences.ts";
import { writeNames } from "./write-names.ts";
import { writeRows } from "./write-rows.ts";

const asked = process.argv.slice(2).filter((argument) => !argument.includes("="));
const bought = process.argv.slice(2).find((argument) => argument.startsWith(`${licensedFace.id}=`));

const fonts = join(import.meta.dirname, "fonts");
if (!existsSync(join(fonts, "node_modules")))
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: fonts, stdio: "inherit" });

function write(id: string, from: readonly string[]): void {
  const files = faceFiles(readFace(from, allLetters));
  const [measures, outlines] = [JSON.stringify(files.measures), JSON.stringify(files.outlines)];
  writeFileSync(committed(id, "measures"), measures);
  writeFileSync(committed(id, "outlines"), outlines);
  const united = files.flat.length === 0 ? "" : `, united: ${files.flat.join("")}`;
  const missing = requiredLetters.filter((letter) => files.outlines.glyphs[letter] === undefined);
  const lacks = missing.length === 0 ? "" : `, lacks: ${missing.join("")}`;
  console.log(`${id}: ${measures.length} and ${outlines.length} bytes${united}${lacks}`);
}

mkdirSync(target, { recursive: true });
const listed = Object.values(faceGroups).flat();
if (bought !== undefined) write(licensedFace.id, bought.slice(licensedFace.id.length + 1).split(","));
else
  for (const face of listed) if (asked.length === 0 || asked.includes(face.id)) write(face.id, filesOf(face));
writeNames();
writeLicences();
await writeRows();
