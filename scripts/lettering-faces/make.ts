/**
 * Writes the faces of vinyl lettering: `node scripts/lettering-faces/make.ts [id ...]`, all 80 without ids (some minutes). By hand, when
 * the list or a font changes; see docs/lettering-faces.md.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { faceFiles } from "./face-files.ts";
import { faceGroups, type ListedFace } from "./face-list.ts";
import { filesOf } from "./font-package.ts";
import { committed, target } from "./committed.ts";
import { allLetters } from "./letters.ts";
import { readFace } from "./read-face.ts";
import { writeRows } from "./write-rows.ts";

const asked = process.argv.slice(2);

const fonts = join(import.meta.dirname, "fonts");
if (!existsSync(join(fonts, "node_modules")))
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: fonts, stdio: "inherit" });

function write(face: ListedFace): void {
  const files = faceFiles(readFace(filesOf(face), allLetters));
  const [measures, outlines] = [JSON.stringify(files.measures), JSON.stringify(files.outlines)];
  writeFileSync(committed(face.id, "measures"), measures);
  writeFileSync(committed(face.id, "outlines"), outlines);
  const united = files.flat.length === 0 ? "" : `, united: ${files.flat.join("")}`;
  console.log(`${face.id}: ${measures.length} and ${outlines.length} bytes${united}`);
}

mkdirSync(target, { recursive: true });
const listed = Object.values(faceGroups).flat();
for (const face of listed) if (asked.length === 0 || asked.includes(face.id)) write(face);
await writeRows();
