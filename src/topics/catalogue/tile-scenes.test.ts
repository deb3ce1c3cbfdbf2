import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { readTileScenes } from "./pictures.ts";
import { openPeopleShop, type PeopleShop } from "#tests/support/server/people-shop.ts";

let shop: PeopleShop;
beforeAll(async () => {
  shop = await openPeopleShop();
});
afterAll(() => shop.close());

function ask(headers: Record<string, string> = {}) {
  return shop.app.inject({ url: "/tile-scenes", headers });
}

test("the scenes of the head and of twelve tiles come with the products they are of", async () => {
  const { document, scenes } = (await ask()).json<ReturnType<typeof readTileScenes>>();
  expect(scenes).toHaveLength(13);
  const sent = new Set(document.products.map(({ id }) => id));
  expect(scenes.every(({ selection }) => sent.has(selection.productId))).toBe(true);
});

test("they are sent packed, and not again until the catalogue changes", async () => {
  const packed = await ask({ "accept-encoding": "br" });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await ask()).body);
  expect(packed.rawPayload.length).toBeLessThan(20_000);
  const again = await ask({ "if-none-match": String(packed.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});
