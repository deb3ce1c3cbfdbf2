import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrCode, qrSvg } from "./qr-code.ts";

const address = `https://kisscut.example.nz/q/Q2703100123456789/${"k".repeat(43)}`;

/** The dark squares of a path of rectangles, as rows of 0 and 1. */
function squaresOf(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "0"));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) rows[Number(y)]![at] = "1";
  return rows.map((row) => row.join(""));
}

test("its rectangles are the dark squares of the code", () => {
  const { size, path } = qrCode(address);
  const { data } = encode(address, { ecc: "M", border: 0 });
  expect(squaresOf(path, size)).toEqual(data.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")));
  // The three corners that are looked for first.
  const corner = "1111111";
  const rows = squaresOf(path, size);
  expect([rows[0]?.slice(0, 7), rows[0]?.slice(-7), rows.at(-1)?.slice(0, 7)]).toEqual([
    corner,
    corner,
    corner,
  ]);
});

test("as a file it has four light squares on every side", () => {
  const code = qrCode(address);
  const side = code.size + 8;
  expect(qrSvg(code)).toContain(`viewBox="-4 -4 ${side} ${side}"`);
});
