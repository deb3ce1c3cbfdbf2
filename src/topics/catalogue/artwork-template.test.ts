import { expect, test } from "vitest";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";

const shop = sharedShop();

function fetchFile(url: string, headers: Readonly<Record<string, string>> = {}) {
  return shop.app.inject({ url, headers: { ...headers } });
}

test.each([
  ["stickers/square/50x50.pdf", "application/pdf", "square-sticker-template-50x50mm.pdf", [50, 50]],
  ["stickers/square/75x100.ai", "application/postscript", "square-sticker-template-75x100mm.ai", [75, 100]],
  ["stickers/circle/33x33.pdf", "application/pdf", "circle-sticker-template-33x33mm.pdf", [33, 33]],
  ["stickers/oval/120x45.ai", "application/postscript", "oval-sticker-template-120x45mm.ai", [120, 45]],
  [
    "stickers/rectangle/420x297.pdf",
    "application/pdf",
    "rectangle-sticker-template-420x297mm.pdf",
    [420, 297],
  ],
  ["business-cards/90x55mm.ai", "application/postscript", "card-template-90x55mm.ai", [90, 55]],
] as const)("%s is saved as a PDF of that size", async (address, type, name, [width, height]) => {
  const answer = await fetchFile(`/artwork-guide/${address}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": type,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
  });
  const { trim } = await readPrintFile(answer.rawPayload);
  expect(trim.width).toBeCloseTo(width, 2);
  expect(trim.height).toBeCloseTo(height, 2);
});

test("who has it already is not sent it again; a head says how long it is", async () => {
  const url = "/artwork-guide/stickers/square/60x60.pdf";
  const first = await fetchFile(url);
  const again = await fetchFile(url, { "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  const head = await shop.app.inject({ method: "HEAD", url });
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  expect(Number(head.headers["content-length"])).toBe(first.rawPayload.length);
});

test.each([
  "stickers/square/1x1.pdf",
  "stickers/square/50x50.exe",
  "stickers/square/..%2f..%2f..%2fetc%2fpasswd",
  "stickers/square/%2e%2e/50x50.pdf",
  "stickers/circle/60x40.pdf",
  "stickers/rectangle/421x297.pdf",
  "stickers/square/9999999x9999999.pdf",
  "stickers/constructor/50x50.pdf",
  "business-cards/90x55.pdf",
  "business-cards/",
  "",
])("/artwork-guide/%s is not there", async (address) => {
  const answer = await fetchFile(`/artwork-guide/${address}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-disposition"]).toBeUndefined();
});
