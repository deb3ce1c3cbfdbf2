import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { quoteRequestBody } from "./quote-request-dialog.tsx";

const catalogue = compileCatalogue(catalogueDocument, "test");
const start = defaultSelection(catalogue, wholeShop(catalogue), { productId: 1 });
const poster: Selection = { ...start, size: { custom: true, widthMm: 900, heightMm: 800 } };
const path = "/stickers/paper?size=custom&width=900&height=800&utm_source=radio&gclid=Cj0";

test("a quote request carries the person, all fields of the product, its summary, its page and the campaign", () => {
  const typed = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
  const body = quoteRequestBody({ catalogue, selection: poster, typed, path });
  expect(body).toMatchObject({
    ...typed,
    quote_type: "Special Size",
    product_id: 1,
    size: "custom",
    width: 900,
    height: 800,
    origin_path: "/stickers/paper?size=custom&width=900&height=800",
    featured_item_id: 1,
    utm_source: "radio",
    gclid: "Cj0",
  });
  expect(body).toHaveProperty("comment", expect.stringContaining("900 x 800 mm"));
  expect(body).not.toHaveProperty("uploads");
});

test("a message stands in place of the summary, and files are named by their ids", () => {
  const typed = { comment: "Gold, please" };
  const body = quoteRequestBody({ catalogue, selection: poster, typed, uploads: ["1", "2"], path });
  expect(body).toMatchObject({ comment: "Gold, please", uploads: ["1", "2"] });
});

test("a typed quantity is the product's, in the payload and in its summary", () => {
  const empty = { ...poster, quantity: { custom: true, pieces: null } };
  const body = quoteRequestBody({
    catalogue,
    selection: empty,
    typed: { quantity: "777" },
    path: "/stickers/paper",
  });
  expect(body).toMatchObject({ quantity: "custom", custom_quantity: 777, origin_path: "/stickers/paper" });
  expect(body).toHaveProperty("comment", expect.stringContaining("777 pcs"));
  expect(body).not.toHaveProperty("utm_source");
});
