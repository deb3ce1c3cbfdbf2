import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "../address/address.ts";
import { choose } from "../choose.ts";
import { scopeOf } from "../scope.ts";
import { largerPlate } from "./larger-plate.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = scopeOf(catalogue.featuredItemBySlug.get("premium-business-card")!);

function selected(query: string) {
  return readAddress(catalogue, scope, new URLSearchParams(query));
}

const small = { kind: "foil", metal: "gold", upToMm: 20 } as const;

test("a foil that outgrows the small one has the large one, which takes its place; the other metal stays", () => {
  const selection = selected("features_front=111,113");
  const larger = largerPlate(catalogue, selection, "front", { plate: small, neededMm: 26 });
  expect(larger?.name).toBe("Gold Foil Large");
  const changed = larger!.changes.reduce((now, one) => choose(catalogue, scope, now, one), selection);
  expect(changed.printFeatures.front).toEqual([103, 112, 113]);
});

test.each([
  ["larger than any", "front", { plate: small, neededMm: 51 }],
  ["on the other side", "back", { plate: small, neededMm: 26 }],
  ["of the other metal", "front", { plate: { ...small, metal: "silver" }, neededMm: 26 }],
] as const)("what is %s has none", (_what, side, outgrown) => {
  expect(largerPlate(catalogue, selected("features_front=111"), side, outgrown)).toBeNull();
});
