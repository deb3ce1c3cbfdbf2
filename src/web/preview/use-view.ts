import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { movedBy, nextStop, type View, WHOLE_STAGE, zoomedTo } from "#domain/preview/geometry/view.ts";
import { type Point, STAGE } from "#domain/preview/scene.ts";
import { arrowWay } from "#artwork-tools/scene/arrow-keys.ts";

/** Pixels of a wheel that make the picture e times larger. */
const WHEEL_PIXELS = 200;

type SetView = (next: (view: View) => View) => void;

/** Where a pointer is over an element, as parts of its width and height. */
function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot((ax - bx) * STAGE.width, (ay - by) * STAGE.height);
}

/** One pointer drags a picture that is larger than whole, two draw it larger or smaller. */
function usePointers(setView: SetView) {
  const held = useRef(new Map<number, Point>());
  function release({ pointerId }: PointerEvent) {
    held.current.delete(pointerId);
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current.set(event.pointerId, placeIn(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = held.current.get(event.pointerId);
      if (before === undefined) return;
      const now = placeIn(event.currentTarget, event);
      held.current.set(event.pointerId, now);
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
      setView((view) => {
        if (other === undefined) return movedBy(view, before[0] - now[0], before[1] - now[1]);
        const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
        return zoomedTo(view, (view.zoom * distance(now, other)) / distance(before, other), middle);
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
}

/** What the browser would do itself must be stopped by a listener that says so: zooming the page by wheel or two fingers. */
function useWheel(setView: SetView) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey || element === null) return;
      event.preventDefault();
      const place = placeIn(element, event);
      setView((view) => zoomedTo(view, view.zoom * Math.exp(-event.deltaY / WHEEL_PIXELS), place));
    }
    function onTouchMove(event: TouchEvent) {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    }
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchmove", onTouchMove, { passive: false });
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchmove", onTouchMove);
    };
  }, [setView]);
  return frame;
}

/** A tenth of what is seen. */
const STEP = 0.1;

/** One stop larger or smaller; as it is where there is none further that way. */
export function zoomedOn(view: View, way: "in" | "out"): View {
  const stop = nextStop(view, way);
  return stop === null ? view : zoomedTo(view, stop);
}

/** What a key does to a picture that is zoomed; null where it is none of its keys. Arrows move it once it is larger than whole. */
export function viewAfterKey(view: View, key: string): View | null {
  if (key === "+" || key === "=") return zoomedOn(view, "in");
  if (key === "-" || key === "_") return zoomedOn(view, "out");
  if (key === "0") return WHOLE_STAGE;
  const way = arrowWay(key);
  return way === undefined || view.zoom === 1 ? null : movedBy(view, way[0] * STEP, way[1] * STEP);
}

/** Which part of the picture is seen, and what pointers, wheel and keys do to it. */
export function useView() {
  const [view, setView] = useState(WHOLE_STAGE);
  const pointers = usePointers(setView);
  const frame = useWheel(setView);
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewAfterKey(view, event.key);
    if (next === null) return;
    event.preventDefault();
    // The arrows would lead on to the next picture.
    event.stopPropagation();
    setView(next);
  }
  return { view, setView, onKeyDown, pointers, frame };
}
