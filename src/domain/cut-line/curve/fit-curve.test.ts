import fc from "fast-check";
import { expect, it } from "vitest";
import { boxOfCurves } from "./curve-box.ts";
import { pathOfCurves } from "./curve-path.ts";
import { fitCurve } from "./fit-curve.ts";

/** A closed wavy line of 720 points, in micrometres. */
function wavy(radius: number, waves: number, depth: number) {
  return Array.from({ length: 720 }, (_, index) => {
    const angle = (index / 720) * 2 * Math.PI;
    const reach = radius * (1 + depth * Math.cos(waves * angle));
    return { x: Math.round(reach * Math.cos(angle)), y: Math.round(reach * Math.sin(angle)) };
  });
}

function pointsOn(curve: readonly number[]) {
  const points: [number, number][] = [];
  for (let at = 0; at + 7 < curve.length; at += 6) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve.slice(at, at + 8);
    for (let step = 0; step < 10; step++) {
      const [t, u] = [step / 10, 1 - step / 10];
      const of = (a: number, b: number, c: number, d: number) =>
        u * u * u * a + 3 * t * u * u * b + 3 * t * t * u * c + t * t * t * d;
      points.push([of(x0, x1, x2, x3), of(y0, y1, y2, y3)]);
    }
  }
  return points;
}

it("a circle of 20 mm takes a handful of curves, all within a twentieth of a millimetre", () => {
  const curve = fitCurve(wavy(20_000, 0, 0));
  expect((curve.length - 2) / 6).toBeLessThan(12);
  for (const [x, y] of pointsOn(curve)) expect(Math.abs(Math.hypot(x, y) - 20_000)).toBeLessThan(50);
});

it("the curve is closed, and nowhere further than 0.05 mm from a wavy line", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 5_000, max: 60_000 }), (waves, radius) => {
      const depth = 0.5 / waves ** 2;
      const curve = fitCurve(wavy(radius, waves, depth));
      expect(curve.slice(-2)).toEqual(curve.slice(0, 2));
      for (const [x, y] of pointsOn(curve)) {
        const reach = radius * (1 + depth * Math.cos(waves * Math.atan2(y, x)));
        expect(Math.abs(Math.hypot(x, y) - reach)).toBeLessThan(radius * 0.0001 + 60);
      }
    }),
    { numRuns: 40 },
  );
});

it("the box is where the curve goes, not where its handles lie", () => {
  // From 0,0 to 4,0 with handles at height 4: the middle is three quarters as high.
  expect(boxOfCurves([[0, 0, 0, 4, 4, 4, 4, 0]])).toEqual({ left: 0, top: 0, right: 4, bottom: 3 });
  expect(boxOfCurves([])).toBeNull();
});

it("a path says millimetres from the corner of its box", () => {
  expect(pathOfCurves([[1000, 2000, 1000, 2500, 3004, 3006, 4000, 2000]], 1000, 2000)).toBe(
    "M0 0C0 0.5 2 1.01 3 0Z",
  );
});
