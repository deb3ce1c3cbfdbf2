import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterMorph, morph, withPicture } from "./morph.ts";

function picture(key: string, focus = { x: 90, y: 64, width: 100, height: 200 }) {
  return { key, content: `<svg id="${key}"/>`, focus };
}
const [sheet, roll, card] = [picture("sheet"), picture("roll"), picture("card")];

test("a picture that is another one arrives over the one before", () => {
  expect(withPicture({ now: sheet, before: null }, roll)).toEqual({ now: roll, before: sheet });
});

test("the same picture drawn again changes nothing, also while it arrives", () => {
  const layers = { now: roll, before: sheet };
  expect(withPicture(layers, picture("roll"))).toBe(layers);
});

test("a third picture arrives over the one that was arriving", () => {
  expect(withPicture({ now: roll, before: sheet }, card)).toEqual({ now: card, before: roll });
});

test("what is dragged stands alone at once", () => {
  expect(withPicture({ now: roll, before: sheet }, card, true)).toEqual({ now: card, before: null });
});

test("what has arrived stands alone; an end that comes late ends nothing", () => {
  expect(afterMorph({ now: roll, before: sheet }, roll)).toEqual({ now: roll, before: null });
  const onItsWay = { now: card, before: roll };
  expect(afterMorph(onItsWay, roll)).toBe(onItsWay);
});

let reduced = false;
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: reduced })));
afterEach(() => vi.unstubAllGlobals());

/** The two layers of a stage of 900 by 640, and what they are asked to do. */
function stage() {
  const [leaving, arriving] = [vi.fn<Element["animate"]>(), vi.fn<Element["animate"]>()];
  return { leaving, arriving, element: { children: [{ animate: leaving }, { animate: arriving }] } };
}

test.each([
  [false, 180],
  [true, 0],
])("the new product comes out of the old one's box (less motion wanted: %s)", (less, duration) => {
  reduced = less;
  const { leaving, arriving, element } = stage();
  const small = picture("small", { x: 450, y: 320, width: 50, height: 50 });
  // The small one's box is 360 of 900 further right and 256 of 640 lower: 40% each; half as wide, a quarter as high.
  morph(element as unknown as HTMLElement, small, sheet);
  const timing = expect.objectContaining({ duration });
  expect(arriving).toHaveBeenCalledWith(
    [
      { transformOrigin: "10% 10%", transform: "translate(40%, 40%) scale(0.5, 0.25)", opacity: 0 },
      { transformOrigin: "10% 10%", transform: "none", opacity: 1 },
    ],
    timing,
  );
  expect(leaving).toHaveBeenCalledWith(
    [
      { transformOrigin: "50% 50%", transform: "none" },
      { transformOrigin: "50% 50%", transform: "translate(-40%, -40%) scale(2, 4)" },
    ],
    timing,
  );
});
