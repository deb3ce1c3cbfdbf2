import { expect, test } from "vitest";
import { overprints } from "#tests/support/artwork/overprints.ts";
import { paintOverprint } from "./paint-overprint.ts";

const white = { data: new Uint8ClampedArray(4).fill(255), width: 1, height: 1 };

test.each([
  ["a page on which nothing is laid over", 0, false, "none"],
  ["a page that took too long to be painted once", 1_201, true, "unknown"],
] as const)("%s is not painted again", async (_what, tookMs, mixesInks, overprint) => {
  const page = mixesInks ? await overprints["overprint: solid yellow over cyan"]!() : null;
  const paint = () => Promise.reject(new Error("painted"));
  expect(await paintOverprint(page, { pixels: white, tookMs }, paint)).toEqual({ pixels: white, overprint });
});

test("what the painter stumbles over is its fault, not a matter of time", async () => {
  const page = await overprints["overprint: solid yellow over cyan"]!();
  const paint = () => Promise.reject(new Error("stumbled"));
  await expect(paintOverprint(page, { pixels: white, tookMs: 9 }, paint)).rejects.toThrow("stumbled");
});
