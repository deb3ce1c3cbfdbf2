import { randomBytes } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import type { OpenShop } from "#tests/support/process/shop-process.ts";
import { uploadingBrowser } from "#tests/support/server/upload-client.ts";
import type { Figure } from "../support/measure.types.ts";

const ROUNDS = 3;

/** A photograph of noise, the dearest there is: some 10 MB as JPEG. */
async function photo(): Promise<Buffer> {
  const [width, height] = [3_000, 2_200];
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Two photographs on a page. */
async function page(): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const sheet = doc.addPage([600, 880]);
  for (const y of [0, 440])
    sheet.drawImage(await doc.embedJpg(await photo()), { x: 0, y, width: 600, height: 440 });
  return Buffer.from(await doc.save());
}

/** Milliseconds from asking for a file's facts and its picture to their answer, in a process of their own. */
async function readingTime({ origin }: OpenShop, name: string, content: Buffer): Promise<number> {
  const browser = uploadingBrowser(origin);
  const { id } = await browser.send(name, content);
  const body = Buffer.from(JSON.stringify({ upload: id }));
  const before = performance.now();
  const answer = await browser.ask("POST", "/api/artwork", { "content-type": "application/json" }, body);
  if (answer.status !== 201) throw new Error(`${name} was not kept: ${await answer.text()}`);
  return performance.now() - before;
}

/** The median of some, each of another file: one that is known is not read again. */
async function median(shop: OpenShop, name: string, make: () => Promise<Buffer>): Promise<Figure> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const content = await make();
    bytes = content.length;
    times.push(await readingTime(shop, name, content));
  }
  const value = times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  return {
    what: `preflight: ${name}, ${(bytes / 1e6).toFixed(0)} MB`,
    value,
    unit: "ms",
    limit: { atMost: 2_000 },
  };
}

export async function measure(shop: OpenShop): Promise<Figure[]> {
  return [await median(shop, "a page.pdf", page), await median(shop, "a photo.jpg", photo)];
}
