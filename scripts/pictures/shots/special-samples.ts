import type { Stamping } from "#domain/preview/artwork/label.ts";
import { emblemShape } from "#domain/preview/artwork/label.ts";
import type { DesignName } from "#domain/preview/artwork/design-names.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { openPack } from "#domain/preview/lettering/glyph-pack.ts";
import { setLetters } from "#domain/preview/lettering/set-text.ts";
import { ellipse, grown, polygon, rectangle } from "#domain/preview/geometry/outline.ts";
import { gridLines } from "#domain/preview/forms/parts/film.ts";
import { sheenShapes, stockShapes } from "#domain/preview/material/face.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { onePaint, type Palette } from "#domain/preview/palette.ts";
import { type Box, type Paint, type SceneShape, group, path } from "#domain/preview/scene.ts";
import { type StockLook, stockOf } from "#domain/preview/stock.ts";
import { faceFiles, packOf } from "../letters/pack-of.ts";

/** Every sample is a square of so many units. */
export const SAMPLE_SIDE = 240;

const whole: Box = { x: 0, y: 0, width: SAMPLE_SIDE, height: SAMPLE_SIDE };
const middle = [SAMPLE_SIDE / 2, SAMPLE_SIDE / 2] as const;
const INK = "#17140f";
const FOREST = "#1f3d38";
const letters = openPack(packOf(faceFiles.sans, ["0041", "0042", "0043", "Anna", "Bela", "WIN"]));

function words(text: string, x: number, y: number, size: number, fill: Paint): SceneShape {
  return setLetters(letters, text, { x, y, size, anchor: "middle", fill });
}

/** A piece of stock that fills the square. */
function sheet(stock: StockLook): SceneShape[] {
  return [...stockShapes(stock, rectangle(whole)), ...sheenShapes(stock, rectangle(whole), whole)];
}

function plain(colour: Paint): SceneShape[] {
  return [path(rectangle(whole), { fill: colour })];
}

/** A design's emblem in the middle, in the palette given and stamped or pressed. */
function emblem(design: DesignName, palette: Palette, stamping: Stamping, size = 150): SceneShape {
  const frame = {
    width: SAMPLE_SIDE,
    height: SAMPLE_SIDE,
    outline: "rectangle",
    palette,
    bleed: 0,
    holeRoom: 0,
  } as const;
  return emblemShape(designs[design], frame, middle, size, stamping);
}

const paper = stockOf(["matte"]);
const cotton = stockOf(["cotton"]);

function foil(paint: Paint): SceneShape[] {
  return [...plain(FOREST), emblem("arch", onePaint(paint, paper), { emblem: paint }, 190)];
}

function relief(kind: "emboss" | "deboss"): SceneShape[] {
  return [...sheet(cotton), emblem("studio", onePaint("#fffefb", cotton), { relief: kind }, 190)];
}

/** Clear film on its grid, in a shade on which white shows. */
function film(): SceneShape[] {
  return [...plain("#8fa7b3"), ...gridLines(whole, rectangle(whole))];
}

/** A running number, as large as it fits, above its neighbours. */
function numbers(): SceneShape[] {
  const label = rectangle({ x: 24, y: 72, width: 192, height: 96 }, 12);
  return [
    ...plain("#f0e6d6"),
    ...shadowShapes(label, 5),
    path(label, { fill: "#fdfcf9" }),
    path(rectangle({ x: 36, y: 84, width: 168, height: 72 }, 6), {
      stroke: "#d6006c",
      strokeWidth: 3,
      dash: "9 6",
    }),
    words("0042", middle[0], 140, 58, INK),
    group([words("0041", middle[0], 46, 58, INK)], { opacity: 0.16 }),
    group([words("0043", middle[0], 234, 58, INK)], { opacity: 0.16 }),
  ];
}

/** Widths of the bars and gaps of a code that is nobody's, in turns. */
const bars = [6, 4, 3, 5, 9, 4, 3, 3, 6, 7, 3, 4, 10, 4, 6, 5, 3, 4, 9, 6, 4, 3, 6, 5, 4, 3, 9, 4, 5];

