import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Piece } from "#domain/preview/artwork/frame.ts";
import { middleOf, type PlacedPicture } from "#domain/preview/artwork/placed-picture.ts";
import {
  handTurn,
  pinched,
  scaledBy,
  shiftedBy,
  type SnapLines,
  snapped,
  turnedBy,
} from "#domain/preview/artwork/placing-edits.ts";
import { PLACING_STAGE, type PlacingView } from "#domain/preview/forms/placing-scene.ts";
import { apply, turned } from "#domain/preview/geometry/matrix.ts";
import type { Point } from "#domain/preview/scene.ts";
import type { PlacingEditor } from "./use-placing.ts";
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

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

interface PlacingGripsProps {
  readonly placed: PlacedPicture;
  readonly view: PlacingView;
  readonly lines: SnapLines;
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

const NO_LINES: SnapLines = { x: null, y: null };
/** Lines draw a picture that is so many stage units away. */
const SNAP_REACH = 7;
/** Pixels of a wheel that make the picture e times larger. */
const WHEEL_PIXELS = 300;

/** A hold on the picture: where it lay and where the pointers were when the hold began. */
interface Hold {
  readonly grip: Grip;
  readonly placed: PlacedPicture;
  readonly from: ReadonlyMap<number, Point>;
  /** Its moves are undone together. */
  readonly step: string;
}

function gripAt({ target }: PointerEvent): Grip {
  const named = target instanceof Element ? target.closest<SVGElement>("[data-grip]") : null;
  const name = named?.dataset["grip"];
  return name === "size" || name === "turn" ? name : "picture";
}

function degreesFrom([mx, my]: Point, [x, y]: Point): number {
  return (Math.atan2(y - my, x - mx) * 180) / Math.PI;
}

/** What one pointer on a grip makes of a picture. */
function gripped({ grip, placed }: Hold, from: Point, to: Point, inSteps: boolean): PlacedPicture {
  const middle = middleOf(placed.box);
  if (grip === "picture") return shiftedBy(placed, to[0] - from[0], to[1] - from[1]);
  if (grip === "turn") {
    const wanted = placed.turn + degreesFrom(middle, to) - degreesFrom(middle, from);
    return turnedBy({ ...placed, turn: 0 }, handTurn(wanted, inSteps));
  }
  const far = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  return scaledBy(placed, far(to) / Math.max(far(from), 1e-6));
}

/** What the pointers of a hold make of the picture, and the lines it comes to lie on. */
function followed(
  hold: Hold,
  now: ReadonlyMap<number, Point>,
  { piece, reach, keys }: { readonly piece: Piece; readonly reach: number; readonly keys: PointerEvent },
): { readonly placed: PlacedPicture; readonly lines: SnapLines } {
  const [from, otherFrom] = hold.from.values();
  const [to, otherTo] = now.values();
  if (from === undefined || to === undefined) return { placed: hold.placed, lines: NO_LINES };
  if (otherFrom !== undefined && otherTo !== undefined) {
    const fingers = { from: [from, otherFrom], to: [to, otherTo] } as const;
    return { placed: pinched(hold.placed, fingers), lines: NO_LINES };
  }
  const placed = gripped(hold, from, to, keys.shiftKey);
  return hold.grip === "picture" && !keys.altKey
    ? snapped(piece, placed, reach)
    : { placed, lines: NO_LINES };
}

/** Two fingers of a trackpad and a wheel with Ctrl size the picture; the browser would size the page. */
function useWheel(lay: PlacingEditor["lay"]) {
  const surface = useRef<SVGSVGElement>(null);
  const latest = useRef(lay);
  useEffect(() => {
    latest.current = lay;
  });
  useEffect(() => {
    const element = surface.current;
    function turnWheel(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current((placed) => scaledBy(placed, Math.exp(-event.deltaY / WHEEL_PIXELS)), "wheel");
    }
    element?.addEventListener("wheel", turnWheel, { passive: false });
    return () => element?.removeEventListener("wheel", turnWheel);
  }, []);
  return surface;
}

/** Where a pointer is, in millimetres of the piece. */
function pointOn(
  surface: SVGSVGElement | null,
  { scale, x, y }: PlacingView,
  { clientX, clientY }: PointerEvent,
): Point {
  const at = new DOMPoint(clientX, clientY).matrixTransform(surface?.getScreenCTM()?.inverse());
  return [(at.x - x) / scale, (at.y - y) / scale];
}

/** The pointers that are down, and the hold that they have on the picture. */
function useHold({ now, rest }: PlacingEditor) {
  const points = useRef(new Map<number, Point>());
  const hold = useRef<Hold | null>(null);
  const count = useRef(0);
  /** Begins anew from here: a finger came or went. */
  function take(grip: Grip) {
    hold.current = { grip, placed: now(), from: new Map(points.current), step: `hand ${count.current}` };
  }
  return {
    points,
    hold,
    put: (id: number, point: Point, grip: Grip) => {
      if (points.current.size === 0) count.current += 1;
      points.current.set(id, point);
      take(points.current.size === 1 ? grip : "picture");
    },
    release: (id: number) => {
      if (!points.current.delete(id)) return;
      if (points.current.size > 0) return take("picture");
      hold.current = null;
      rest();
    },
  };
}

/** Moves, sizes and turns the picture by pointer, two fingers or wheel. */
export function useGrips(editor: PlacingEditor, piece: Piece, view: PlacingView) {
  const { lay } = editor;
  const { points, hold, put, release } = useHold(editor);
  const [lines, setLines] = useState(NO_LINES);
  const surface = useWheel(lay);
  function onRelease({ pointerId }: PointerEvent) {
    setLines(NO_LINES);
    release(pointerId);
  }
  const pointers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || points.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      put(event.pointerId, pointOn(surface.current, view, event), gripAt(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (hold.current === null || !points.current.has(event.pointerId)) return;
      points.current.set(event.pointerId, pointOn(surface.current, view, event));
      const reach = SNAP_REACH / view.scale;
      const next = followed(hold.current, points.current, { piece, reach, keys: event });
      setLines(next.lines);
      lay(() => next.placed, hold.current.step);
    },
    onPointerUp: onRelease,
    onPointerCancel: onRelease,
    onLostPointerCapture: onRelease,
  };
  return { surface, pointers, lines };
}
