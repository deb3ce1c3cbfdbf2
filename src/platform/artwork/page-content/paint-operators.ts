import { isCutInk, isGuideInk } from "#domain/artwork/unprinted.ts";
import { meanScale, noteCutPath, noteHeavyArea, noteLine } from "./content-facts.ts";
import { drawPath, type PaintColour, type Space } from "./graphics-state.ts";
import type { ContentOperation } from "./operations.ts";
import {
  coloursIn,
  heavyInk,
  isMixedColour,
  isScreenColour,
  type KeptParts,
  laysColoursOver,
  laysOver,
  mustKnockOut,
  paintedWith,
  type Parts,
  partsLeft,
} from "./printing-rules.ts";
import { isHidden, noteHidden, type Step, type Walk } from "./walk.ts";

const nothing: KeptParts = { fills: false, strokes: false, as: null };

function noteLeftOut({ facts }: Walk, { inks }: Space): void {
  for (const ink of inks)
    if (isGuideInk(ink)) facts.hasGuides = true;
    else if (isCutInk(ink)) facts.cutInks.add(ink);
    else facts.inks.add(ink);
}

function notePrinted({ facts }: Walk, colour: PaintColour): void {
  for (const ink of colour.space.inks) facts.inks.add(ink);
  if (isScreenColour(colour)) facts.paintsRgb = true;
  if (isMixedColour(colour)) facts.paintsMixed = true;
}

/** Decides what is left of parts that are painted in the colours of the state, and notes what they are. */
export function keepParts(walk: Walk, parts: Parts): KeptParts {
  const { printed, leftOut } = paintedWith(walk.file.rules, walk.state, parts);
  for (const { space } of leftOut) noteLeftOut(walk, space);
  if (isHidden(walk)) {
    if (printed.length > 0) noteHidden(walk);
    return nothing;
  }
  for (const colour of printed) notePrinted(walk, colour);
  const kept = partsLeft(walk.file.rules, walk.state, parts);
  const { overprint } = walk.file.rules;
  if (overprint) return overprint.keep(walk.state, kept);
  const knocksOut = mustKnockOut(walk.state, kept);
  if (knocksOut) walk.facts.hasWhiteOverprint = true;
  if (laysOver(walk.state, kept)) walk.facts.mixesInks = true;
  return { ...kept, as: knocksOut ? "knock-out" : null };
}

/** Decides what is left of something in colours of its own: a picture or a shading. */
export function keepColours(walk: Walk, space: Space): KeptParts {
  const { rules } = walk.file;
  // White pixels cannot be left bare: they go.
  if (["left-out", "paper"].includes(rules.inkFate(space))) {
    noteLeftOut(walk, space);
    return nothing;
  }
  if (isHidden(walk)) {
    noteHidden(walk);
    return nothing;
  }
  notePrinted(walk, coloursIn(space));
  const all = { fills: true, strokes: false, as: null };
  if (rules.overprint)
    return rules.overprint.keep({ ...walk.state, fill: coloursIn(space), overprintMode: 0 }, all);
  if (laysColoursOver(walk.state, space)) walk.facts.mixesInks = true;
  return all;
}

/** Sets how something is painted that begins at `from`; false where that is too late. */
function paintAs({ edits, resources, file }: Walk, as: KeptParts["as"], from: number): boolean {
  const [name, state] =
    as === "multiply" ? ["KcMultiply", { BM: "Multiply" }] : ["KcKnockout", { OP: false, op: false }];
  resources.needs("ExtGState", name, file.context.obj(state));
  return edits.insert(from, `/${name} gs`);
}

/** Words that put back how things are painted. */
function paintAsBefore({ state, resources, file }: Walk, as: KeptParts["as"]): string {
  const { overprintsStroke: OP, overprintsFill: op, overprintMode: OPM, blendMode: BM } = state;
  const isBlend = as === "multiply";
  const name = isBlend ? `KcBlend${BM}` : `KcOverprint${Number(OP)}${Number(op)}${OPM}`;
  resources.needs("ExtGState", name, file.context.obj(isBlend ? { BM } : { OP, op, OPM }));
  return `/${name} gs`;
}

/** Paints what begins at `from` with other words, and as it is to be. */
export function paintInstead(
  walk: Walk,
  operation: ContentOperation,
  { words, from, as }: { readonly words: string; readonly from: number; readonly as: KeptParts["as"] },
): void {
  const isOther = as !== null && paintAs(walk, as, from);
  walk.edits.replace(operation, isOther ? `${words} ${paintAsBefore(walk, as)}` : words);
}

