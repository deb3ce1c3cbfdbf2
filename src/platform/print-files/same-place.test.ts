import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import type { ArtworkExtent } from "#domain/artwork/lie/artwork-extent.ts";
import { lieOf, type Lie } from "#domain/artwork/lie/lie-of.ts";
import { artworkBox } from "#domain/artwork/lie/page-boxes.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { apply, identity } from "#domain/preview/geometry/matrix.ts";
import { ownPicture } from "#domain/preview/material/face.ts";
import type { Point } from "#domain/preview/scene.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { artworkMatrices } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import { printPiece } from "./print-piece.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);
const sticker = subjectOf(
  designs,
  catalogue,
  readAddress(catalogue, scope, new URLSearchParams("cutting_id=2&shape_id=1")),
);

/** Where a point of a picture, in parts of it, is seen on the piece: in each of its images, the highest last. */
function shownAt(subject: Subject, artwork: OwnArtwork, [u, v]: Point): readonly Point[] {
  const drawn = ownPicture(subject, artwork);
  const pictures = drawn.kind === "group" ? drawn.children : [drawn];
  return pictures.map((shape) => {
    if (shape.kind !== "picture") throw new Error("something else than a picture");
    const { x, y, width, height } = shape.box;
    return apply(shape.matrix ?? identity, [x + u * width, y + v * height]);
  });
}

/** Where the same point is printed. */
function printedAt(subject: Subject, artwork: OwnArtwork, [u, v]: Point): readonly Point[] {
  const { placing = null, isClear = false, ...rest } = artwork;
  const [part] = printPiece(subject, { ...rest, isClear, placing, cutLine: null }).parts;
  const { width, height } = artwork.extent!;
  const embedded = { object: null as never, width, height, upright: identity, layers: null };
  return artworkMatrices(embedded, part!).map((matrix) => apply(matrix, [u * width, v * height]));
}

const mm = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10);

type Four = [left: number, top: number, right: number, bottom: number];

/** Pages round a trim of the ordered size, or nearly, or another; with bleed boxes that are short on some side, or none. */
const pages = fc
  .record({
    trim: fc.tuple(fc.constantFrom(60, 60.2, 40, 30, 90), fc.constantFrom(40, 40.2, 60, 20, 55)),
    round: fc.oneof(fc.constantFrom<Four>([0, 0, 0, 0], [3, 3, 3, 3]), fc.tuple(mm(6), mm(6), mm(6), mm(6))),
    marks: fc.constantFrom(0, 0, 12),
    tells: fc.constantFrom("nothing", "trim", "trim and bleed"),
    isPart: fc.boolean(),
  })
  .map(({ trim: [width, height], round, marks, tells, isPart }): ArtworkExtent => {
    const [left, top, right, bottom] = round;
    const media = {
      x: 0,
      y: 0,
      width: width + left + right + 2 * marks,
      height: height + top + bottom + 2 * marks,
    };
    const bleed = { x: marks, y: marks, width: width + left + right, height: height + top + bottom };
    const boxes = {
      media,
      crop: null,
      trim: tells === "nothing" ? null : { x: marks + left, y: marks + top, width, height },
      bleed: tells === "trim and bleed" ? bleed : null,
    };
    const printed = artworkBox(boxes);
    const page = { ...boxes, printed, painted: isPart ? null : printed };
    return { width: printed.width, height: printed.height, page, isRound: false };
  });
const pixels = fc
  .tuple(fc.integer({ min: 20, max: 4000 }), fc.integer({ min: 20, max: 4000 }), fc.boolean())
  .map(([width, height, isRound]): ArtworkExtent => ({ width, height, page: null, isRound }));
const placings = fc.option(
  fc.record({
    base: fc.constantFrom("fit" as const, "fill" as const, "mirror" as const),
    scale: fc.double({ min: 0.1, max: 4, noNaN: true }),
    x: fc.double({ min: -1, max: 1, noNaN: true }),
    y: fc.double({ min: -1, max: 1, noNaN: true }),
    turn: fc.constantFrom(0, 17, 90, 180, 270),
  }) satisfies fc.Arbitrary<Placing>,
);

test("whatever the file, each of its points is printed on the millimetre where it is seen, and so is each mirror image", () => {
  const rows = new Set<Lie["row"]>();
  const parts = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.oneof(pages, pixels),
      fc.constantFrom("rectangle" as const, "ellipse" as const),
      fc.boolean(),
      placings,
      fc.tuple(parts, parts),
      (extent, outline, isClear, placing, point) => {
        const subject: Subject = { ...sticker, outline, widthMm: 60, heightMm: 40, bleedMm: 2 };
        rows.add(
          lieOf(extent, { widthMm: 60, heightMm: 40, bleedMm: 2, isRound: outline === "ellipse" }).row,
        );
        // The shop's picture of it has whole pixels.
        const widthPx = Math.max(
          1,
          Math.round((extent.width / Math.max(extent.width, extent.height)) * 1600),
        );
        const heightPx = Math.max(
          1,
          Math.round((extent.height / Math.max(extent.width, extent.height)) * 1600),
        );
        const artwork = { href: "own", widthPx, heightPx, isClear, extent, placing };
        const [shown, printed] = [shownAt(subject, artwork, point), printedAt(subject, artwork, point)];
        expect(printed).toHaveLength(shown.length);
        for (const [at, [x, y]] of shown.entries())
          expect(Math.hypot(printed[at]![0] - x, printed[at]![1] - y)).toBeLessThan(1e-6);
      },
    ),
    { numRuns: 1_000 },
  );
  expect([...rows].toSorted()).toEqual(
    [
      "other-proportions",
      "page",
      "page-with-bleed",
      "part-of-page",
      "same-proportions",
      "trim",
      "trim-other-size",
    ].toSorted(),
  );
});
