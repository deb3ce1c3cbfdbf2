import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { designs } from "../artwork/designs.ts";
import { subjectOf } from "../subject/subject-of.ts";
import { ownPicture } from "./face.ts";

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
  expect(ownPicture(card, { ...photo, placing })).toMatchObject({
    kind: "picture",
    box: { x: 31, y: 4.5, width: 46, height: 46 },
    matrix: [0, 1, -1, 0, 81.5, -26.5].map((part) => expect.closeTo(part, 6) as number),
  });
});

it("a photo covers a card and its bleed of 1 mm on each side, in its proportions", () => {
  const photo = { href: "blob:own", widthPx: 400, heightPx: 400 };
  expect(ownPicture(card, photo)).toEqual({
    kind: "picture",
    box: { x: -1, y: -18.5, width: 92, height: 92 },
    href: "blob:own",
  });
});

it("one that ends where it is cut is mirrored into the bleed, which is not drawn where it is cut off", () => {
  const photo = { href: "blob:own", widthPx: 900, heightPx: 550 };
  const whole = { kind: "picture", box: { x: 0, y: 0, width: 90, height: 55 }, href: "blob:own" };
  expect(ownPicture(card, photo, { isTrimmed: true })).toEqual(whole);
  const drawn = ownPicture(card, photo);
  expect(drawn.kind === "group" && drawn.children.length).toBe(9);
  expect(drawn.kind === "group" && drawn.children.at(-1)).toEqual(whole);
});
