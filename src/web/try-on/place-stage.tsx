import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { scaling } from "#domain/preview/geometry/matrix.ts";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import { placeDrawings } from "#domain/preview/places/draw-place.ts";
import { placePaints } from "#domain/preview/places/place-paints.ts";
import type { LetteringPlace, PlaceLook } from "#domain/preview/places/place.ts";
import { scaleBarShapes } from "#domain/preview/places/scale-bar.ts";
import { type Box, group, type Painting, type Point, type SceneShape, STAGE } from "#domain/preview/scene.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { arrowWay } from "#artwork-tools/scene/arrow-keys.ts";
import { Painted } from "#artwork-tools/scene/painted-layer.tsx";
import { tileAddress } from "#artwork-tools/scene/painted-picture.ts";
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

/** A painting as SVG text; all ids in it begin with `prefix`. */
export function painted(painting: Painting, prefix: string): string {
  return svgContentOf(painting, { prefix, texture: tileAddress, paints: placePaints });
}

/** How many stage units a millimetre of a place is long. */
export function scaleOf({ widthMm }: LetteringPlace): number {
  return STAGE.width / widthMm;
}

/** A place on the stage: what is below the words and what is above them. `isOnTop`: they are on the viewer's side of the glass. */
export function paintedPlace(place: LetteringPlace, look: PlaceLook, isOnTop: boolean, prefix: string) {
  const { behind, glass, inFront } = placeDrawings[place.id](look);
  const scale = scaleOf(place);
  const layer = (shapes: readonly SceneShape[], name: string) =>
    painted({ scale, definitions: {}, shapes: [group(shapes, { matrix: scaling(scale) })] }, prefix + name);
  return {
    below: layer(isOnTop ? [...behind, ...glass] : behind, "below-"),
    above: layer(isOnTop ? inFront : [...glass, ...inFront], "above-"),
  };
}

interface PlaceStageProps {
  /** The picture in words. */
  readonly words: string;
  /** The part of the stage that is shown. */
  readonly view?: Box;
  readonly picture: ReactNode;
  /** What is moved on it, and what lies over it. */
  readonly children: ReactNode;
}

/** A picture told in words, and over it what can be moved. */
export function PlaceStage({ words, view = STAGE, picture, children }: PlaceStageProps) {
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return (
    <div className={styles.stage}>
      <svg className={styles.layer} viewBox={viewBox} role="img" aria-label={words}>
        {picture}
      </svg>
      <svg className={styles.layer} viewBox={viewBox} role="group" aria-label="What can be moved" data-over>
        {children}
      </svg>
    </div>
  );
}

interface ScaleBarProps {
  readonly unitsPerMm: number;
  readonly view?: Box;
}

/** A ruler in the corner of what is shown, as large whatever part of the stage that is. */
export function ScaleBar({ unitsPerMm, view = STAGE }: ScaleBarProps) {
  const shown = view.width / STAGE.width;
  const content = useMemo(
    () => painted({ scale: 1, definitions: {}, shapes: scaleBarShapes(unitsPerMm / shown) }, "scale-bar-"),
    [unitsPerMm, shown],
  );
  return (
    <g aria-hidden="true" transform={`translate(${view.x} ${view.y}) scale(${shown})`} data-part="scale-bar">
      <Painted content={content} />
    </g>
  );
}

/** A finger needs so many stage units to take hold of something. */
const LEAST = 110;
const ROOM = 12;

interface WordsGripProps {
  readonly size: SizeMm;
  readonly unitsPerMm: number;
  /** How much of the stage is shown, 1 for all. */
  readonly shown?: number;
}

/** What is taken hold of to move words: their box and some room round it, seen while it has focus. */
export function WordsGrip({ size, unitsPerMm, shown = 1 }: WordsGripProps) {
  const width = Math.max(size.widthMm * unitsPerMm + 2 * ROOM * shown, LEAST * shown);
  const height = Math.max(size.heightMm * unitsPerMm + 2 * ROOM * shown, LEAST * shown);
  return (
    <rect
      className={styles.grip}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={10 * shown}
      strokeWidth={3 * shown}
      strokeDasharray={`${10 * shown} ${7 * shown}`}
    />
  );
}
