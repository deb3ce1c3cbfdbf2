import { degrees, rgb } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { documentOf, pt } from "#tests/support/artwork/documents.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { addPlate } from "./add-plate.ts";
import type { JobFile, PlateJob } from "./plate-job.ts";

/** A card of 90 x 45 mm, cream, with a golden bar: 30 x 9 mm, 9 mm from the left and 27 mm from above. */
const GOLD = "#c8a020";
const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 45"><path fill="#fff8e8" d="M0 0h90v45H0z"/><path fill="${GOLD}" d="M9 27h30v9H9z"/></svg>`;

const drawing = Buffer.from(card);
const picture = () => sharp(drawing, { density: 600 }).resize(1_200, 600).png().toBuffer();
const photo = () => sharp(drawing, { density: 600 }).resize(1_200, 600).jpeg({ quality: 80 }).toBuffer();

/** The same as a page, which may lie turned in its file: what is seen is the same. */
function page(turn: 0 | 90 | 270): Promise<Buffer> {
  const seen = { x: 9, y: 27, width: 30, height: 9 };
  const [wide, high] = turn % 180 === 0 ? [90, 45] : [45, 90];
  const { x, y, width, height } = seen;
  const places = {
    0: { x, y: 45 - y - height, width, height },
    90: { x: y, y: x, width: height, height: width },
    270: { x: 45 - y - height, y: 90 - x - width, width: height, height: width },
  };
  const place = places[turn];
  return documentOf(wide, high, (made) => {
    const points = Object.fromEntries(
      Object.entries(place).map(([side, mm]) => [side, pt(mm)]),
    ) as typeof place;
    made.drawRectangle({ ...points, color: rgb(200 / 255, 160 / 255, 32 / 255) });
    made.setRotation(degrees(turn));
  });
}

async function added(kind: JobFile["kind"], bytes: Buffer, more: Partial<PlateJob> = {}, second?: Buffer) {
  const file = { kind, page: 1, printed: null, bytes: bytes.length };
  const from =
    second === undefined
      ? { colour: GOLD }
      : { second: { ...file, kind: "picture", bytes: second.length } as const };
  const plate = { kind: "foil", metal: "gold" } as const;
  const job: PlateJob = { plate, file, from, longerSideMm: 90, ...more };
  return addPlate(job, second === undefined ? [bytes] : [bytes, second]);
}

/** What the shop reads of the PDF that was made: its plate, and where that is, in millimetres of the page as it is seen. */
async function plateOf(made: Awaited<ReturnType<typeof added>>) {
  if (!made.ok) throw new Error(made.code);
  const { facts, plates } = await readDocument(Buffer.from(made.pdf));
  const { data, info } = await sharp(plates!).greyscale().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (const [at, value] of data.entries()) {
    if (value < 128) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  const mm = 90 / info.width;
  return { facts, box: [left, top, right - left, bottom - top].map((px) => Math.round(px * mm * 2) / 2) };
}

describe("what has a colour becomes a plate where it is, at its size, of", () => {
  test.each<readonly [string, JobFile["kind"], () => Buffer | Promise<Buffer>]>([
    ["a drawing", "svg", () => drawing],
    ["a picture", "picture", picture],
    ["a photo, whose colours are not all alike", "picture", photo],
    ["a page", "pdf", () => page(0)],
    ["a page that lies turned", "pdf", () => page(90)],
    ["one that lies turned the other way", "pdf", () => page(270)],
  ])("%s", async (_what, kind, make) => {
    const { facts, box } = await plateOf(await added(kind, await make()));
    expect(facts.spotInks).toEqual(["Gold foil"]);
    // What is below its plate is judged as it was before.
    expect(facts.printedColours === undefined).toBe(kind === "pdf");
    expect(facts.plates).toMatchObject([{ ink: "Gold foil" }]);
    expect(facts.printed).toEqual({ widthMm: 90, heightMm: 45 });
    expect(box).toEqual([9, 27, 30, 9]);
  });
});

test("what is dark in a second file becomes the plate, whatever colours the first has", async () => {
  const bar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 45"><path d="M45 9h18v18H45z"/></svg>`;
  const second = await sharp(Buffer.from(bar), { density: 300 }).png().toBuffer();
  const spot = { plate: { kind: "spotUv", metal: null } as const };
  const { facts, box } = await plateOf(await added("picture", await picture(), spot, second));
  expect([facts.spotInks, box]).toEqual([["Spot UV"], [45, 9, 18, 18]]);
});

test("a file gets one plate after the other", async () => {
  const once = await added("svg", drawing);
  if (!once.ok) throw new Error(once.code);
  const twice = { plate: { kind: "emboss", metal: null }, from: { colour: "#fff8e8" } } as const;
  const { facts } = await plateOf(await added("pdf", Buffer.from(once.pdf), twice));
  expect(facts.spotInks.toSorted()).toEqual(["Emboss", "Gold foil"]);
  expect(facts.plates).toHaveLength(2);
});

test("a colour that is nowhere, and a second file of other proportions, are told", async () => {
  expect(await added("svg", drawing, { from: { colour: "#2040c0" } })).toEqual({
    ok: false,
    code: "plate-empty",
  });
  const square = await sharp({ create: { width: 90, height: 90, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  expect(await added("svg", drawing, {}, square)).toEqual({ ok: false, code: "plate-proportions" });
});
