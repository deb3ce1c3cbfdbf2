import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("src/{artwork-tools,ui,web}/**/*.css");

test("widths at which a page changes are in em, so that larger letters change it earlier", () => {
  expect(files.length).toBeGreaterThan(50);
  const inPixels = files.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/@(?:media|container)[^{]*\d+px[^{]*/g)].map(
      ([query]) => `${path}: ${query}`,
    ),
  );
  expect(inPixels).toEqual([]);
});
