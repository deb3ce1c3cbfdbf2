import { expect, test } from "vitest";
import type { Piece } from "#domain/preview/artwork/frame.ts";
import { factsOfPicture } from "../scene/facts-of-picture.ts";
import { edgeLabel, placeLabel, sharpLabel } from "./placing-panel.tsx";

const label: Piece = { width: 60, height: 40, outline: "rectangle", bleed: 2, holeRoom: 0 };
const photo = { href: "blob:own", widthPx: 1200, heightPx: 800 };
const short = { box: { x: 0, y: 0, width: 60, height: 40 }, turn: 0 };

test("a photo that ends at the cut may leave an edge bare; a logo there may lose a part", () => {
  const placing = { base: "fill", scale: 0.9375, x: 0, y: 0, turn: 0 } as const;
  expect(edgeLabel(label, { ...photo, placing }, short)).toContain("an edge of bare stock may show");
  expect(edgeLabel(label, { ...photo, isClear: true }, short)).toContain("may be cut off");
});

test("one that nobody has placed is mirrored there", () => {
  expect(edgeLabel(label, photo, short)).toContain("its edges are mirrored into the bleed");
});

test("1200 pixels on 60 mm are 508 to the inch, and on 200 mm 152", () => {
  const facts = factsOfPicture(photo);
  expect(sharpLabel(facts, short)).toBe("508 dpi: sharp at this size.");
  expect(sharpLabel(facts, { ...short, box: { x: 0, y: 0, width: 200, height: 133.3 } })).toBe(
    "152 dpi: too few pixels for this size.",
  );
});

test("a drawing is sharp however small the shop's picture of it; of what is not known nothing is said", () => {
  const drawing = { kind: "drawing", format: "svg", width: 10, height: 10 } as const;
  const facts = { ...drawing, hasText: false, hasPictures: false, hasLinks: false };
  expect(sharpLabel(facts, short)).toBe("Its lines are sharp at any size.");
  expect(sharpLabel(null, short)).toBe("");
});

test("where a picture is, is said in millimetres of what is seen of it", () => {
  expect(placeLabel({ box: { x: 10, y: 5, width: 40, height: 20.04 }, turn: 0 })).toBe(
    "40 by 20 mm, 10 mm from the left, 5 mm from the top.",
  );
  expect(placeLabel({ box: { x: 10, y: 5, width: 40, height: 20 }, turn: 90 })).toBe(
    "40 by 20 mm, 20 mm from the left, -5 mm from the top, turned by 90 degrees.",
  );
});
