import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import { type Scene, type SceneShape, STAGE } from "./scene.ts";
import { sceneOf } from "./scene-of.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function configured(slug: string, ...changes: readonly Change[]): Selection {
  const product = catalogue.productBySlug.get(slug)!;
  const scope = { productIds: [product.id], onlySupplyIds: null };
  return changes.reduce(
    (selection, change) => choose(catalogue, scope, selection, change),
    defaultSelection(catalogue, scope),
  );
}
function supply(slug: string): Change {
  return {
    field: "supply",
    id: catalogueDocument.supplies.find((row) => row.slug === slug)!.id,
  };
}
function size(widthMm: number, heightMm: number): Change {
  return { field: "customSize", widthMm, heightMm };
}
function shape(slug: string): Change {
  return {
    field: "shape",
    id: catalogueDocument.shapes.find((row) => row.slug === slug)!.id,
  };
}
/** A premium processing under a finishing that allows it. */
function premium(finishing: string, slug: string): Change[] {
  return [
    { field: "finishing", id: catalogueDocument.finishings.find((row) => row.slug === finishing)!.id },
    {
      field: "addon",
      code: "premium-processing",
      id: catalogueDocument.addons.flatMap((row) => row.items).find((item) => item.slug === slug)!.id,
    },
  ];
}
function feature(slug: string, side: "na" | "front" = "na"): Change {
  return {
    field: "printFeature",
    side,
    itemId: catalogueDocument.printFeatures.flatMap((row) => row.items).find((item) => item.slug === slug)!
      .id,
    chosen: true,
  };
}
function scene(slug: string, ...changes: readonly Change[]): Scene {
  return sceneOf(catalogue, configured(slug, ...changes));
}

function flat(shapes: readonly SceneShape[]): SceneShape[] {
  return shapes.flatMap((row) => (row.kind === "group" ? [row, ...flat(row.children)] : [row]));
}
function parts({ shapes, definitions }: Scene, part: string): SceneShape[] {
  return flat([...shapes, ...Object.values(definitions)]).filter((row) => row.part === part);
}

function drawnMillimetres(picture: Scene): number[] {
  return picture.measures.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) / picture.scale);
}

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
function expectSound(picture: Scene): void {
  expect(numbersIn(picture).every(Number.isFinite)).toBe(true);
  expect(JSON.stringify(picture)).not.toMatch(/NaN|Infinity|undefined/);
  const { x, y, width, height } = picture.focus;
  expect(Math.min(x, y, STAGE.width - x - width, STAGE.height - y - height)).toBeGreaterThan(0);
  for (const { from, to } of picture.measures)
    for (const [px, py] of [from, to]) {
      expect(px).toBeGreaterThan(20);
      expect(px).toBeLessThan(STAGE.width - 20);
      expect(py).toBeGreaterThan(20);
      expect(py).toBeLessThan(STAGE.height - 20);
    }
}

describe("the product is drawn true to scale", () => {
  it.each([
    ["a die-cut circle", "art-paper", [supply("die-cut"), size(50, 50), shape("circle")], [50, 50]],
    ["a kiss-cut oval", "art-paper", [supply("kiss-cut"), size(75, 52), shape("oval")], [75, 52]],
    ["the smallest sticker", "art-paper", [supply("die-cut"), size(20, 15)], [20, 15]],
    ["the largest decal", "transfer-decals", [size(1200, 600)], [1200, 600]],
    ["a bumper sticker", "bumper-stickers", [supply("die-cut"), size(254, 76)], [254, 76]],
    ["an A4 sheet", "art-paper", [supply("sheet"), size(210, 297)], [210, 297]],
    ["a business card", "standard-business-card", [size(90, 55)], [90, 55]],
    [
      "a swing tag with its string",
      "swing-tags",
      [size(51, 89), feature("punch-hole-5mm"), feature("jute-string")],
      [51, 89],
    ],
    ["letters", "vinyl-lettering", [size(300, 75)], [300, 75]],
  ] as const)("%s", (_name, slug, changes, millimetres) => {
    const picture = scene(slug, ...changes);
    expect(picture.measures.map((measure) => measure.millimetres)).toEqual(millimetres);
    drawnMillimetres(picture).forEach((drawn, index) => expect(drawn).toBeCloseTo(millimetres[index]!, 6));
  });

  it("a label on a roll is measured as it is read, whichever edge leaves first", () => {
    const wide: readonly Change[] = [supply("roll"), { field: "size", widthMm: 75, heightMm: 50 }];
    for (const id of [53, 54, 55, 56]) {
      const picture = scene("art-paper", ...wide, { field: "addon", code: "roll-orientation", id });
      expect(picture.measures.map((row) => row.millimetres)).toEqual([75, 50]);
    }
  });

  it("nothing is measured while a side is still to be typed", () => {
    const picture = scene("art-paper", { field: "customSize", widthMm: 60, heightMm: null });
    expect(picture.measures).toEqual([]);
    expect(picture.words).toContain("size not given yet");
  });
});

