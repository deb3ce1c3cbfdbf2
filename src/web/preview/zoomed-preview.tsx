import { memo, type ReactNode } from "react";
import { type RulerEdge, type RulerMark, rulerMarks } from "#domain/preview/geometry/ruler.ts";
import { nextStop, seenAt, type View, WHOLE_STAGE } from "#domain/preview/geometry/view.ts";
import { type Scene, STAGE } from "#domain/preview/scene.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { PaintedLayer } from "#artwork-tools/scene/painted-layer.tsx";
import preview from "#artwork-tools/scene/preview.module.css";
import { useView, zoomedOn } from "./use-view.ts";
import styles from "./zoom.module.css";

type Edge = "top" | "left";

/** Lines across a ruler of the size 1 by 1, at parts of its length. */
function ticks(edge: Edge, marks: readonly RulerMark[]): string {
  return marks.map(({ at }) => (edge === "top" ? `M${at} 0V1` : `M0 ${at}H1`)).join("");
}

/** The part of an edge that a figure takes, beginning at its mark. */
const FIGURE = 0.07;

/** A figure is read from left to right, or upwards: near the edge's end in that direction it has no room. */
function hasRoom(edge: Edge, { at }: RulerMark): boolean {
  return edge === "top" ? at < 1 - FIGURE : at > FIGURE;
}

function percent(part: number): string {
  return `${part * 100}%`;
}

interface TicksProps {
  readonly edge: Edge;
  readonly marks: readonly RulerMark[];
  /** How much of the ruler's breadth they take, from the picture's side. */
  readonly breadth: number;
}

function Ticks({ edge, marks, breadth }: TicksProps) {
  const place = edge === "top" ? { y: percent(1 - breadth) } : { x: percent(1 - breadth) };
  return (
    <svg {...place} width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
      <path d={ticks(edge, marks)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface EdgeRulerProps extends RulerEdge {
  readonly edge: Edge;
}

/** The millimetres of the product along an edge of the picture; their figures keep their size however large the picture is. */
const EdgeRuler = memo(({ edge, zero, unitsPerMm, length }: EdgeRulerProps) => {
  const marks = rulerMarks({ zero, unitsPerMm, length });
  const numbered = marks.filter(({ isNumbered }) => isNumbered);
  const figures = numbered.filter((mark) => mark.millimetres >= 0 && hasRoom(edge, mark));
  return (
    <svg className={styles.ruler} data-edge={edge} aria-hidden="true">
      <Ticks edge={edge} marks={marks} breadth={0.25} />
      <Ticks edge={edge} marks={numbered} breadth={0.5} />
      {figures.map(({ at, millimetres }, index) => (
        <svg key={millimetres} {...(edge === "top" ? { x: percent(at) } : { y: percent(at) })}>
          <text transform={edge === "top" ? "translate(3 9)" : "translate(9 -3) rotate(-90)"}>
            {index === 0 ? `${millimetres} mm` : millimetres}
          </text>
        </svg>
      ))}
    </svg>
  );
});

/** Rulers along two edges, from the product's corner on; none while it has no size. */
function Rulers({ scene, view }: { readonly scene: Scene; readonly view: View }) {
  if (scene.measures.length === 0) return null;
  const product = seenAt(view, scene.focus);
  const unitsPerMm = scene.scale * view.zoom;
  return (
    <>
      <EdgeRuler edge="top" zero={product.x} unitsPerMm={unitsPerMm} length={STAGE.width} />
      <EdgeRuler edge="left" zero={product.y} unitsPerMm={unitsPerMm} length={STAGE.height} />
      <span className={styles.corner} />
    </>
  );
}

/** What is moved by keys must be within their reach. */
const reachable = { tabIndex: 0 } as const;

interface ZoomButtonProps {
  readonly name: string;
  readonly shortcut: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Where it does nothing it stays reachable: the focus is not lost at the last stop. */
function ZoomButton({ name, shortcut, disabled, onPress, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-keyshortcuts={shortcut}
      aria-disabled={disabled || undefined}
      title={`${name} (${shortcut})`}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {children}
    </button>
  );
}

interface ZoomBarProps {
  readonly view: View;
  /** Takes what follows from the view of that moment: several presses may come in one frame. */
  readonly onView: (next: (view: View) => View) => void;
}

/** How large the picture is, said when it changes, and the buttons that make it larger, smaller and whole. */
function ZoomBar({ view, onView }: ZoomBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <ZoomButton
          name="Zoom out"
          shortcut="-"
          disabled={nextStop(view, "out") === null}
          onPress={() => onView((now) => zoomedOn(now, "out"))}
        >
          <span className={styles.sign}>−</span>
        </ZoomButton>
        <span className={styles.percent} aria-live="polite" aria-atomic="true">
          <VisuallyHidden>Zoom </VisuallyHidden>
          {Math.round(view.zoom * 100)}%
        </span>
        <ZoomButton
          name="Zoom in"
          shortcut="+"
          disabled={nextStop(view, "in") === null}
          onPress={() => onView((now) => zoomedOn(now, "in"))}
        >
          <span className={styles.sign}>+</span>
        </ZoomButton>
        <ZoomButton
          name="Fit the whole picture"
          shortcut="0"
          disabled={view.zoom === 1}
          onPress={() => onView(() => WHOLE_STAGE)}
        >
          Fit
        </ZoomButton>
      </div>
      {view.zoom > 1 ? <span className={styles.hint}>Drag it, or use the arrow keys</span> : null}
    </div>
  );
}

interface ZoomedPreviewProps {
  readonly scene: Scene;
  /** The scene, painted. */
  readonly content: string;
  /** Given to the picture, for copies of it. */
  readonly pictureId: string;
}

/**
 * A picture that can be looked at closely, with rulers. Keys count wherever the focus is in it; once larger, it is dragged. It
 * does not become the next one, as those of other products do, but is it at once: somebody is typing.
 */
export function ZoomedPreview({ scene, content, pictureId }: ZoomedPreviewProps) {
  const { view, setView, onKeyDown, pointers, frame } = useView();
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom" onKeyDown={onKeyDown}>
      <div
        {...pointers}
        {...reachable}
        ref={frame}
        className={styles.frame}
        data-zoomed={view.zoom > 1 || undefined}
        role="group"
        aria-label="Picture, to look at closely"
        aria-keyshortcuts="+ - 0"
      >
        <div className={preview.stage} role="img" aria-label={scene.words}>
          <PaintedLayer content={content} id={pictureId} view={view} />
        </div>
        <Rulers scene={scene} view={view} />
      </div>
      <ZoomBar view={view} onView={setView} />
    </div>
  );
}
