import type { PixelPicture } from "./coverage.ts";
import type { CutSettings } from "./cut-settings.ts";
import type { CutLine } from "./cut-line.types.ts";
import { drawCutLine, type ScaledArtwork, scaledArtwork } from "./draw-cut-line.ts";
import type { CutFacts } from "./findings.ts";
import type { LineGeometry } from "./kept/line-geometry.ts";
import type { RememberedJoins } from "./line/bridges.ts";
import { type Mask, type MaskKind, maskOf } from "./mask/mask-of.ts";
import { edgeRings, type Ring } from "./outline/marching-squares.ts";
import type { FitInto } from "./outline/scale-to-size.ts";
import type { WantedOwnCut } from "./own/own-cut.ts";
import { type OwnLine, ownLine, type OwnLineFacts } from "./own/own-line.ts";

/** A line that is asked for. A draft comes in a few milliseconds, for the eye while something is dragged. */
export interface CutTask {
  readonly settings: CutSettings;
  readonly fit: FitInto;
  readonly isDraft: boolean;
  /** The cut line of the picture's file; left out where it has none. */
  readonly own?: WantedOwnCut | null;
}

/** What became of a file's own line: it is cut along, or why no blade can follow it, in a sentence. */
export type OwnAnswer =
  | ({ readonly isUsed: true } & OwnLineFacts)
  | { readonly isUsed: false; readonly why: string };

/** What came of it; no line where nothing is left to cut, no facts of a draft, and none of a line that was not drawn round the picture. */
export interface CutAnswer {
  /** How the artwork was told from its background; null where nobody had to. */
  readonly kind: MaskKind | null;
  readonly line: CutLine | null;
  /** The same as it is kept. */
  readonly geometry: LineGeometry | null;
  readonly facts: CutFacts | null;
  /** A finer one is to come. */
  readonly isDraft: boolean;
  /** null where the file has no cut line, and where that is not wanted. */
  readonly own: OwnAnswer | null;
}

type TracedAnswer = Omit<CutAnswer, "isDraft" | "own">;

/** Gives the last value again while what it was made of is the same. */
function lastOf<Value>() {
  let [key, value]: [string | null, Value | null] = [null, null];
  return (wanted: readonly unknown[], make: () => Value): Value => {
    const now = JSON.stringify(wanted);
    if (value === null || key !== now) [key, value] = [now, make()];
    return value;
  };
}

function tracerOf(picture: PixelPicture, isLossy: boolean): (task: CutTask) => TracedAnswer {
  const lastMask = lastOf<Omit<Mask, "coverage"> & { readonly rings: readonly Ring[] }>();
  const lastArtwork = lastOf<ScaledArtwork>();
  const lastJoins = lastOf<{ found: RememberedJoins | null }>();
  return ({ settings, fit, isDraft }) => {
    const { background, removesEnclosed, keepsShadow, pieces, keepsHoles, strengthens } = settings;
    const masked = [background, removesEnclosed, keepsShadow];
    const { rings, ...mask } = lastMask(masked, () => {
      const { coverage, ...found } = maskOf(picture, { background, removesEnclosed, keepsShadow, isLossy });
      return { ...found, rings: edgeRings(coverage) };
    });
    if (rings.length === 0) return { kind: mask.kind, line: null, geometry: null, facts: null };
    const artwork = lastArtwork([masked, fit], () =>
      scaledArtwork(rings, picture, fit, mask.kind !== "transparent"),
    );
    const joins = lastJoins([masked, fit, pieces, keepsHoles, strengthens], () => ({ found: null }));
    const drawn = drawCutLine(artwork, settings, isDraft ? joins.found : null);
    if (drawn === null) return { kind: mask.kind, line: null, geometry: null, facts: null };
    const isFine = !isDraft || joins.found === null;
    if (isFine) joins.found = drawn.remembered;
    const { line, geometry } = drawn;
    return { kind: mask.kind, line, geometry, facts: isFine ? { ...mask, ...drawn.facts } : null };
  };
}

function answered(own: OwnLine | null, traced: () => TracedAnswer): CutAnswer {
  if (own?.ok === true) {
    const { line, geometry, facts } = own;
    return { kind: null, line, geometry, facts: null, isDraft: false, own: { isUsed: true, ...facts } };
  }
  const answer = traced();
  const isDraft = answer.line !== null && answer.facts === null;
  return { ...answer, isDraft, own: own && { isUsed: false, why: own.why } };
}

/**
 * Draws cut lines round one picture; the cut line of its file is taken where it has one that can be cut. What a change leaves as it was is
 * not worked out again: the mask while the border is dragged, and in a draft which parts have to be joined.
 */
export function cutterOf(picture: PixelPicture, isLossy: boolean): (task: CutTask) => CutAnswer {
  const trace = tracerOf(picture, isLossy);
  const lastOwn = lastOf<OwnLine>();
  return (task) => {
    const { own = null, settings, fit } = task;
    const isWanted = own !== null && !settings.ignoresOwn;
    const taken = isWanted ? lastOwn([own, fit], () => ownLine(own, fit)) : null;
    return answered(taken, () => trace(task));
  };
}
