import type { SizeMm } from "#domain/size-mm.ts";
import type { DrawnLettering } from "#domain/lettering/designs/lettering-designs.ts";
import { textureOn } from "../paint/film-paints.ts";
import { isPale } from "../palette.ts";
import {
  AS_USED,
  type Matrix,
  type Paint,
  type Painting,
  type SceneShape,
  type UseShape,
  group,
  path,
} from "../scene.ts";
import type { Subject } from "../subject/subject.ts";
import type { Tone } from "./place.ts";

/** The customer's words as a place shows them. */
export interface StuckLettering {
  readonly drawn: DrawnLettering;
  readonly paint: Paint;
  /** The film that shows round the letters, and how far. */
  readonly outline: { readonly paint: Paint; readonly mm: number } | null;
}

/** The words of a subject; null while none can be drawn. */
export function stuckWordsOf({ words, wordsOutline, palettes }: Subject): StuckLettering | null {
  if (words === null || words === "sample") return null;
  return { drawn: words, paint: palettes[0].deep, outline: wordsOutline };
}

/** What is seen of the words, with the film round them. */
export function stuckSize({ drawn, outline }: StuckLettering): SizeMm {
  const round = 2 * (outline?.mm ?? 0);
  return { widthMm: drawn.widthMm + round, heightMm: drawn.heightMm + round };
}

/** What the words are read on best. */
export function toneFor({ paint, outline }: StuckLettering): Tone {
  return isPale(outline?.paint ?? paint) ? "dark" : "light";
}

const WORDS = "words";

function copy(look: Pick<UseShape, "fill" | "stroke" | "strokeWidth" | "round">, by = 0): UseShape {
  const matrix: Matrix = [1, 0, 0, 1, by, by];
  return { kind: "use", of: WORDS, ...look, ...(by === 0 ? {} : { matrix }) };
}

/** A film's edge in stage units: where letters lie on top, the light shows it. */
const EDGE = 0.9;

function edges({ paint, outline }: StuckLettering, hair: number): SceneShape[] {
  const wide = outline === null ? {} : { strokeWidth: 2 * outline.mm, round: true };
  const stroked = (fill: Paint) => (outline === null ? { fill } : { fill, stroke: fill, ...wide });
  return [
    group([copy(stroked("#2b1c0a"), hair)], { opacity: 0.34 }),
    group([copy(stroked("#ffffff"), -hair * 0.4)], { opacity: isPale(paint) ? 0.3 : 0.5 }),
  ];
}

/**
 * The words, painted with their middle at 0, 0, a millimetre so many stage units long. `isOnTop`: on the viewer's side of what they
 * are stuck on, so that their edges are seen.
 */
export function wordsPainting(words: StuckLettering, scale: number, isOnTop: boolean): Painting {
  const { drawn, paint, outline } = words;
  const texture = textureOn(paint);
  return {
    scale,
    definitions: {
      [WORDS]: path(drawn.path, {
        fill: AS_USED,
        matrix: [1, 0, 0, 1, -drawn.widthMm / 2, -drawn.heightMm / 2],
      }),
    },
    shapes: [
      ...(isOnTop ? edges(words, EDGE / scale) : []),
      ...(outline === null
        ? []
        : [copy({ fill: outline.paint, stroke: outline.paint, strokeWidth: 2 * outline.mm, round: true })]),
      group([copy({ fill: paint })], { part: "letters" }),
      ...(texture ? [group([copy({ fill: texture })], { opacity: 0.65 })] : []),
    ],
  };
}
