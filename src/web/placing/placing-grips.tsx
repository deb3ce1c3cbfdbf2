import { middleOf, type PlacedPicture } from "#domain/preview/artwork/placed-picture.ts";
import type { SnapLines } from "#domain/preview/artwork/placing-edits.ts";
import { PLACING_STAGE, type PlacingView } from "#domain/preview/forms/placing-scene.ts";
import { apply, turned } from "#domain/preview/geometry/matrix.ts";
import type { Point } from "#domain/preview/scene.ts";
import styles from "./placing.module.css";

/** What is taken hold of: the picture itself, a corner that sizes it, or the knob that turns it. */
export type Grip = "picture" | "size" | "turn";

/** Grips are kept so far from the stage's edge. */
const EDGE = 26;
const KNOB = 46;

function isOnStage([x, y]: Point): boolean {
  const { width, height } = PLACING_STAGE;
  return x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;
}

/** How much of the way along one axis stays on the stage. */
function partWithin(from: number, to: number, length: number): number {
  if (to < EDGE) return (EDGE - from) / (to - from);
  return to > length - EDGE ? (length - EDGE - from) / (to - from) : 1;
}

/** A grip on its way from the picture's middle, as far out as the stage goes; null where the middle itself is off it. */
function within(middle: Point, to: Point): Point | null {
  if (!isOnStage(middle)) return null;
  const part = Math.min(
    partWithin(middle[0], to[0], PLACING_STAGE.width),
    partWithin(middle[1], to[1], PLACING_STAGE.height),
  );
  return [middle[0] + (to[0] - middle[0]) * part, middle[1] + (to[1] - middle[1]) * part];
}

/** Where the picture's corners, middle and knob are on the stage. */
function pointsOf({ box, turn }: PlacedPicture, { scale, x, y }: PlacingView) {
  const onStage = ([across, down]: Point): Point => [x + across * scale, y + down * scale];
  const middle = onStage(middleOf(box));
  const [halfWidth, halfHeight] = [(box.width * scale) / 2, (box.height * scale) / 2];
  const lie = turned(turn, middle);
  const at = (across: number, down: number) => apply(lie, [middle[0] + across, middle[1] + down]);
  return {
    middle,
    corners: [
      at(-halfWidth, -halfHeight),
      at(halfWidth, -halfHeight),
      at(halfWidth, halfHeight),
      at(-halfWidth, halfHeight),
    ],
    knob: at(0, -halfHeight - KNOB),
    top: at(0, -halfHeight),
  };
}

interface PlacingGripsProps {
  readonly placed: PlacedPicture;
  readonly view: PlacingView;
  readonly lines: SnapLines;
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** The frame of the picture with what it is sized and turned by, and the line it has just come to lie on. */
export function PlacingGrips({ placed, view, lines }: PlacingGripsProps) {
  const { middle, corners, knob, top } = pointsOf(placed, view);
  const turnAt = within(middle, knob);
  const { width, height } = PLACING_STAGE;
  const lineX = lines.x === null ? null : view.x + lines.x * view.scale;
  const lineY = lines.y === null ? null : view.y + lines.y * view.scale;
  return (
    <g aria-hidden="true">
      {lineX === null ? null : <path className={styles.snap} d={`M${lineX} 0V${height}`} />}
      {lineY === null ? null : <path className={styles.snap} d={`M0 ${lineY}H${width}`} />}
      <path className={styles.frameBack} d={`${pathOf(corners)}Z`} />
      <path className={styles.frame} d={`${pathOf(corners)}Z`} />
      {turnAt === null ? null : (
        <path className={styles.stem} d={pathOf([within(middle, top) ?? top, turnAt])} />
      )}
      {corners.map((corner, at) => {
        const place = within(middle, corner);
        return place === null ? null : (
          <g key={at} data-grip="size" className={styles.size} transform={`translate(${place.join(" ")})`}>
            <circle className={styles.reach} r="34" />
            <rect className={styles.grip} x="-9" y="-9" width="18" height="18" rx="4" />
          </g>
        );
      })}
      {turnAt === null ? null : (
        <g data-grip="turn" className={styles.turn} transform={`translate(${turnAt.join(" ")})`}>
          <circle className={styles.reach} r="34" />
          <circle className={styles.grip} r="12" />
          <path className={styles.sign} d="M-5 1.5A5 5 0 1 1 0 5M-8 0 -5 2.5 -2.5 -.5" />
        </g>
      )}
    </g>
  );
}
