import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "./catalogue.ts";
import { memoizePerCatalogue } from "./memoize-per-catalogue.ts";

test("what is asked for twice is worked out once, and anew for another key or another catalogue", () => {
  const [spring, summer] = ["spring", "summer"].map((version) =>
    compileCatalogue(catalogueDocument, version),
  );
  const known = memoizePerCatalogue<string>();
  let worked = 0;
  const ask = (catalogue: typeof spring, key: string) =>
    known(catalogue!, key, () => `${catalogue!.version} ${key} ${(worked += 1)}`);
  expect([ask(spring, "roll"), ask(spring, "roll")]).toEqual(["spring roll 1", "spring roll 1"]);
  expect([ask(spring, "paper"), ask(summer, "roll")]).toEqual(["spring paper 2", "summer roll 3"]);
  expect([ask(spring, "paper"), ask(spring, "roll")]).toEqual(["spring paper 2", "spring roll 1"]);
});
