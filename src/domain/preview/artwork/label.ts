import { grown, rectangle } from "../geometry/outline.ts";
import type { GlyphPack } from "../lettering/glyph-pack.ts";
import { CAPITAL, fittedSize, setText, widthIn } from "../lettering/set-text.ts";
import { translation } from "../geometry/matrix.ts";
import { type Palette, isPale, mixed } from "../palette.ts";
import { type Box, type Matrix, type Paint, type Point, type SceneShape, group, path } from "../scene.ts";
import { backgroundShapes, hasKeyline } from "./backgrounds.ts";
import type { Design } from "./design.ts";
import { type DesignFrame, bleedBox, liveArea } from "./frame.ts";
import { markShapes } from "./marks.ts";

interface Row {
  readonly text: string;
  readonly letters: GlyphPack;
  readonly size: number;
  readonly tracking: number;
}

function rowsOf(design: Design, width: number, height: number): Row[] {
  const { letters } = design;
  const titleTracking = design.face === "sans" ? 0.02 : 0;
  const title = fittedSize(letters.title, design.title, height, width, titleTracking);
  const small = (text: string, part: number) => fittedSize(letters.small, text, title * part, width, 0.14);
  return [
    { text: design.above, letters: letters.small, size: small(design.above, 0.27), tracking: 0.14 },
    { text: design.title, letters: letters.title, size: title, tracking: titleTracking },
    { text: design.below, letters: letters.small, size: small(design.below, 0.24), tracking: 0.14 },
  ];
}

const gapAfter = [0.26, 0.3, 0] as const;
function blockHeight(rows: readonly Row[]): number {
  const title = rows[1]?.size ?? 0;
  return rows.reduce((sum, row, index) => sum + row.size * CAPITAL + title * (gapAfter[index] ?? 0), 0);
}

/** What is done to the emblem and the title besides printing them in ink. */
export interface Stamping {
  readonly emblem?: Paint;
  readonly title?: Paint;
  readonly relief?: "emboss" | "deboss";
  /** Raised clear gloss over the ink. */
  readonly spot?: boolean;
}

function allOf(paint: Paint, light: Paint): Palette {
  return {
    ground: null,
    second: null,
    deep: paint,
    accent: paint,
    light,
  };
}

/** Foil catches light on its upper edge and throws a hair of shade below. */
function foiled(
  shape: (palette: Palette) => SceneShape,
  paint: Paint,
  light: Paint,
  hair: number,
): SceneShape {
  return group([
    group([shape(allOf("#3d2a06", "#3d2a06"))], { matrix: [1, 0, 0, 1, hair, hair * 1.3], opacity: 0.6 }),
    group([shape(allOf("#ffffff", "#ffffff"))], {
      matrix: [1, 0, 0, 1, -hair * 0.7, -hair * 0.9],
      opacity: 0.75,
    }),
    shape(allOf(paint, light)),
  ]);
}

/** Clear gloss stands on the ink: it throws a little shade, and light runs along its upper edge and over its top. */
function glossed(draw: (palette: Palette) => SceneShape, palette: Palette, hair: number): SceneShape {
  const lit = allOf("#ffffff", "#ffffff");
  return group(
    [
      group([draw(allOf("#2b1c0a", "#2b1c0a"))], { matrix: translation(hair * 1.4, hair * 2), opacity: 0.4 }),
      group([draw(lit)], { matrix: translation(-hair * 0.8, -hair), opacity: 0.8 }),
      draw(palette),
      draw(allOf("spot-gloss", "spot-gloss")),
    ],
    { part: "spot-gloss" },
  );
}

/** Pressed from below or above without ink: only light and shade show it, the light falling from the upper left. */
function pressed(
  draw: (palette: Palette) => SceneShape,
  relief: "emboss" | "deboss",
  ground: Paint,
  hair: number,
): SceneShape {
  const out = relief === "emboss" ? 1 : -1;
  const [tint, part] = isPale(ground) ? (["#2b1c0a", 0.12] as const) : (["#ffffff", 0.14] as const);
  const at = (by: number): Matrix => translation(by * hair, by * hair * 1.25);
  return group(
    [
      group([draw(allOf("#2b1c0a", "#2b1c0a"))], { matrix: at(1.5 * out), opacity: 0.26 }),
      group([draw(allOf("#2b1c0a", "#2b1c0a"))], { matrix: at(0.8 * out), opacity: 0.42 }),
      group([draw(allOf("#ffffff", "#ffffff"))], { matrix: at(-0.9 * out), opacity: 0.85 }),
      draw({
        ...allOf(mixed(ground, tint, part / 6), mixed(ground, tint, part)),
        accent: mixed(ground, tint, part / 2),
      }),
    ],
    { part: "relief" },
  );
}

