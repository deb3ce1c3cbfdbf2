import fc from "fast-check";
import { letteringCatalogue, letteringSelection } from "#tests/support/catalogue/lettering-catalogue.ts";
import { expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { configuredAddress } from "./configured-address.ts";
import { pageAt } from "./page-at.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

/** What the page at an address shows. */
function selectionAt(address: string): Selection {
  const [path = "", query = ""] = address.split("?");
  const page = pageAt(catalogue, path);
  if (page?.kind !== "featured") throw new Error(`${path} is no quote page`);
  const start = page.product ? { productId: page.product.id } : {};
  return readAddress(catalogue, scopeOf(page.item), new URLSearchParams(query), start);
}

test("whatever a page can configure has an address that shows exactly it", () => {
  fc.assert(
    fc.property(arbitraryVisit(catalogue), ({ selection }) => {
      const address = configuredAddress(catalogue, selection, "/");
      expect(address).not.toBeNull();
      expect(selectionAt(address ?? "")).toEqual(selection);
    }),
    { numRuns: 300 },
  );
});

test("it is the page it was configured on, while that sells it; its old query and campaign go", () => {
  const selection = selectionAt("/stickers/roll?product=silver-vinyl&quantity=500");
  expect(configuredAddress(catalogue, selection, "/stickers/roll?quantity=200&utm_source=x")).toMatch(
    /^\/stickers\/roll\?product=silver-vinyl.*quantity=500$/,
  );
  const card = selectionAt("/business-cards/swing-tags?quantity=500");
  expect(configuredAddress(catalogue, card, "/stickers/roll")).toMatch(/^\/business-cards\/swing-tags\?/);
  expect(configuredAddress(catalogue, card, "quote_page")).toMatch(/^\/business-cards\/swing-tags\?/);
});

test("a product named in the path stays there", () => {
  const selection = selectionAt("/stickers/vinyl/hologram?quantity=200");
  const address = configuredAddress(catalogue, selection, "/stickers/vinyl/hologram?quantity=1000");
  expect(address).toMatch(/^\/stickers\/vinyl\/hologram\?quantity=200$/);
});

test("a product that the catalogue lacks has no address", () => {
  const selection = selectionAt("/stickers/roll");
  expect(configuredAddress(catalogue, { ...selection, productId: 9999 }, "/stickers/roll")).toBeNull();
});

test("no words are no words, also of a page that opens with some", () => {
  const none = configuredAddress(letteringCatalogue, letteringSelection({}), "/");
  expect(none).toBe("/vinyl-lettering-designer?text=");
});
