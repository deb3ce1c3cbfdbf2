import { expect, test } from "vitest";
import { catalogueDocument } from "../../../catalogue/catalogue.ts";
import { compileCatalogue } from "../../catalogue/catalogue.ts";
import { submissionOf, submittedPath } from "./submission.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const idsOf = (body: Readonly<Record<string, unknown>>) => submissionOf((name) => body[name]);

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