describe("what is ordered can be counted in the picture", () => {
  it.each([1, 2, 7, 12, 30])("a counted sheet of %i stickers", (stickers) => {
    const picture = scene("art-paper", supply("counted-sheet"), {
      field: "stickersPerSheet",
      value: stickers,
    });
    expect(picture.facts.pieces).toBe(stickers);
    expect(parts(picture, "piece")).toHaveLength(stickers);
  });

  it.each([1, 5, 9, 30])("a sheet cut into %i", (cuts) => {
    const picture = scene("art-paper", supply("multi-cut-sheet"), { field: "cutPerShape", value: cuts });
    expect(picture.facts.pieces).toBe(cuts);
    expect(parts(picture, "piece")).toHaveLength(cuts);
  });

  it("an assorted sheet shows a different drawing at each place", () => {
    const picture = scene("art-paper", supply("assorted-sheet"));
    expect(Object.keys(picture.definitions)).toHaveLength(picture.facts.pieces);
    expect(new Set(Object.values(picture.definitions).map((row) => JSON.stringify(row))).size).toBe(
      picture.facts.pieces,
    );
  });

  it.each([
    [1, 0],
    [2, 1],
    [4, 3],
    [9, 3],
  ])("%i sets fan out as %i more behind the first", (count, behind) => {
    const picture = scene("art-paper", { field: "sets", count });
    expect(parts(picture, "set")).toHaveLength(behind);
    expect(picture.facts.sets).toBe(count);
  });

  it("one hole where one is punched, and a string only through a hole", () => {
    const plain = scene("swing-tags");
    const punched = scene("swing-tags", feature("punch-hole-3mm"));
    const tied = scene("swing-tags", feature("punch-hole-3mm"), feature("black-cotton-string"));
    expect([plain, punched, tied].map((picture) => picture.facts.holes)).toEqual([0, 1, 1]);
    expect([plain, punched, tied].map((picture) => parts(picture, "string").length)).toEqual([0, 0, 2]);
  });
});

