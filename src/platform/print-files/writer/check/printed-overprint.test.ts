import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { overprintPages, overprints, pageOfInks } from "#tests/support/artwork/overprints.ts";
import { checkedAndPrinted } from "#tests/support/print-files/check-of.ts";

const run = promisify(execFile);
const PROGRAM = "gs";
const hasGhostscript = spawnSync(PROGRAM, ["-v"]).error === undefined;
const DPI = 60;
/** From the corner of a print file to the customer's page: the margin of 10 mm less the bleed of 2 mm that page has. */
const ORIGIN_MM = 8;
const PAGE_MM = 54;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kisscut-overprint-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function printFileOf(file: Buffer): Promise<Buffer> {
  const query = "cutting_id=2&shape_id=4&size=custom&width=90&height=50";
  return (await checkedAndPrinted({ kind: "pdf", file, query })).pdf;
}

/** What a program of presses shows of a print file, its overprint with it, at two places of the customer's page in points. */
async function printed(path: string) {
  const png = `${path}.png`;
  const asked = ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=png16m", `-r${DPI}`, "-dOverprint=/simulate"];
  await run(PROGRAM, [...asked, `-sOutputFile=${png}`, path]);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [80, 185].map((x) => {
    const [across, down] = [ORIGIN_MM + (x * 25.4) / 72, ORIGIN_MM + PAGE_MM - (60 * 25.4) / 72];
    const at = 3 * (Math.round((down * DPI) / 25.4) * info.width + Math.round((across * DPI) / 25.4));
    return [...data.subarray(at, at + 3)];
  });
}

const pages = Object.entries(overprintPages)
  .flatMap(([name, { inks }]) => (inks === undefined ? [] : [{ name, inks }]))
  // It mixes inks of their own in a way of its own.
  .filter(({ name }) => name !== "an ink of its own over cyan")
  // A quarter of them, unless all are asked for: by the long tests.
  .filter((_, at) => process.env.CORPUS === "all" || at % 4 === 0);

test.runIf(hasGhostscript).each(pages)(
  "a print file overprints as its page does, in a program of presses: $name",
  async ({ name, inks }) => {
    const [overprinting, plain] = [join(folder, "one.pdf"), join(folder, "other.pdf")];
    writeFileSync(overprinting, await printFileOf(await overprints[`overprint: ${name}`]!()));
    writeFileSync(plain, await printFileOf(await pageOfInks(inks)));
    const near = (await printed(plain)).map((colour) =>
      colour.map((value) => expect.toSatisfy((seen: number) => Math.abs(seen - value) <= 4)),
    );
    expect(await printed(overprinting)).toEqual(near);
  },
);
