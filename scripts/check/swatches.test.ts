import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appearanceNames } from "#domain/appearances.ts";
import { MATERIALS_FILE, materialsCss } from "../pictures/materials-css.ts";

test("the styles of materials are what scripts/pictures/swatches.ts writes from the table of looks", () =>
  expect(readFileSync(MATERIALS_FILE, "utf8")).toBe(materialsCss()));

test.each(appearanceNames)("the swatch of %s is drawn: node scripts/pictures/swatches.ts %s", (name) =>
  expect(existsSync(`public/pictures/swatches/${name}.webp`)).toBe(true),
);