describe("what is chosen is what is drawn", () => {
  it("in black only black ink is printed, on whatever stock", () => {
    for (const slug of ["art-paper", "kraft-paper", "hologram"]) {
      const picture = scene(slug, { field: "colour", id: 2 });
      const inks = flat(parts(picture, "print").slice(0, 1)).flatMap((row) =>
        row.kind === "path" ? [row.fill, row.stroke] : [],
      );
      const stock = parts(picture, "print").length > 0 ? catalogue.productBySlug.get(slug)!.appearance : "";
      const colours = new Set(inks.filter((ink) => ink !== undefined));
      expect(colours.has("#1b1815"), stock).toBe(true);
      expect(colours.size, stock).toBeLessThanOrEqual(2);
    }
  });

  it("the back is blank unless both sides are printed", () => {
    const single = configured("standard-business-card");
    const both = configured("standard-business-card", { field: "printedSide", id: 2 });
    expect(sceneOf(catalogue, single, { side: "back" }).facts.side).toBe("front");
    expect(sceneOf(catalogue, both, { side: "back" }).facts.side).toBe("back");
    expect(sceneOf(catalogue, both, { side: "back" }).shapes).not.toEqual(sceneOf(catalogue, both).shapes);
  });

  it("install-ready comes under its film; otherwise the excess is still round the design", () => {
    const ready = scene("custom-decals", { field: "installReady", value: "yes" });
    const weeded = scene("custom-decals", { field: "installReady", value: "no" });
    expect([ready, weeded].map((picture) => parts(picture, "kiss-cut").length)).toEqual([0, 1]);
  });

  it.each([
    ["circle", "ellipse"],
    ["square", "rectangle"],
  ])("a decal in the shape %s is printed up to its edge and cut to it", (slug, outline) => {
    const picture = scene("custom-decals", size(100, 100), shape(slug));
    const [print] = parts(picture, "print");
    const round = print?.kind === "group" && print.clip?.includes("a50 50") === true;
    expect(round).toBe(outline === "ellipse");
    const [backing] = parts(picture, "backing");
    expect(backing?.kind === "path" && backing.d.includes("a56 56")).toBe(outline === "ellipse");
  });

  it("a decal in a custom shape is cut to its marks", () => {
    expect(parts(scene("custom-decals", size(100, 100), shape("custom")), "print")).toEqual([]);
  });

  it.each([
    ["glossy-lamination", { film: 1, spot: 0 }],
    ["matte-lamination", { film: 1, spot: 0 }],
    ["uv-spot", { film: 0, spot: 2 }],
    ["none", { film: 0, spot: 0 }],
  ])("premium processing %s is seen as film and raised gloss: %j", (slug, seen) => {
    const finishing = slug === "matte-lamination" ? "matte" : "gloss";
    const picture = scene("art-paper", ...premium(finishing, slug));
    expect({ film: parts(picture, "film").length, spot: parts(picture, "spot-gloss").length }).toEqual(seen);
  });

  it("glossy and matte lamination do not look alike", () => {
    const films = (["glossy-lamination", "matte-lamination"] as const).map((slug) =>
      JSON.stringify(
        parts(scene("art-paper", ...premium(slug === "matte-lamination" ? "matte" : "gloss", slug)), "film"),
      ),
    );
    expect(films[0]).toContain("window");
    expect(films[1]).toContain("veil");
  });

  it("a picture of one's own fills the bleed, and trim, bleed and safety are drawn as the artwork guide says", () => {
    const artwork = { href: "blob:own", widthPx: 1200, heightPx: 800 };
    const picture = sceneOf(catalogue, configured("standard-business-card", size(90, 55)), { artwork });
    const own = parts(picture, "own-artwork")[0];
    // 92 mm wide, a third less high, about the middle.
    expect(own?.kind === "picture" && own.box).toMatchObject({ x: -1, width: 92 });
    expect(own?.kind === "picture" && own.box.y).toBeCloseTo(27.5 - 92 / 3, 9);
    const outlines = ["bleed", "trim", "safety"].map((part) => {
      const line = parts(picture, part)[0];
      return line?.kind === "path" ? line.d : "";
    });
    expect(outlines).toEqual(["M-1 -1h92v57h-92Z", "M0 0h90v55h-90Z", "M1 1h88v53h-88Z"]);
  });
});

describe("whatever is configured has a picture", () => {
  it("the first selection of every product in every supply", () => {
    for (const product of catalogueDocument.products) {
      const supplies = product.supplies.length === 0 ? [null] : product.supplies.map((row) => row.supplyId);
      for (const supplyId of supplies) {
        const scope = { productIds: [product.id], onlySupplyIds: null };
        expectSound(sceneOf(catalogue, defaultSelection(catalogue, scope, { supplyId })));
      }
    }
  });

  it("a thousand selections as customers click and type them", () => {
    fc.assert(
      fc.property(arbitraryVisit(catalogue), ({ selection }) => {
        expectSound(sceneOf(catalogue, selection));
      }),
      { numRuns: 1000, seed: 2026 },
    );
  }, 120_000);
});
