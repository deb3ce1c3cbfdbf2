import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Piece } from "#domain/preview/artwork/frame.ts";
import { middleOf, type PlacedPicture } from "#domain/preview/artwork/placed-picture.ts";
import {
  handTurn,
  shiftedBy,
  pinched,
  scaledBy,
  snapped,
  type SnapLines,
  turnedBy,
} from "#domain/preview/artwork/placing-edits.ts";
import type { PlacingView } from "#domain/preview/forms/placing-scene.ts";
import type { Point } from "#domain/preview/scene.ts";
import type { Grip } from "./placing-grips.tsx";
import type { PlacingEditor } from "./use-placing.ts";

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
