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

/** A line that is asked for. A draft comes in a few milliseconds, for the eye while something is dragged. */
export interface CutTask {
  readonly settings: CutSettings;
  readonly fit: FitInto;
  readonly isDraft: boolean;
}

/** What came of it; no line where nothing is left to cut, no facts of a draft. */
export interface CutAnswer {
  readonly kind: MaskKind;
  readonly line: CutLine | null;
  /** The same as it is kept. */
  readonly geometry: LineGeometry | null;
  readonly facts: CutFacts | null;
}

/** Gives the last value again while what it was made of is the same. */
function lastOf<Value>() {
  let [key, value]: [string | null, Value | null] = [null, null];
  return (wanted: readonly unknown[], make: () => Value): Value => {
    const now = JSON.stringify(wanted);
    if (value === null || key !== now) [key, value] = [now, make()];
    return value;
  };
}

/**
 * Draws cut lines round one picture. What a change leaves as it was is not worked out again: the mask while the border is dragged,
 * and in a draft which parts have to be joined.
 */
export function cutterOf(picture: PixelPicture, isLossy: boolean): (task: CutTask) => CutAnswer {
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
