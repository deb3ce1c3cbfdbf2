import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import type { Point } from "#domain/preview/scene.ts";
import { arrowWay } from "#web/scene/arrow-keys.ts";
import styles from "./places.module.css";

/** How much further a press moves with Shift. */
const FAR = 10;

/** Where a pointer is in the units of the drawing it points at. */
function pointAt({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): Point | null {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
}

interface MovableProps {
  readonly label: string;
  readonly describedBy: string;
  readonly at: Point;
  /** How far a press of an arrow key moves it, in the units of the drawing. */
  readonly step: number;
  readonly onMove: (to: Point) => void;
  /** It was let go, or moved by a key. */
  readonly onRest?: (at: Point) => void;
  /** Drawn with its middle at 0, 0. */
  readonly children: ReactNode;
}

/** A finger on an element moves it, not the page below; what React listens to comes too late to say so. */
function useHeldTouch() {
  const element = useRef<SVGGElement>(null);
  useEffect(() => {
    const held = element.current;
    const hold = (event: TouchEvent) => event.preventDefault();
    held?.addEventListener("touchstart", hold, { passive: false });
    return () => held?.removeEventListener("touchstart", hold);
  }, []);
  return element;
}

/** A part of a drawing that is moved by pointer, finger or arrow keys. */
export function Movable({ label, describedBy, at, step, onMove, onRest, children }: MovableProps) {
  const element = useHeldTouch();
  const grip = useRef<{ readonly from: Point; readonly at: Point; to: Point } | null>(null);
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    const to = grip.current && pointAt(event);
    if (grip.current === null || !to) return;
    const { from, at: start } = grip.current;
    grip.current.to = [start[0] + to[0] - from[0], start[1] + to[1] - from[1]];
    onMove(grip.current.to);
  };
  const onRelease = () => {
    if (grip.current === null) return;
    const { to } = grip.current;
    grip.current = null;
    onRest?.(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrowWay(event.key);
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = step * (event.shiftKey ? FAR : 1);
    const to: Point = [at[0] + way[0] * far, at[1] + way[1] * far];
    onMove(to);
    onRest?.(to);
  };
  return (
    <g
      ref={element}
      role="application"
      aria-roledescription="movable"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={0}
      className={styles.movable}
      transform={`translate(${at[0]} ${at[1]})`}
      onPointerDown={(event) => {
        const from = event.button === 0 ? pointAt(event) : null;
        if (from === null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { from, at, to: at };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  );
}
