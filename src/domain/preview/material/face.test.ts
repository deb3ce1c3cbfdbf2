import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { designs } from "../artwork/designs.ts";
import { subjectOf } from "../subject/subject-of.ts";
import { ownArtworkBox, ownPicture, trimBox } from "./face.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = {
  productIds: [catalogue.productBySlug.get("standard-business-card")!.id],
  onlySupplyIds: null,
};
const card = subjectOf(
  designs,
  catalogue,
  choose(catalogue, scope, defaultSelection(catalogue, scope), {
    field: "customSize",
    widthMm: 90,
    heightMm: 55,
  }),
);

it("a picture that was placed is drawn in its proportions, turned about its middle", () => {
  const photo = { href: "blob:own", widthPx: 400, heightPx: 400 };
  const placing = { base: "fill", scale: 0.5, x: 0.1, y: 0, turn: 90 } as const;
  expect(ownPicture(card, { ...photo, placing }, trimBox(card))).toMatchObject({
    kind: "picture",
    box: { x: 31, y: 4.5, width: 46, height: 46 },
    matrix: [0, 1, -1, 0, 81.5, -26.5].map((part) => expect.closeTo(part, 6) as number),
  });
});

it("a photo covers a card and its bleed of 1 mm on each side", () => {
  const photo = { href: "blob:own", widthPx: 400, heightPx: 400 };
  expect(ownArtworkBox(card, photo)).toEqual({ x: -1, y: -1, width: 92, height: 57 });
});

it.each([
  [400, 400],
  [1600, 200],
  [100, 900],
])(
  "a logo on clear ground, %i by %i pixels, is whole on a card, in its middle and its proportions",
  (w, h) => {
    const { x, y, width, height } = ownArtworkBox(card, {
      href: "blob:own",
      widthPx: w,
      heightPx: h,
      isClear: true,
    });
    expect(width / height).toBeCloseTo(w / h, 6);
    expect(Math.min(x, y)).toBeGreaterThan(1);
    expect([x + width / 2, y + height / 2]).toEqual([expect.closeTo(45, 6), expect.closeTo(27.5, 6)]);
  },
);
