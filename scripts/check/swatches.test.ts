import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appearanceSchema } from "#domain/catalogue/choice.ts";

const pictures = readFileSync("src/ui/styles/materials.css", "utf8");
const rules = readFileSync("src/ui/picture/swatch.module.css", "utf8");

test.each(appearanceSchema.options)("%s has its swatch: picture, line and rule", (appearance) => {
  expect(existsSync(`public/pictures/swatches/${appearance}.webp`)).toBe(true);
  expect(pictures).toContain(`--material-${appearance}: url("/pictures/swatches/${appearance}.webp")`);
  expect(rules).toContain(
    `.swatch[data-appearance="${appearance}"] {\n    background: var(--material-${appearance});`,
  );
});