/** The emblem in ink or foil, or raised or pressed in without ink where that was ordered. */
export function emblemShape(
  design: Design,
  frame: DesignFrame,
  [x, y]: Point,
  size: number,
  { emblem, relief, spot }: Stamping,
): SceneShape {
  const draw = (palette: Palette): SceneShape => markShapes(design.marks, palette, x, y, size);
  const ground = frame.palette.ground ?? frame.palette.light;
  if (emblem !== undefined) return foiled(draw, emblem, ground, size / (relief === undefined ? 220 : 110));
  if (relief !== undefined) return pressed(draw, relief, ground, size / 80);
  return spot === true ? glossed(draw, frame.palette, size / 170) : draw(frame.palette);
}

interface Placed {
  readonly middle: Point;
  readonly size: number;
  readonly rows: readonly Row[];
  readonly text: { readonly x: number; readonly top: number; readonly anchor: "start" | "middle" };
}

/** Emblem above the words: upright and even pieces. */
function stacked(design: Design, area: Box): Placed {
  const rows = rowsOf(design, area.width, area.height * 0.26);
  const text = blockHeight(rows);
  const size = Math.min(area.width * 0.62, (area.height - text) * 0.8, area.height * 0.5);
  const gap = Math.min(area.height - text - size, size * 0.16);
  const top = area.y + (area.height - text - size - gap) / 2;
  const x = area.x + area.width / 2;
  return { rows, size, middle: [x, top + size / 2], text: { x, top: top + size + gap, anchor: "middle" } };
}

function widthOf(row: Row): number {
  return row.size * widthIn(row.letters, row.text, row.tracking);
}

/** Emblem beside the words: wide pieces. */
function sideBySide(design: Design, area: Box): Placed {
  const size = Math.min(area.height * 0.86, area.width * 0.34);
  const gap = size * 0.2;
  const rows = rowsOf(design, area.width - size - gap, area.height * 0.42);
  const widest = Math.max(...rows.map(widthOf));
  const left = area.x + (area.width - size - gap - widest) / 2;
  const y = area.y + area.height / 2;
  return {
    rows,
    size,
    middle: [left + size / 2, y],
    text: { x: left + size + gap, top: y - blockHeight(rows) / 2, anchor: "start" },
  };
}

function placed(design: Design, frame: DesignFrame, keyline: boolean): Placed {
  const area = liveArea(frame, keyline);
  return area.width / area.height > 1.45 ? sideBySide(design, area) : stacked(design, area);
}

function textBlock({ rows, text }: Placed, frame: DesignFrame, stamping: Stamping): SceneShape[] {
  const title = rows[1]?.size ?? 0;
  let y = text.top;
  return rows.map((row, index) => {
    y += row.size * CAPITAL;
    const at = y;
    y += title * (gapAfter[index] ?? 0);
    const set = (palette: Palette): SceneShape =>
      setText(row.letters, row.text, { ...row, x: text.x, y: at, anchor: text.anchor, fill: palette.deep });
    if (index !== 1) return set(frame.palette);
    if (stamping.title !== undefined) return foiled(set, stamping.title, stamping.title, title / 50);
    return stamping.spot === true ? glossed(set, frame.palette, title / 60) : set(frame.palette);
  });
}

/** A whole label: ground into the bleed, emblem and words inside the safe area, at any size and proportion. */
export function labelShapes(design: Design, frame: DesignFrame, stamping: Stamping = {}): SceneShape[] {
  const layout = placed(design, frame, hasKeyline(design.line, frame));
  return [
    ...backgroundShapes(design.background, design.line, frame),
    ...(stamping.spot === true ? [path(rectangle(bleedBox(frame)), { fill: "sheen-veil" })] : []),
    group(
      [
        emblemShape(design, frame, layout.middle, layout.size, stamping),
        ...textBlock(layout, frame, stamping),
      ],
      {
        part: "marks",
      },
    ),
  ];
}

/** The marks without any ground, as a decal is cut. */
export function decalMarks(design: Design, frame: DesignFrame): SceneShape {
  const layout = placed(design, frame, false);
  return group([emblemShape(design, frame, layout.middle, layout.size, {}), ...textBlock(layout, frame, {})]);
}

/** What the marks take, with a little room round them: where a decal is cut that is not weeded. */
export function decalBox(design: Design, frame: DesignFrame): Box {
  const { middle, size, rows, text } = placed(design, frame, false);
  const widest = Math.max(...rows.map(widthOf));
  const start = text.anchor === "start" ? text.x : text.x - widest / 2;
  const bottom = Math.max(middle[1] + size / 2, text.top + blockHeight(rows));
  const [left, right] = [
    Math.min(middle[0] - size / 2, start),
    Math.max(middle[0] + size / 2, start + widest),
  ];
  const top = middle[1] - size / 2;
  return grown({ x: left, y: top, width: right - left, height: bottom - top }, size * 0.12);
}
