import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { templateAddress, templateAt, templateFileName } from "./template-address.ts";
import { findTemplate, templateOf } from "./template.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

type Sides = readonly [widthMm: number, heightMm: number];

function size(...[widthMm, heightMm]: Sides) {
  return { widthMm, heightMm };
}

/** content-and-lettering.md 9.2: sizes in millimetres, by hand. */
test.each([
  ["square", [50, 50], [54, 54], [46, 46], "rectangle"],
  ["square", [50, 75], [54, 79], [46, 71], "rectangle"],
  ["rectangle", [420, 297], [424, 301], [416, 293], "rectangle"],
  ["rectangle", [20, 15], [24, 19], [16, 11], "rectangle"],
  ["circle", [75, 75], [79, 79], [71, 71], "ellipse"],
  ["oval", [60, 40], [64, 44], [56, 36], "ellipse"],
  ["card", [90, 55], [92, 57], [88, 53], "rectangle"],
] as const)(
  "%s of %o bleeds to %o and is safe within %o",
  (shape, trim: Sides, bleed: Sides, safe: Sides, outline) => {
    const template = templateOf(shape, size(...trim));
    expect(template).toMatchObject({ bleed: size(...bleed), safe: size(...safe), outline });
  },
);

describe("which sizes have a template", () => {
  test.each([
    ["square", 20, 20, true],
    ["square", 19, 19, false],
    ["square", 300, 300, true],
    ["square", 301, 301, false],
    ["square", 50, 75, true],
    ["square", 50, 100, true],
    ["square", 75, 100, true],
    ["square", 75, 50, false],
    ["square", 90, 55, false],
    ["rectangle", 50, 75, true],
    ["rectangle", 20, 15, true],
    ["rectangle", 15, 20, true],
    ["rectangle", 20, 14, false],
    ["rectangle", 420, 297, true],
    ["rectangle", 297, 420, true],
    ["rectangle", 421, 297, false],
    ["rectangle", 420, 298, false],
    ["rectangle", 60, 60, false],
    ["rectangle", 50.5, 75, false],
    ["circle", 100, 100, true],
    ["circle", 60, 40, false],
    ["oval", 60, 40, true],
    ["oval", 60, 60, false],
    ["card", 90, 55, true],
    ["card", 40, 50, true],
    ["card", 39, 50, false],
    ["card", 100, 151, false],
  ] as const)("%s %d x %d: %s", (shape, width, height, isThere) => {
    expect(findTemplate(catalogue, shape, size(width, height)) !== null).toBe(isThere);
  });
});

describe("addresses", () => {
  test.each([
    ["stickers/square/50x50.pdf", "square", "pdf", "square-sticker-template-50x50mm.pdf"],
    ["stickers/square/75x100.ai", "square", "ai", "square-sticker-template-75x100mm.ai"],
    ["stickers/oval/61x40.ai", "oval", "ai", "oval-sticker-template-61x40mm.ai"],
    ["business-cards/90x55mm.pdf", "card", "pdf", "card-template-90x55mm.pdf"],
  ] as const)("%s is the %s of a %s", (address, shape, format, name) => {
    const found = templateAt(catalogue, address);
    expect(found).toMatchObject({ format, template: { shape } });
    if (found === null) return;
    expect(templateAddress(found.template, format)).toBe(`/artwork-guide/${address}`);
    expect(templateFileName(found.template, format)).toBe(name);
  });

  test.each([
    "stickers/square/1x1.pdf",
    "stickers/square/50x50.exe",
    "stickers/square/50x50.PDF",
    "stickers/square/050x50.pdf",
    "stickers/square/50x50mm.pdf",
    "stickers/square/50x50.pdf/",
    "stickers/square/x/50x50.pdf",
    "stickers/square/-50x50.pdf",
    "stickers/square/5e1x50.pdf",
    "stickers/square/../50x50.pdf",
    "stickers/circle/60x40.pdf",
    "stickers/custom/50x50.pdf",
    "stickers/card/90x55.pdf",
    "stickers/50x50.pdf",
    "business-cards/90x55.pdf",
    "business-cards/90x55mm.png",
    "business-cards/card/90x55mm.pdf",
    "flyers/90x55mm.pdf",
    "",
  ])("nothing stands at %s", (address) => {
    expect(templateAt(catalogue, address)).toBeNull();
  });
});
