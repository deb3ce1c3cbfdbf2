import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef } from "react";
import { withNode } from "#domain/cut-line/correct/add-node.ts";
import type { CorrectedLine } from "#domain/cut-line/correct/corrected-line.ts";
import { type LinePlace, nearestNode, nearestOnLine, nodeAt } from "#domain/cut-line/correct/find-node.ts";
import { minus, type NodePlace, type NodeRing, type Um } from "#domain/cut-line/correct/line-nodes.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { lineScene, type LineView } from "#domain/preview/forms/line-scene.ts";
import { PLACING_STAGE } from "#domain/preview/forms/placing-scene.ts";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import stage from "../placing/placing.module.css";
import { arrowWay } from "../scene/arrow-keys.ts";
import { Painted } from "../scene/painted-layer.tsx";
import { tileAddress } from "../scene/painted-picture.ts";
import type { LineEditor } from "./use-correcting.ts";
import styles from "./cut-line.module.css";

/** What is moved by keys must be within their reach. */
const reachable = { tabIndex: 0 } as const;

/** The part of the stage that is seen: all of it, or a part round the chosen point. */
function seenPart({ rings, selected }: LineEditor, { scale, x, y }: LineView, zoom: number): string {
  const { width, height } = PLACING_STAGE;
  const [wide, high] = [width / zoom, height / zoom];
  const [atX = 0, atY = 0] = nodeAt(rings, selected)?.at ?? [];
  const from = (middle: number, long: number, part: number) =>
    Math.min(long - part, Math.max(0, middle - part / 2));
  const left = from(x + (atX / 1_000) * scale, width, wide);
  const top = from(y + (atY / 1_000) * scale, height, high);
  return [left, top, wide, high].map((value) => value.toFixed(1)).join(" ");
}

/** Millimetres for a press of an arrow key, and with Shift. */
export const POINT_STEP_MM = { near: 0.1, far: 1 } as const;

/** What a key does to a line. */
type LineKey =
  | { readonly kind: "pull"; readonly by: Um }
  | { readonly kind: "step"; readonly by: 1 | -1 }
  | { readonly kind: "add" | "remove" };

const KEYS: Readonly<Record<string, LineKey>> = {
  n: { kind: "step", by: 1 },
  p: { kind: "step", by: -1 },
  "+": { kind: "add" },
  Insert: { kind: "add" },
  Delete: { kind: "remove" },
  Backspace: { kind: "remove" },
};

/** What is meant by a key; null for any other. */
export function lineKey(key: string, isFar: boolean): LineKey | null {
  const way = arrowWay(key);
  if (way === undefined) return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  const um = (isFar ? POINT_STEP_MM.far : POINT_STEP_MM.near) * 1_000;
  return { kind: "pull", by: [way[0] * um, way[1] * um] };
}

function onLineKey(editor: LineEditor, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const meant = lineKey(event.key, event.shiftKey);
  if (meant === null) return;
  event.preventDefault();
  if (meant.kind === "pull") editor.pull(meant.by, "keys");
  else if (meant.kind === "step") editor.step(meant.by);
  else if (meant.kind === "add") editor.add();
  else editor.remove?.();
}

/** Points nearer to the last one that is shown, in units of the stage, are not shown: the line can be taken hold of anywhere. */
const CROWDED = 15;

/** Which points of a line are shown: none upon another. */
function shownPoints(nodes: NodeRing, least: number): readonly number[] {
  const shown: number[] = [];
  nodes.forEach(({ at }, node) => {
    const last = nodes[shown.at(-1) ?? -1]?.at;
    if (last === undefined || Math.hypot(at[0] - last[0], at[1] - last[1]) >= least) shown.push(node);
  });
  return shown;
}

interface LinePointsProps {
  readonly editor: LineEditor;
  readonly line: CorrectedLine;
  readonly view: LineView;
  readonly zoom: number;
}

/** The points of a line, the chosen one large; a line that may not be is drawn over in the colour of errors. */
function LinePoints({ editor: { rings, selected, isRefused }, line, view, zoom }: LinePointsProps) {
  const { scale, x, y } = view;
  const [left, top] = line.from.map((um) => um / 1_000);
  const placed = (place: NodePlace) => {
    const [atX = 0, atY = 0] = nodeAt(rings, place)?.at ?? [];
    return { cx: x + (atX / 1_000) * scale, cy: y + (atY / 1_000) * scale };
  };
  return (
    <g aria-hidden="true">
      {isRefused ? (
        <path
          className={styles.refused}
          d={line.line.d}
          transform={`translate(${x} ${y}) scale(${scale}) translate(${left} ${top})`}
        />
      ) : null}
      {rings.map((nodes, ring) =>
        shownPoints(nodes, (CROWDED / zoom / scale) * 1_000).map((node) => (
          <circle
            key={`${ring} ${node}`}
            className={styles.point}
            {...placed({ ring, node })}
            r={4.5 / zoom}
          />
        )),
      )}
      <circle className={styles.point} {...placed(selected)} r={9 / zoom} data-chosen="" />
    </g>
  );
}

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
function useLineGrips(editor: LineEditor, view: LineView) {
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

interface CorrectStageProps {
  readonly editor: LineEditor;
  readonly line: CorrectedLine;
  readonly artwork: OwnArtwork;
  readonly subject: Subject;
  readonly view: LineView;
  /** How many times as large as at first; what is chosen stays in sight. */
  readonly zoom: number;
  readonly hintId: string;
}

/** The sticker, drawn by the shop's painter, with the points of its line over it. */
export function CorrectStage({ editor, line, artwork, subject, view, zoom, hintId }: CorrectStageProps) {
  const id = useId().replaceAll(/[^\w-]/g, "");
  const { isRefused } = editor;
  const content = useMemo(() => {
    const from = [line.from[0] / 1_000, line.from[1] / 1_000] as const;
    const scene = lineScene(subject, view, { artwork, line: line.line, from });
    return svgContentOf(scene, { prefix: `${id}-`, texture: tileAddress });
  }, [subject, view, artwork, line, id]);
  const grips = useLineGrips(editor, view);
  const seen = seenPart(editor, view, zoom);
  return (
    <div className={stage.stage}>
      <svg className={stage.layer} viewBox={seen} aria-hidden="true">
        <Painted content={content} />
      </svg>
      <svg
        {...grips}
        {...reachable}
        className={`${stage.surface} ${styles.surface}`}
        viewBox={seen}
        role="application"
        aria-roledescription="cut line with points"
        aria-label="Your cut line"
        aria-describedby={hintId}
        data-refused={isRefused || undefined}
        onKeyDown={(event) => onLineKey(editor, event)}
      >
        <rect className={stage.reach} width={PLACING_STAGE.width} height={PLACING_STAGE.height} />
        <LinePoints {...{ editor, line, view, zoom }} />
      </svg>
    </div>
  );
}