function barcode(): SceneShape[] {
  const from = (SAMPLE_SIDE - bars.reduce((sum, width) => sum + width, 0)) / 2;
  const lines = bars.map((width, index) => {
    const x = bars.slice(0, index).reduce((sum, one) => sum + one, from);
    return { x, y: 52, width, height: 108 };
  });
  const label = rectangle({ x: 20, y: 32, width: 200, height: 176 }, 10);
  return [
    ...plain("#f0e6d6"),
    ...shadowShapes(label, 5),
    path(label, { fill: "#fdfcf9" }),
    ...lines.filter((_, index) => index % 2 === 0).map((bar) => path(rectangle(bar), { fill: INK })),
    words("0042", middle[0], 194, 30, INK),
  ];
}

/** Two of the same label with another name on each. */
function names(): SceneShape[] {
  const label = (name: string, box: Box, ground: Paint): SceneShape[] => [
    ...shadowShapes(rectangle(box, 14), 6),
    path(rectangle(box, 14), { fill: ground }),
    words(name, box.x + box.width / 2, box.y + box.height / 2 + 16, 46, "#fdfcf9"),
  ];
  return [
    ...plain("#dfe9ea"),
    ...label("Bela", { x: 52, y: 24, width: 164, height: 92 }, "#c2542d"),
    ...label("Anna", { x: 24, y: 124, width: 164, height: 92 }, FOREST),
  ];
}

/** A silver panel, half of it rubbed away. */
function scratched(): SceneShape[] {
  const panel = rectangle({ x: 22, y: 66, width: 196, height: 108 }, 14);
  const rest = polygon([
    [22, 66],
    [96, 66],
    [74, 92],
    [112, 96],
    [70, 124],
    [104, 132],
    [62, 152],
    [86, 174],
    [22, 174],
  ]);
  return [
    ...plain("#f6c344"),
    path(panel, { fill: "#fdfcf9" }),
    words("WIN", 142, 142, 62, "#c2185b"),
    group([path(rest, { fill: "silver-matte" }), path(rest, { fill: "texture-brushed" })], { clip: panel }),
    path(panel, { stroke: "#8d9296", strokeWidth: 2 }),
  ];
}

/** White below the colours: the left half without it, the right half with it. */
function underColours(): SceneShape[] {
  const disc = ellipse(grown(whole, -44));
  const right = rectangle({ x: middle[0], y: 0, width: middle[0], height: SAMPLE_SIDE });
  return [
    ...film(),
    { ...path(disc, { fill: "#e0472f" }), opacity: 0.38 },
    group([path(disc, { fill: "#ffffff" }), path(disc, { fill: "#e0472f" })], { clip: right }),
    path(disc, { stroke: "#ffffff", strokeWidth: 7 }),
  ];
}

/** What each special processing and its options look like, close up, by "processing" or "processing/option". */
export const specialSamples: Readonly<Record<string, readonly SceneShape[]>> = {
  "foil-stamp": foil("foil-gold"),
  "foil-stamp/gold": foil("foil-gold"),
  "foil-stamp/silver": foil("foil-silver"),
  "foil-stamp/rose-gold": foil("foil-rose-gold"),
  "foil-stamp/copper": foil("foil-copper"),
  "foil-stamp/holographic": foil("hologram"),
  "white-ink": [...film(), emblem("night", onePaint("#ffffff", paper), {}, 170)],
  "white-ink/under-the-colours": underColours(),
  "white-ink/white-only": [...film(), emblem("night", onePaint("#ffffff", paper), {}, 170)],
  "emboss-deboss": relief("emboss"),
  "emboss-deboss/emboss": relief("emboss"),
  "emboss-deboss/deboss": relief("deboss"),
  numbering: numbers(),
  "numbering/printed-number": numbers(),
  "numbering/barcode": barcode(),
  "variable-data": names(),
  "scratch-off": scratched(),
};
