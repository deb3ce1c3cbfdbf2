import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { check } from "../check.ts";
import { wholeShop } from "../scope.ts";
import type { Selection } from "../selection.ts";
import { readAddress, writeAddress } from "./address.ts";
import { entriesOfForm, type PlainField, plainFields } from "./plain-fields.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = wholeShop(catalogue);

/** What a form sends of a field as it stands. */
function sent({ name, kind, value, options }: PlainField): readonly (readonly [string, string])[] {
  if (kind === "number") return [[name, value]];
  return options.filter(({ isChosen }) => isChosen).map((option) => [name, option.value] as const);
}

/** A number that was typed and is in the list as well is the same number. */
function bare({ quantity, sets, size, ...rest }: Selection) {
  return { ...rest, pieces: quantity.pieces, sets: sets.count, sides: [size.widthMm, size.heightMm] };
}

test("a form that was not touched says what is selected, words and features included", () => {
  fc.assert(
    fc.property(arbitraryVisit(catalogue), ({ selection }) => {
      fc.pre(check(catalogue, selection).every(({ code }) => code !== "missing"));
      const plain = { ...selection, artwork: null };
      const address = writeAddress(catalogue, scope, plain);
      const form = plainFields(catalogue, scope, plain).flatMap(sent);
      expect(bare(readAddress(catalogue, scope, entriesOfForm(address, form)))).toEqual(bare(plain));
    }),
    { numRuns: 100 },
  );
});

test("a feature that is no longer ticked is gone, and another size takes the place of the last", () => {
  const before = "product=swing-tags&features=132&quantity=50";
  const read = (form: readonly (readonly [string, string])[]) =>
    readAddress(catalogue, scope, entriesOfForm(before, form));
  expect(read([]).printFeatures.na).toContain(132);
  const changed = read([
    ["size", "custom"],
    ["width", "61"],
    ["height", "43"],
  ]);
  expect(changed.printFeatures.na).not.toContain(132);
  expect(changed.size).toEqual({ custom: true, widthMm: 61, heightMm: 43 });
  expect(changed.quantity.pieces).toBe(50);
});
