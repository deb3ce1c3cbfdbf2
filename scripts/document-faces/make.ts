/**
 * Writes the faces that documents are set in: the shop's two from their families' whole fonts, and the further ones for letters
 * that they lack. By hand, when the list or a font changes: `node scripts/document-faces/make.ts` (some minutes).
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import * as hb from "harfbuzzjs";
import subsetFont from "subset-font";
import { documentLetters } from "#platform/pdf/document-letters.ts";
import { writeFormatted } from "../write-formatted.ts";
import { faceList } from "./face-list.ts";

const target = "src/platform/pdf/fonts";
const fonts = join(import.meta.dirname, "fonts");

/** What every further face has beside its own letters: what stands between them, joins them, or bears a mark that stands alone. */
const shared = [0x20, 0x200c, 0x200d, 0x25cc];

const shopFaces = {
  text: "@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf",
  heading: "@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf",
} as const;

async function writeShopFaces(): Promise<void> {
  for (const [name, file] of Object.entries(shopFaces)) {
    const whole = readFileSync(new URL(import.meta.resolve(file)));
    const bytes = await subsetFont(whole, String.fromCodePoint(...documentLetters), {
      targetFormat: "truetype",
      keepFeatures: ["kern", "tnum"],
      noHinting: true,
    });
    writeFileSync(join(target, `${name}.ttf`), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
}

function codesOf(font: Buffer): readonly number[] {
  return [...new hb.Face(new hb.Blob(new Uint8Array(font))).collectUnicodes()];
}

/** Codes as ranges of hexadecimal numbers: "41-5a,61". */
function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => [first, last].map((code) => code.toString(16)))
    .map(([first, last]) => (first === last ? first : `${first}-${last}`))
    .join(",");
}

/** Writes a further face with these letters, packed. */
async function writeFace(name: string, whole: Buffer, codes: readonly number[]): Promise<void> {
  const bytes = await subsetFont(whole, String.fromCodePoint(...codes, ...shared), {
    targetFormat: "truetype",
    noHinting: true,
  });
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  writeFileSync(join(target, `${name}.ttf.br`), packed);
  console.log(`${name}: ${codes.length} letters, ${bytes.length} bytes, ${packed.length} packed`);
}

/** Writes the further faces; answers which letters each has. */
async function writeFurtherFaces(): Promise<ReadonlyMap<string, readonly number[]>> {
  const written = new Map<string, readonly number[]>();
  for (const [name, { font, ranges, files = 1 }] of Object.entries(faceList)) {
    const [packageName, fileName] = font;
    const folder = join(fonts, "node_modules", "@expo-google-fonts", packageName, "400Regular");
    const whole = readFileSync(join(folder, `${fileName}_400Regular.ttf`));
    const codes = codesOf(whole).filter((code) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    );
    const each = Math.ceil(codes.length / files);
    for (let at = 0; at < files; at += 1) {
      const part = codes.slice(at * each, (at + 1) * each);
      const partName = files === 1 ? name : `${name}-${at + 1}`;
      await writeFace(partName, whole, part);
      written.set(partName, part);
    }
  }
  return written;
}

if (!existsSync(join(fonts, "node_modules")))
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: fonts, stdio: "inherit" });
await writeShopFaces();
const further = await writeFurtherFaces();
await writeFormatted(
  "src/platform/pdf/further-letters.ts",
  `/** The letters of each further face, ranges of codes in hexadecimal; written by scripts/document-faces/make.ts. */
export const furtherLetters = ${JSON.stringify(Object.fromEntries([...further].map(([name, codes]) => [name, rangesOf(codes)])))} as const;\n`,
);
const all = new Set([...documentLetters, ...[...further.values()].flat()]);
await writeFormatted(
  "src/domain/letters/printed-ranges.ts",
  `/** Letters that the shop's papers can print, ranges of codes in hexadecimal; written by scripts/document-faces/make.ts. */
export const printedRanges = ${JSON.stringify(rangesOf([...all]))};\n`,
);
