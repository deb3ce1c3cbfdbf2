import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { paintedPicture } from "./painted-picture.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = { productIds: [catalogue.productBySlug.get("art-paper")!.id], onlySupplyIds: null };
const first = defaultSelection(catalogue, scope);
function after(change: Change): Selection {
  return choose(catalogue, scope, first, change);
}
function frame(selection: Selection) {
  return paintedPicture(sceneOf(catalogue, selection), "p");
}

it("another quantity is the same picture: nothing moves", () => {
  const more = after({ field: "quantity", pieces: 500 });
  expect(more).not.toEqual(first);
  expect(frame(more)).toEqual(frame(first));
});

it("a second set is another picture, and the two share no id while one becomes the other", () => {
  const [one, two] = [frame(first), frame(after({ field: "sets", count: 2 }))];
  const ids = [one, two].flatMap(({ content }) =>
    [...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(one.key).not.toBe(two.key);
  expect(new Set(ids).size).toBe(ids.length);
});
