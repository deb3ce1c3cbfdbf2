import { type PointerEvent, useRef } from "react";
import { withNode } from "#domain/cut-line/correct/add-node.ts";
import { type LinePlace, nearestNode, nearestOnLine } from "#domain/cut-line/correct/find-node.ts";
import { minus, type NodePlace, type NodeRing, type Um } from "#domain/cut-line/correct/line-nodes.ts";
import type { LineView } from "#domain/preview/forms/line-scene.ts";
import type { LineEditor } from "./use-correcting.ts";

/** A press so near takes hold, in pixels of the page; a finger covers more than a pointer. */
const NEAR_PX = { touch: 26, pen: 14, mouse: 12 } as const;
/** Less is a press, not a drag. */
const DRAG_PX = 3;

/** A hold on the line: the point, or the place where there will be one once it is dragged. */
interface Hold {
  readonly pointerId: number;
  readonly from: Um;
  readonly rings: readonly NodeRing[];
  readonly place: NodePlace;
  readonly isNew: LinePlace | null;
  /** Micrometres of a pixel of the page. */
  readonly perPixel: number;
  readonly step: string;
}

/** Where a pointer is, in micrometres from where the line's box began at first. */
function pointOn(
  surface: SVGSVGElement,
  { scale, x, y }: LineView,
  { clientX, clientY }: PointerEvent,
): { readonly at: Um; readonly perPixel: number } {
  const inverse = surface.getScreenCTM()?.inverse() ?? new DOMMatrix();
  const point = new DOMPoint(clientX, clientY).matrixTransform(inverse);
  const um = 1_000 / scale;
  return { at: [(point.x - x) * um, (point.y - y) * um], perPixel: inverse.a * um };
}

function nearFor(pointerType: string): number {
  return pointerType === "touch" || pointerType === "pen" ? NEAR_PX[pointerType] : NEAR_PX.mouse;
}

/** What a press takes hold of: a point, else the line; null where neither is near. */
function holdAt(
  event: PointerEvent<SVGSVGElement>,
  view: LineView,
  rings: readonly NodeRing[],
  step: string,
): Hold | null {
  const { at, perPixel } = pointOn(event.currentTarget, view, event);
  const reach = nearFor(event.pointerType) * perPixel;
  const [node, place] = [nearestNode(rings, at), nearestOnLine(rings, at)];
  const common = { pointerId: event.pointerId, from: at, rings, perPixel, step };
  if (node !== null && node.distance <= reach) return { ...common, place: node, isNew: null };
  return place !== null && place.distance <= reach ? { ...common, place, isNew: place } : null;
}

/** Takes hold of points, or of the line between two of them, by pointer and touch. */
export function useLineGrips(editor: LineEditor, view: LineView) {
  const hold = useRef<Hold | null>(null);
  const count = useRef(0);
  /** A hold on the line makes a point there. */
  function started(held: Hold): Hold {
    if (held.isNew === null) return held;
    const { rings, place } = withNode(held.rings, held.isNew);
    editor.select(place);
    return { ...held, rings, place, isNew: null };
  }
  function release({ pointerId }: PointerEvent): void {
    if (hold.current?.pointerId !== pointerId) return;
    hold.current = null;
    editor.rest();
  }
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0 || hold.current !== null) return;
      count.current += 1;
      hold.current = holdAt(event, view, editor.now(), `hand ${count.current}`);
      if (hold.current === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (hold.current.isNew === null) editor.select(hold.current.place);
      editor.hold();
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const held = hold.current;
      if (held?.pointerId !== event.pointerId) return;
      const by = minus(pointOn(event.currentTarget, view, event).at, held.from);
      if (editor.now() === held.rings && Math.hypot(...by) < DRAG_PX * held.perPixel) return;
      hold.current = started(held);
      editor.pull(by, held.step, hold.current.rings, hold.current.place);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
}
