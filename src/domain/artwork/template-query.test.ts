import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { requestedTemplate } from "./template-query.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

test.each([
  ["angular", 61, 61, "square"],
  ["angular", 61, 40, "rectangle"],
  ["round", 33, 33, "circle"],
  ["round", 33, 60, "oval"],
  ["card", 85, 55, "card"],
] as const)("%s %d x %d is a %s", (kind, width, height, shape) => {
  expect(requestedTemplate(catalogue, kind, width, height)).toMatchObject({
    ok: true,
    template: { shape, trim: { widthMm: width, heightMm: height } },
  });
});

test.each([
  ["angular", null, 40, { code: "missing" }],
  ["angular", 40, null, { code: "missing" }],
  ["angular", 19, 19, { code: "too-small", limitMm: 20 }],
  ["angular", 14, 50, { code: "too-small", limitMm: 15 }],
  ["round", 16, 19, { code: "too-small", limitMm: 20 }],
  ["angular", 421, 100, { code: "too-large" }],
  ["round", 301, 301, { code: "too-large" }],
  ["card", 39, 60, { code: "too-small", limitMm: 40 }],
  ["card", 151, 60, { code: "too-large" }],
] as const)("%s %o x %o is refused: %o", (kind, width, height, issue) => {
  expect(requestedTemplate(catalogue, kind, width, height)).toEqual({ ok: false, ...issue });
});