interface PathPaint extends Parts {
  readonly fill: "" | "f" | "f*";
  readonly closes: boolean;
}

function pathPaint(fill: PathPaint["fill"], strokes: boolean, closes: boolean): PathPaint {
  return { fill, fills: fill !== "", strokes, closes };
}

/** ISO 32000-2, table 59. */
const pathPaints: Readonly<Record<string, PathPaint>> = {
  S: pathPaint("", true, false),
  s: pathPaint("", true, true),
  f: pathPaint("f", false, false),
  F: pathPaint("f", false, false),
  "f*": pathPaint("f*", false, false),
  B: pathPaint("f", true, false),
  "B*": pathPaint("f*", true, false),
  b: pathPaint("f", true, true),
  "b*": pathPaint("f*", true, true),
  n: pathPaint("", false, false),
};

/** What paints the parts of a path that are left; one of which nothing is left ends, and may still be a clip. */
function operatorFor({ fill, closes }: PathPaint, { fills, strokes }: Parts): string {
  if (!strokes) return fills ? fill : "n";
  const stroked = fills ? fill.replace("f", "B") : "S";
  return closes ? `h ${stroked}` : stroked;
}

function paintPath(walk: Walk, operation: ContentOperation): void {
  const paint = pathPaints[operation.operator];
  const path = walk.path?.drawn();
  walk.path = null;
  if (paint === undefined) return;
  const kept = keepParts(walk, paint);
  const { state, facts } = walk;
  if (path?.box && kept.strokes)
    noteLine(facts, { width: state.lineWidth * meanScale(state.ctm), box: path.box });
  const percent = heavyInk(state.fill);
  if (path?.box && kept.fills && percent !== null) noteHeavyArea(facts, { percent, box: path.box });
  if (path && path.d !== "" && paintedWith(walk.file.rules, state, paint).leftOut.length > 0)
    noteCutPath(facts, paint.closes && !path.d.endsWith("Z") ? `${path.d}Z` : path.d);
  const isSame = kept.fills === paint.fills && kept.strokes === paint.strokes && kept.as === null;
  if (isSame) return;
  const from = path?.from ?? operation.from;
  paintInstead(walk, operation, { words: operatorFor(paint, kept), from, as: kept.as });
}

/** Whether lines in these colours are asked for: those of a cut, not those of the template's guides. */
function isCut({ space }: PaintColour): boolean {
  return space.inks.length > 0 && space.inks.every(isCutInk);
}

function addToPath(walk: Walk, { operator, operands, from }: ContentOperation): void {
  const { fill, stroke, ctm } = walk.state;
  walk.path ??= drawPath(from, isCut(fill) || isCut(stroke));
  walk.path.add(operator, operands.map(Number), ctm);
}

/** The modes of letters (ISO 32000-2, table 104): filled, stroked, both, neither; from 4 on they are a clip as well. */
const CLIPS = 4;
const NEITHER = 3;

function paintLetters(walk: Walk, operation: ContentOperation): void {
  const { lettersMode } = walk.state;
  const mode = lettersMode % CLIPS;
  const parts = { fills: mode === 0 || mode === 2, strokes: mode === 1 || mode === 2 };
  const kept = keepParts(walk, parts);
  if (kept.fills === parts.fills && kept.strokes === parts.strokes && kept.as === null) return;
  const keptMode = kept.strokes ? (kept.fills ? 2 : 1) : kept.fills ? 0 : NEITHER;
  const clips = lettersMode >= CLIPS ? CLIPS : 0;
  const words = `${keptMode + clips} Tr ${walk.edits.slice(operation)} ${lettersMode} Tr`;
  paintInstead(walk, operation, { words, from: operation.from, as: kept.as });
}

const pathOperators = ["m", "l", "c", "v", "y", "h", "re"];
const lettersOperators = ["Tj", "TJ", "'", '"'];

/** Operators that build paths, and that paint paths and letters. What is left out keeps its state and its advance. */
export const paintOperators: Readonly<Record<string, Step>> = Object.fromEntries([
  ...pathOperators.map((operator) => [operator, addToPath]),
  ...Object.keys(pathPaints).map((operator) => [operator, paintPath]),
  ...lettersOperators.map((operator) => [operator, paintLetters]),
]) as Readonly<Record<string, Step>>;
