import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { guessSeconds } from "./guess-cost.ts";

const svg = (content: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);

/** What is read at once, first of all: below what has no first try. */
const MOST_QUICK = 2;

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#b0405a" } });
}

describe("what looks cheap", () => {
  test.each([
    ["a logo", () => flat(1_200, 900).png().toBuffer()],
    ["a photograph of 12 megapixels", () => flat(4_000, 3_000).jpeg().toBuffer()],
    ["a small WebP", () => flat(800, 600).webp().toBuffer()],
    ["a drawing of 50 kB", () => Promise.resolve(svg(`<path d="M0 0${"L1 1".repeat(12_000)}"/>`))],
    ["a page of 300 kB", () => Promise.resolve(Buffer.from(`%PDF-1.7${" ".repeat(300_000)}`))],
  ])("%s", async (_what, make) => {
    const content = await make();
    const guessed = guessSeconds(content, content.length);
    expect(guessed).toBeGreaterThan(0);
    expect(guessed).toBeLessThan(MOST_QUICK);
  });
});

describe("what looks dear", () => {
  const turbulence = (octaves: number) => `<filter id="f"><feTurbulence numOctaves="${octaves}"/></filter>`;
  test.each([
    ["a picture of 100 megapixels", () => flat(10_000, 10_000).png().toBuffer()],
    ["noise of 200 octaves", () => Promise.resolve(svg(turbulence(200)))],
    ["forty blurs", () => Promise.resolve(svg('<svg:feGaussianBlur stdDeviation="9"/>'.repeat(40)))],
    ["400 kB of rules", () => Promise.resolve(svg(`<style>${".a{fill:red}".repeat(34_000)}</style>`))],
    ["a drawing of 2 MB", () => Promise.resolve(svg(`<path d="M0 0${"L1 1".repeat(500_000)}"/>`))],
  ])("%s", async (_what, make) => {
    const content = await make();
    expect(guessSeconds(content.subarray(0, 65_536), content.length)).toBeGreaterThan(MOST_QUICK);
  });
});

test("a head that breaks off, or says nonsense, is guessed all the same", () => {
  const heads = [
    [],
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
    [0xff, 0xd8, 0xff, 0xc0, 0, 0, 0, 0, 0, 0, 0],
  ];
  for (const head of heads) expect(guessSeconds(Buffer.from(head), 1_000)).toBeGreaterThan(0);
});
