import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { submissionOf, submittedPath, submittedText } from "./submission.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function idsOf(body: Readonly<Record<string, unknown>>) {
  return submissionOf((name) => body[name]);
}

test("the ids beside a product are kept, as numbers or digits, under their own names", () => {
  const body = { featured_item_id: 3, quote_slider_id: "4", uses_id: 5, uses_product_id: "6", product_id: 7 };
  expect(idsOf(body)).toEqual({ featured_item_id: 3, quote_slider_id: 4, uses_id: 5, uses_product_id: 6 });
});

test.each([[0], [-1], [1.5], ["x"], ["12345678901"], [2_147_483_648], [[3]], [null], [true]])(
  "%j is no id and is passed over",
  (value) => {
    expect(idsOf({ featured_item_id: value })).toEqual({});
  },
);

test("a submission that names its guest by now is the same one", () => {
  const product = { product_id: 2, front: [103] };
  expect(submittedText([{ ...product, guest_id: 7 }])).toBe(submittedText([product]));
  expect(submittedText([{ ...product, product_id: 3 }])).not.toBe(submittedText([product]));
});

test.each([
  ["/stickers/paper?size=50x50", { featured_item_id: 3 }, "/stickers/paper?size=50x50"],
  ["quote_page", { featured_item_id: 3 }, "/stickers/roll"],
  [undefined, { featured_item_id: 3 }, "/stickers/roll"],
  ["quote_page", { featured_item_id: 999 }, "/"],
  ["//elsewhere.example", { featured_item_id: 3 }, "/"],
  [undefined, {}, "/"],
])("origin_path %j with %j was configured on %s", (origin, submission, path) => {
  expect(submittedPath(catalogue, origin, submission)).toBe(path);
});
