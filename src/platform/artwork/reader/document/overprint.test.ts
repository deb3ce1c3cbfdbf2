import sharp from "sharp";
import { expect, test } from "vitest";
import { preflight } from "#domain/artwork/preflight/preflight.ts";
import { overprintPages, overprints, pageOfInks } from "#tests/support/artwork/overprints.ts";
import { printedPiece } from "#tests/support/artwork/printed-piece.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";

/** What is seen of a page of 94 x 54 mm at places in points. */
async function coloursAt(webp: Buffer, places: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const perPoint = (info.width / 94) * (25.4 / 72);
  return places.map(([x, y]) => {
    const at = 3 * (Math.round(info.height - y * perPoint) * info.width + Math.round(x * perPoint));
    return [...data.subarray(at, at + 3)];
  });
}

const PLACES = [
  [80, 60],
  [185, 60],
] as const;

/** A quarter of them, unless all are asked for: by the long tests. Each is painted seven times. */
const pages = Object.entries(overprintPages).filter((_, at) => process.env.CORPUS === "all" || at % 4 === 0);

test.each(pages)(
  "what is set to overprint is seen as a press prints it, and said where it is seen: %s",
  async (name, { overprint, inks }) => {
    const found = await readDocument(await overprints[`overprint: ${name}`]!());
    expect(found.facts.overprint ?? "none").toBe(overprint);
    const said = preflight(found.facts, printedPiece(90, 50)).filter(({ code }) => code === "overprint");
    expect(said.map(({ tone }) => tone)).toEqual({ none: [], shown: ["know"], unknown: ["mend"] }[overprint]);
    if (inks === undefined) return;
    const wanted = await coloursAt((await readDocument(await pageOfInks(inks))).webp, PLACES);
    const near = wanted.map((colour) =>
      colour.map((value) => expect.toSatisfy((seen: number) => Math.abs(seen - value) <= 6)),
    );
    expect(await coloursAt(found.webp, PLACES)).toEqual(near);
  },
);
