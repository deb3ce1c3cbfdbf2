import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import { drawnPicture } from "#domain/content/demo-review.ts";
import { reviewForm } from "#domain/review/review-form.ts";
import { productsOfType, reviewType } from "#domain/review/review-type.ts";
import { lastPageOf, shortComment } from "#domain/review/review.ts";
import { demoReviews } from "./demo-reviews.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

test("there are at least sixty, of products of the shop, by different people, rated from 3 to 5", () => {
  expect(demoReviews.length).toBeGreaterThanOrEqual(60);
  const sold = new Set(catalogue.document.products.map(({ slug }) => slug));
  expect(demoReviews.filter(({ product }) => !sold.has(product))).toEqual([]);
  expect(new Set(demoReviews.map(({ customer }) => customer)).size).toBe(demoReviews.length);
  expect(new Set(demoReviews.map(({ rate }) => rate))).toEqual(new Set([3, 4, 5]));
});

test("each passes the form that customers fill in; some are longer than what is read at first", () => {
  for (const review of demoReviews)
    expect(reviewForm.safeParse({ ...review, product_id: 1 })).toMatchObject({ success: true });
  expect(demoReviews.filter(({ comment }) => shortComment(comment) !== null).length).toBeGreaterThan(3);
});

test.each(demoReviews.flatMap(({ product, pictures }) => pictures.map((query) => [product, query] as const)))(
  "a picture of %s shows what its query says: %s",
  (slug, query) => {
    const product = catalogue.productBySlug.get(slug);
    const [, wire = ""] = drawnPicture(catalogue, product?.id ?? 0, query).split("?");
    const read = selectionFromWire(catalogue, new URLSearchParams(wire));
    expect(read.ok).toBe(true);
    const [, width, height] = /size=(\d+)x(\d+)/.exec(query) ?? [];
    expect(read.ok && read.selection.size).toMatchObject({
      widthMm: Number(width),
      heightMm: Number(height),
    });
  },
);

test("every page has some; the business-cards pages together have more than five pages of them", () => {
  const types = catalogue.document.featuredItems.map((item) => reviewType(item, null));
  for (const type of types) {
    const ids = productsOfType(catalogue, type) ?? [];
    const slugs = new Set(ids.map((id) => catalogue.products.get(id)?.slug));
    const count = demoReviews.filter(({ product }) => slugs.has(product)).length;
    expect(count).toBeGreaterThanOrEqual(3);
    if (type === "business") expect(lastPageOf(count)).toBeGreaterThan(5);
  }
});
