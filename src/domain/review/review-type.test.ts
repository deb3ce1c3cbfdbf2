import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { productsOfType, reviewType } from "./review-type.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

const paper = catalogue.featuredItemBySlug.get("paper-stickers")!.productIds;

test.each([
  ["/stickers/paper", paper],
  ["stickers/paper", paper],
  ["/stickers/paper/kraft-paper", [5]],
  ["/vinyl-lettering-designer", [10]],
  ["business", [16, 19, 17, 20, 21, 18]],
  ["/business-cards/swing-tags", [16, 19, 17, 20, 21, 18]],
  ["/quote", [16, 19, 17, 20, 21, 18]],
])("%s asks for the reviews of products %j", (type, ids) => {
  expect(productsOfType(catalogue, type)).toEqual(ids);
});

test.each(["", "/", "/stickers", "/stickers/nope", "/stickers/paper/dome-stickers", "/faq", "businesses"])(
  "no page is called %o",
  (type) => expect(productsOfType(catalogue, type)).toBeNull(),
);

test("a page asks by its path, a business-cards page by one word", () => {
  const item = (slug: string) => catalogue.featuredItemBySlug.get(slug)!;
  const kraft = catalogue.productBySlug.get("kraft-paper")!;
  expect(reviewType(item("paper-stickers"), null)).toBe("/stickers/paper");
  expect(reviewType(item("paper-stickers"), kraft)).toBe("/stickers/paper/kraft-paper");
  expect(reviewType(item("swing-tags"), null)).toBe("business");
});
