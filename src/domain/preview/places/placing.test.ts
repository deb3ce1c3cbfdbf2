import fc from "fast-check";
import { expect, it } from "vitest";
import { STAGE } from "../scene.ts";
import { placeView } from "./close-view.ts";
import { glassLabel, marginLabel, pictureLabel, shareLabel, tooLarge } from "./place-labels.ts";
import { clampedOn, marginsOf, middleAt, seenFrom, stepFor, surfaceSeen } from "./placing.ts";
import { roundLength } from "./scale-bar.ts";
import { shopDoor, wall } from "./places.ts";

const size = { widthMm: 400, heightMm: 120 };
const surface = { x: 1220, y: 250, width: 780, height: 1380 };

it("words stay on their surface", () => {
  expect(clampedOn(surface, size, [1610, 660])).toEqual([1610, 660]);
  // Half of 400 from the left edge at 1220, half of 120 from the lower one at 1630.
  expect(clampedOn(surface, size, [0, 9999])).toEqual([1420, 1570]);
  // Wider than the pane: across its middle.
  expect(clampedOn(surface, { widthMm: 1200, heightMm: 120 }, [0, 660])).toEqual([1610, 660]);
});

it("from inside left is right, and back", () => {
  // 2430 mm are seen: 1420 from the left is 1010 from the right.
  expect(seenFrom(shopDoor, "inside", [1420, 660])).toEqual([1010, 660]);
  expect(seenFrom(shopDoor, "outside", [1420, 660])).toEqual([1420, 660]);
  expect(surfaceSeen(shopDoor, "inside").x).toBe(2430 - 1220 - 780);
});

it("what is typed as distances is what is shown as distances", () => {
  expect(marginsOf(surface, size, [1610, 660])).toEqual({ left: 190, top: 350 });
  expect(marginsOf(surface, { ...size, widthMm: 781 }, [1610, 660]).left).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 380 }), fc.integer({ min: 0, max: 1260 }), (left, top) => {
      const middle = middleAt(surface, size, { left, top });
      expect(clampedOn(surface, size, middle)).toEqual(middle);
      expect(marginsOf(surface, size, middle)).toEqual({ left, top });
    }),
  );
});

it("a key moves words by a centimetre on large things, by a millimetre on small ones", () => {
  expect([3000, 1001, 660].map(stepFor)).toEqual([10, 10, 1]);
});

it.each([
  [400, 120, null],
  [780, 1380, null],
  [1199.2, 300, "Wider than the door's glass: 1,200 mm on 780 mm."],
  [300, 1400, "Higher than the door's glass: 1,400 mm on 1,380 mm."],
  [900, 1400, "Larger than the door's glass: 900 x 1,400 mm on 780 x 1,380 mm."],
])("%s x %s mm on a pane of 780 x 1,380 mm: %s", (widthMm, heightMm, said) => {
  expect(tooLarge(shopDoor, { widthMm, heightMm })).toBe(said);
});

it("how much of a place words take is said", () => {
  expect(shareLabel(shopDoor, size)).toBe(
    "Your words are 400 x 120 mm: 51% of the width of the door's glass, 780 mm.",
  );
  expect(shareLabel(wall, { widthMm: 12, heightMm: 10 })).toContain("less than 1%");
});

it("where words are is said, but not across which they do not fit", () => {
  expect(marginLabel(shopDoor, { left: 190, top: 1050.4 })).toBe(
    "190 mm from the left, 1,050 mm from the top of the door's glass",
  );
  expect(marginLabel(wall, { left: null, top: 335 })).toBe("335 mm from the top of the wall");
  expect(marginLabel(wall, { left: null, top: null })).toBe("");
});

it("from the street words read right, from inside backwards, wherever they are stuck", () => {
  expect(glassLabel("outside", true)).toBe(
    "From the street the words read right; they are stuck on the inside of the glass.",
  );
  expect(glassLabel("inside", false)).toContain("read backwards; they are stuck on the outside");
  const told = pictureLabel({ place: shopDoor, size, from: "inside", text: "Kia ora" });
  expect(told).toContain(
    "“Kia ora” on the glass of a shop door, seen from inside, reading backwards, to scale",
  );
  expect(pictureLabel({ place: wall, size, from: "outside", text: "Kia ora" })).not.toContain("seen from");
});

it("the ruler has a round length that fits its corner", () => {
  // 900 stage units show 3000, 2430, 4700 and 660 mm; 190 of them are free.
  expect([3000, 2430, 4700, 660].map((wide) => roundLength(STAGE.width / wide))).toEqual([
    500, 500, 500, 100,
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 50, noNaN: true }), (scale) => {
      const long = roundLength(scale) * scale;
      expect(long).toBeLessThanOrEqual(190 + 1e-9);
      expect(long).toBeGreaterThan(75);
    }),
  );
});

it("a closer view holds the words and stays on the stage; where they fill the picture there is none", () => {
  const view = placeView(wall, size, [320, 200])!;
  // 400 mm are 120 stage units, half of the view.
  expect(view.width).toBeCloseTo(240, 6);
  expect(view.x).toBe(0);
  expect(view.y).toBe(0);
  expect(view.width / view.height).toBeCloseTo(STAGE.width / STAGE.height, 6);
  expect(placeView(wall, { widthMm: 1200, heightMm: 120 }, [1440, 520])).toBeNull();
});
