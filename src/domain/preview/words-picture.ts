import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { designs } from "./artwork/designs.ts";
import { plainLettering } from "./forms/lettering.ts";
import { grown, rectangle } from "./geometry/outline.ts";
import { isPale } from "./palette.ts";
import { type Box, path, type Scene } from "./scene.ts";
import { subjectOf } from "./subject/subject-of.ts";

/** How much of the longer side is left free round the words. */
const MARGIN = 0.06;

/** Behind dark films, and behind those that vanish on white. */
const GROUNDS = { light: "#ffffff", dark: "#2f2b26" };

/** Stage units that a picture's longer side takes on a page: textures look as they do there. */
const SHOWN = 700;

/** A customer's own words at their real size, in millimetres, for them to keep or pass on; null while none can be drawn. */
export function wordsPicture(
  catalogue: Catalogue,
  selection: Selection,
): { readonly scene: Scene; readonly view: Box } | null {
  const subject = subjectOf(designs, catalogue, selection);
  const { words, wordsOutline, widthMm, heightMm } = subject;
  if (words === null || words === "sample") return null;
  const longest = Math.max(widthMm, heightMm);
  const box = { x: 0, y: 0, width: widthMm, height: heightMm };
  const view = grown(box, (wordsOutline?.mm ?? 0) + Math.max(2, Math.round(longest * MARGIN)));
  const ground = isPale(subject.palettes[0].deep) ? GROUNDS.dark : GROUNDS.light;
  const { definitions, shapes } = plainLettering(subject);
  const scene: Scene = {
    scale: SHOWN / longest,
    definitions,
    shapes: [path(rectangle(view, 0), { fill: ground, part: "ground" }), ...shapes],
    measures: [],
    focus: box,
    facts: { pieces: 1, holes: 0, sets: 1, bothSides: false, side: "front", size: [widthMm, heightMm] },
    words: titleOf(catalogue, selection),
  };
  return { scene, view };
}
