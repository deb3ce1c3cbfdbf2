import type { CatalogueInput } from "#domain/catalogue/schema.ts";

/** Circle and Square need equal sides, Oval and Rectangle unequal ones (quotes-and-accounts.md 4). */
export const shapes: CatalogueInput["shapes"] = [
  { id: 1, name: "Circle", slug: "circle", noun: "circle", outline: "ellipse", equalSides: true },
  { id: 2, name: "Square", slug: "square", noun: "square", outline: "rectangle", equalSides: true },
  { id: 3, name: "Oval", slug: "oval", noun: "oval", outline: "ellipse", equalSides: false },
  { id: 4, name: "Rectangle", slug: "rectangle", noun: "rectangle", outline: "rectangle", equalSides: false },
  {
    id: 5,
    name: "Custom",
    slug: "custom",
    noun: "custom shape",
    outline: "custom",
    equalSides: null,
    note: "Cut around your artwork. The size is that of the smallest box it fits in.",
    charge: { job: 40 },
  },
];
