import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { galleryChoiceOf, galleryFor } from "#domain/configure/gallery.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Change } from "#domain/configure/selection.ts";
import { type Slide, slidesOf, startOf } from "./slides.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

interface Page {
  readonly slug: string;
  readonly product?: string;
  readonly changes?: readonly Change[];
  readonly preview?: boolean;
}

/** The slides of a page that opens with a product, after some changes. */
function slidesOn({ slug, product, changes = [], preview = true }: Page): readonly Slide[] {
  const scope = scopeOf(catalogue.featuredItemBySlug.get(slug)!);
  const productId = product ? catalogue.productBySlug.get(product)!.id : undefined;
  const selection = changes.reduce(
    (before, change) => choose(catalogue, scope, before, change),
    defaultSelection(catalogue, scope, { productId }),
  );
  const row = catalogue.products.get(selection.productId)!;
  const gallery = galleryFor(catalogue, row, galleryChoiceOf(catalogue, selection));
  return slidesOf({ catalogue, itemSlug: slug, selection, gallery, preview, stage: [] });
}

function places(slides: readonly Slide[]) {
  return slides.map(({ kind, index }) => `${kind} ${index}`);
}
function pictures(slides: readonly Slide[]) {
  return slides.flatMap((slide) =>
    slide.kind === "picture" ? [Number(/(\d+)\.webp$/.exec(slide.filePath)?.[1])] : [],
  );
}

test("-1 is the live preview, -0.5 the roll dispenser, 0 and up are gallery pictures", () => {
  expect(places(slidesOn({ slug: "roll" }))).toEqual([
    "preview -1",
    "dispenser -0.5",
    "picture 0",
    "picture 1",
    "picture 2",
  ]);
});

test("the dispenser is on the slider only while the supply is the roll", () => {
  const [dieCut, roll] = [1, 9].map((id) =>
    places(slidesOn({ slug: "paper-stickers", product: "art-paper", changes: [{ field: "supply", id }] })),
  );
  expect(dieCut).not.toContain("dispenser -0.5");
  expect(roll).toContain("dispenser -0.5");
});

test("transfer decals show their looping video beside the live preview", () => {
  const [, video] = slidesOn({ slug: "decals", product: "transfer-decals" });
  expect(video).toMatchObject({ index: -1, video: { source: "/pictures/videos/transfer-decals.mp4" } });
});

test("lettering begins with the customer's own words, and shows no video", () => {
  const kinds = slidesOn({ slug: "vinyl-lettering-designer" }).map((slide) => slide.kind);
  expect(kinds).toEqual(["preview", "picture", "picture", "picture"]);
});

test.each([
  ["yes", "Existing material around the design is removed and the decal is pre-applied to auxiliary film."],
  ["no", "Supplied with auxiliary film and the customer weeds out excess."],
] as const)("install ready %s has a video and a caption of its own", (value, text) => {
  const changes: readonly Change[] = [{ field: "installReady", value }];
  const [, video] = slidesOn({ slug: "decals", product: "custom-decals", changes });
  expect(video).toMatchObject({
    index: -1,
    video: { source: `/pictures/videos/install-ready-${value}.mp4` },
    caption: { text },
  });
});

test("a product without any of them goes from the live preview to its pictures", () => {
  expect(places(slidesOn({ slug: "premium-business-card" }))).toEqual([
    "preview -1",
    "picture 0",
    "picture 1",
    "picture 2",
  ]);
});

test("the roll page shows its first product from the ninth picture on, the others by their own rules", () => {
  expect(pictures(slidesOn({ slug: "roll" }))).toEqual([9, 10, 11]);
  expect(pictures(slidesOn({ slug: "roll", product: "gold-vinyl" }))).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(pictures(slidesOn({ slug: "roll", product: "kraft-paper" }))).toEqual([0, 1, 2]);
  expect(pictures(slidesOn({ slug: "paper-stickers", product: "art-paper" }))).toEqual([0, 1, 2]);
});

test("the slider begins at the main thumbnail, and without one at the first gallery picture", () => {
  expect(startOf(slidesOn({ slug: "roll" }))).toBe(0);
  const without = slidesOn({ slug: "roll", preview: false });
  expect(places(without)[startOf(without)]).toBe("picture 0");
  expect(startOf([])).toBe(0);
});
