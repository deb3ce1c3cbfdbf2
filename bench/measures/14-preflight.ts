import { randomBytes } from "node:crypto";
import { cmyk, PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import type { OpenShop } from "#tests/support/process/shop-process.ts";
import { uploadingBrowser } from "#tests/support/server/upload-client.ts";
import type { Figure } from "../support/measure.types.ts";
import { photo } from "../support/photo.ts";

const ROUNDS = 3;

/** A photograph of noise, the dearest there is: some 10 MB as JPEG. */
async function noise(): Promise<Buffer> {
  const [width, height] = [3_000, 2_200];
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Two of them on a page. */
async function page(): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const sheet = doc.addPage([600, 880]);
  for (const y of [0, 440])
    sheet.drawImage(await doc.embedJpg(await noise()), { x: 0, y, width: 600, height: 440 });
  return Buffer.from(await doc.save());
}

/** Makes pages of eight photographs of twelve megapixels with lines over them, some 20 MB each; the lines differ. */
async function pagesOfPhotos(): Promise<() => Promise<Buffer>> {
  const photos: Buffer[] = [];
  while (photos.length < 8) photos.push(await photo(4_000, 3_000, 68));
  let made = 0;
  return async () => {
    made += 1;
    const doc = await PDFDocument.create();
    const sheet = doc.addPage([1_190, 840]);
    for (const [at, jpeg] of photos.entries())
      sheet.drawImage(await doc.embedJpg(jpeg), {
        x: (at % 4) * 297,
        y: at < 4 ? 0 : 420,
        width: 290,
        height: 410,
      });
    for (let at = 0; at < 1_500; at++)
      sheet.drawLine({
        start: { x: at % 1_190, y: 0 },
        end: { x: (at * 7) % 1_190, y: 840 - made },
        color: cmyk(0, 0, 0, 1),
      });
    return Buffer.from(await doc.save());
  };
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
  return [
    await median(shop, "photos.pdf", await pagesOfPhotos()),
    await median(shop, "a page.pdf", page),
    await median(shop, "a photo.jpg", noise),
  ];
}
