import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bomb, documentFiles } from "../support/artwork/documents.ts";
import { hostileDrawings } from "../support/artwork/drawings.ts";
import { contents, uploadsIn } from "../support/bodies/special-upload.ts";
import { keepFile } from "../support/process/keep-file.ts";
import { risesBy } from "../support/process/peak-memory.ts";
import { startShop, type OpenShop } from "../support/process/shop-process.ts";

const MEGABYTE = 1024 * 1024;
/** No request may cost more than 20 MB; what the collector takes and gives back meanwhile comes on top. */
const mostMegabytes = 45;

let shop: OpenShop;
beforeAll(async () => {
  shop = await startShop({ settings: { LOG_LEVEL: "error", RATE_LIMIT_FACTOR: "100" } });
  // What reads and stores files is loaded with the first of them.
  for (let round = 0; round < 4; round++) await keep("first.png", await flat(400 + round));
});
afterAll(() => shop.close());

function flat(width: number, height = 300): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#b0405a" }, limitInputPixels: false })
    .png()
    .toBuffer();
}

const keep = (name: string, content: Buffer) => keepFile(shop.origin, name, content);

const drawings = Object.entries(hostileDrawings).map(
  ([what, text]) => [what, "drawing.svg", () => Buffer.from(text)] as const,
);
const files: readonly (readonly [string, string, () => Buffer | Promise<Buffer>])[] = [
  ["4 kB that become 1.5 GB", "bomb.pdf", () => bomb(1_500)],
  ["a picture of 400 megapixels", "wide.png", () => flat(40_000, 10_000)],
  [
    "2 MB of noise after a PDF's first line",
    "noise.pdf",
    () => Buffer.concat([contents.pdf, randomBytes(2 * MEGABYTE)]),
  ],
  [
    "40 MB of noise after a picture's first bytes",
    "noise.png",
    async () => Buffer.concat([(await flat(90)).subarray(0, 60), randomBytes(40 * MEGABYTE)]),
  ],
  ["a program that says it is a picture", "run.png", () => Buffer.from(`MZ${"\0".repeat(90_000)}`)],
  [
    "a document with a password",
    "own.pdf",
    async () => (await documentFiles["a document with a password"]?.()) ?? Buffer.alloc(0),
  ],
  ...drawings,
];

test.each(files)("%s: refused in words, at little cost, and nothing is left of it", async (_, name, make) => {
  const content = await make();
  let told = { status: 0, words: "" };
  const rose = await risesBy(shop.pid, async () => {
    told = await keep(name, content);
  });
  // What is no artwork at all is refused as it arrives, the rest once it is read.
  expect([415, 422]).toContain(told.status);
  expect(told.words).toMatch(/"(upload|attachments)":"[A-Z][^"]{20,}/);
  expect(rose).toBeLessThan(mostMegabytes);
  expect(uploadsIn(shop.dataDir).staging).toEqual([]);
});

test("the shop that was sent all this is the one that was opened", async () => {
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
  expect(shop.output().match(/Kisscut is open/g)).toHaveLength(1);
  expect((await keep("last.png", await flat(90))).status).toBe(201);
});
