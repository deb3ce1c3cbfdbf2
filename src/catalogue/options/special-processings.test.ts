import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { specialPicture } from "#domain/configure/gallery-pictures.ts";
import { specialProcessings } from "./special-processings.ts";

const pictures = specialProcessings.flatMap(({ slug, options }) => [
  specialPicture(slug),
  ...options.map((option) => specialPicture(slug, option.slug)),
]);

it.each(pictures)("%s, by which a special processing is chosen, is there", (picture) => {
  expect(existsSync(`public${picture}`)).toBe(true);
});
