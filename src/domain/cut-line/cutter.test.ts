import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  all,
  box,
  disc,
  type Drawing,
  painted,
  ring,
  star,
} from "#tests/support/cut-line/painted-picture.ts";
import { type CutSettings, firstSettings } from "./cut-settings.ts";
import { cutterOf } from "./cutter.ts";

const SIZE = 300;
const fit = { widthMm: 60, heightMm: 60, borderMm: 2 };

function cut(
  drawing: Drawing,
  settings: Partial<CutSettings> = {},
  ground?: readonly [number, number, number],
) {
  const picture = painted(SIZE, drawing, ground ? { ground } : {});
  return cutterOf(picture, false)({ settings: { ...firstSettings, ...settings }, fit, isDraft: false });
}

describe("a line round a transparent picture", () => {
  it("has artwork and border just fit into the size", () => {
    // A disc of 200 pixels becomes 56 mm wide, with 2 mm on each side 60.
    const { line, kind } = cut(disc(150, 150, 100));
    expect(kind).toBe("transparent");
    expect(Math.abs((line?.widthMm ?? 0) - 60)).toBeLessThan(0.1);
    expect(Math.abs((line?.heightMm ?? 0) - 60)).toBeLessThan(0.1);
    expect(line?.picture.width).toBeCloseTo((300 / 200) * 56, 0);
  });

  it.each([0.5, 1, 3, 5])(
    "with a border of %d mm the box is twice that wider than the artwork",
    (borderMm) => {
      const { line } = cut(star(150, 150, 120), { borderMm });
      const two = cut(star(150, 150, 120)).line;
      expect((line?.widthMm ?? 0) - (two?.widthMm ?? 0)).toBeCloseTo(2 * (borderMm - 2), 1);
      expect((line?.heightMm ?? 0) - (two?.heightMm ?? 0)).toBeCloseTo(2 * (borderMm - 2), 1);
    },
  );

  it("a draft is the same line, to a tenth of a millimetre", () => {
    const draw = cutterOf(painted(SIZE, all(star(90, 100, 60), disc(220, 210, 50))), false);
    const settings = { ...firstSettings, borderMm: 3 };
    draw({ settings: firstSettings, fit, isDraft: false });
    const draft = draw({ settings, fit, isDraft: true });
    const fine = draw({ settings, fit, isDraft: false });
    expect(draft.facts).toBeNull();
    expect(fine.facts).not.toBeNull();
    expect(draft.line?.widthMm).toBeCloseTo(fine.line?.widthMm ?? 0, 0);
    expect(Math.abs((draft.line?.heightMm ?? 0) - (fine.line?.heightMm ?? 0))).toBeLessThan(0.1);
  });

  it("nothing visible is an empty picture", () => {
    expect(cut(() => 0)).toMatchObject({ kind: "empty", line: null, geometry: null, facts: null });
  });

  it("a soft shadow is told and left out until it is asked for", () => {
    const drawing = disc(140, 140, 80);
    const shadow: Drawing = (x, y) => 0.25 * disc(170, 180, 90)(x, y);
    const draw = cutterOf(painted(SIZE, drawing, { haze: shadow }), false);
    const without = draw({ settings: firstSettings, fit, isDraft: false });
    const around = draw({ settings: { ...firstSettings, keepsShadow: true }, fit, isDraft: false });
    expect(without.facts?.hasShadow).toBe(true);
    expect(without.line?.widthMm).toBeCloseTo(without.line?.heightMm ?? 0, 1);
    expect(around.line?.heightMm).toBeCloseTo(60, 0);
    expect(around.line?.widthMm).toBeLessThan(59);
  });
});

it("the soft edges of thin strokes are no shadow", () => {
  const strokes = all(...[40, 90, 140, 190, 240].map((y) => box(20.5, y + 0.4, 280.5, y + 2.9)));
  expect(cut(strokes).facts?.hasShadow).toBe(false);
});

