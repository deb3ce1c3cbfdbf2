import sharp from "sharp";
import { expect, test } from "vitest";
import { jpegSides } from "./jpeg-sides.ts";

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#7a2c5e" } }).jpeg();
}

test("a JPEG's sides are read from its first bytes, as it is stored", async () => {
  const plain = await photo(320, 180).toBuffer();
  expect(jpegSides(new Uint8Array(plain))).toEqual({ width: 320, height: 180 });
  const progressive = await photo(64, 500)
    .jpeg({ progressive: true })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(jpegSides(new Uint8Array(progressive))).toEqual({ width: 64, height: 500 });
  const filled = Buffer.concat([plain.subarray(0, 2), Buffer.of(0xff, 0xff), plain.subarray(2)]);
  expect(jpegSides(new Uint8Array(filled))).toEqual({ width: 320, height: 180 });
});

test("of bytes that tell of no frame there are none", async () => {
  const whole = new Uint8Array(await photo(320, 180).toBuffer());
  expect(jpegSides(whole.slice(0, 60))).toBeNull();
  expect(jpegSides(new Uint8Array(400))).toBeNull();
  expect(jpegSides(new Uint8Array())).toBeNull();
});