describe("a line round a picture on a plain colour", () => {
  const white = [255, 255, 255] as const;

  it("is the line round the same picture without it, to a tenth of a millimetre", () => {
    const drawing = star(150, 150, 120);
    const plain = cut(drawing, {}, [238, 236, 225]);
    const clear = cut(drawing);
    expect(plain.kind).toBe("plain");
    expect(plain.line?.widthMm).toBeCloseTo(clear.line?.widthMm ?? 0, 0);
    expect(Math.abs((plain.line?.heightMm ?? 0) - (clear.line?.heightMm ?? 0))).toBeLessThan(0.1);
    expect(plain.line?.artwork).toMatch(/^M/);
    expect(clear.line?.artwork).toBeNull();
  });

  it("tells of background inside, and cuts it out when both are asked for", () => {
    const drawing = ring(150, 150, 120, 70);
    expect(cut(drawing, {}, white).facts).toMatchObject({ hasEnclosed: true, holes: 0 });
    const removed = cut(drawing, { removesEnclosed: true }, white);
    expect(removed.facts).toMatchObject({ hasEnclosed: true, holes: 1, pieces: 1 });
    expect(removed.line?.d.match(/M/g)).toHaveLength(1);
    const open = cut(drawing, { removesEnclosed: true, keepsHoles: true }, white);
    expect(open.line?.d.match(/M/g)).toHaveLength(2);
  });

  it("less background keeps what is nearly white", () => {
    const pale = [247, 247, 247] as const;
    const picture = painted(SIZE, disc(150, 150, 100), { ground: white, ink: pale });
    const kinds = [0, -3].map(
      (background) =>
        cutterOf(picture, false)({ settings: { ...firstSettings, background }, fit, isDraft: false }).kind,
    );
    expect(kinds).toEqual(["blank", "plain"]);
  });

  it("no one colour round it: the line follows the edge of the picture", () => {
    const checks: Drawing = (x, y) => ((x >> 4) + (y >> 4)) % 2;
    const { kind, line } = cut(checks, {}, white);
    expect(kind).toBe("frame");
    expect(line?.widthMm).toBeCloseTo(60, 1);
  });
});

describe("parts that lie apart", () => {
  const far = all(disc(60, 150, 40), disc(240, 150, 40));

  it("become one sticker, are cut apart, or only the largest is kept", () => {
    const uneven = all(disc(60, 150, 40), disc(250, 150, 30));
    expect(cut(far).facts).toMatchObject({ pieces: 1, joined: 1 });
    expect(cut(far, { pieces: "join" }).facts).toMatchObject({ pieces: 2, joined: 0 });
    const largest = cut(uneven, { pieces: "largest" });
    expect(largest.facts?.pieces).toBe(1);
    expect(largest.line?.widthMm).toBeLessThan(30);
  });

  it("whatever their places, one sticker is one piece with the artwork inside it", () => {
    const place = fc.record({
      x: fc.integer({ min: 20, max: 130 }),
      y: fc.integer({ min: 20, max: 130 }),
      r: fc.integer({ min: 4, max: 18 }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 5 }), (places) => {
        const drawing = all(...places.map(({ x, y, r }) => star(x, y, r)));
        const { line, facts } = cutterOf(
          painted(150, drawing),
          false,
        )({
          settings: firstSettings,
          fit,
          isDraft: false,
        });
        expect(facts?.pieces).toBe(1);
        expect(line?.d).toMatch(/^M[\d. C-]+Z$/);
        expect(Math.max(line?.widthMm ?? 0, line?.heightMm ?? 0)).toBeGreaterThan(57);
        expect(Math.max(line?.widthMm ?? 0, line?.heightMm ?? 0)).toBeLessThan(60.4);
      }),
      { numRuns: 10 },
    );
  });
});

it("a neck that may tear is told, and made stronger when asked", () => {
  const dumbbell = all(disc(70, 150, 60), disc(230, 150, 60), box(70, 149.5, 230, 150.5));
  const thin = { borderMm: 0.5, pieces: "largest" } as const;
  expect(cut(dumbbell, thin).facts?.neckMm).toBeLessThan(3);
  expect(cut(dumbbell, { ...thin, strengthens: true }).facts?.neckMm).toBeNull();
});

it("what runs up to the edge of the picture is told", () => {
  expect(cut(box(-5, 100, 305, 200)).facts?.touchesEdge).toBe(true);
  expect(cut(disc(150, 150, 100)).facts?.touchesEdge).toBe(false);
});
