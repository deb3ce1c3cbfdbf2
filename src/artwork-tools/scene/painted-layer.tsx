import { memo, useLayoutEffect, useRef, useState } from "react";
import { seenBox, type View, WHOLE_STAGE } from "#domain/preview/geometry/view.ts";
import styles from "./preview.module.css";

/** Parses without running or fetching anything. */
function elementsOf(content: string): ParentNode & Node {
  const inert = document.createElement("template");
  inert.innerHTML = `<svg>${content}</svg>`;
  return inert.content.firstElementChild ?? inert.content;
}

function takeAttributes(shown: Element, wanted: Element): void {
  for (const { name, value } of wanted.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  for (const name of shown.getAttributeNames()) if (!wanted.hasAttribute(name)) shown.removeAttribute(name);
}

function takeChildren(shown: Node, wanted: Node): void {
  const before = [...shown.childNodes];
  const after = [...wanted.childNodes];
  for (const [index, node] of after.entries()) {
    const old = before[index];
    if (old === undefined) shown.appendChild(node);
    else take(old, node);
  }
  for (const old of before.slice(after.length)) old.remove();
}

function take(shown: ChildNode, wanted: ChildNode): void {
  if (shown.nodeName !== wanted.nodeName) shown.replaceWith(wanted);
  else if (shown instanceof Element && wanted instanceof Element) {
    takeAttributes(shown, wanted);
    takeChildren(shown, wanted);
  } else if (shown.nodeValue !== wanted.nodeValue) shown.nodeValue = wanted.nodeValue;
}

/** Makes a painted group show other SVG. What is the same in both stays untouched: a browser works style and place out for the rest only. */
function repaint(group: Element, content: string): void {
  takeChildren(group, elementsOf(content));
}

interface PaintedProps {
  readonly content: string;
  readonly id?: string | undefined;
}

/**
 * Our own SVG text, set in one go: nothing to hydrate, and untouched while another part of it is seen. React is told of the first one
 * only; what differs in the next ones is changed in place.
 */
export const Painted = memo(({ content, id }: PaintedProps) => {
  const [first] = useState({ __html: content });
  const place = useRef<SVGGElement>(null);
  const painted = useRef(content);
  useLayoutEffect(() => {
    if (place.current === null || painted.current === content) return;
    painted.current = content;
    repaint(place.current, content);
  }, [content]);
  return <g ref={place} id={id} dangerouslySetInnerHTML={first} />;
});

interface PaintedLayerProps extends PaintedProps {
  /** The part of it that is seen; all of it if not said. */
  readonly view?: View;
}

/** One painted picture. */
export function PaintedLayer({ view = WHOLE_STAGE, ...painted }: PaintedLayerProps) {
  const { x, y, width, height } = seenBox(view);
  return (
    <svg className={styles.layer} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Painted {...painted} />
    </svg>
  );
}

interface FlipButtonProps<Side extends string> {
  readonly label: string;
  readonly sides: readonly (readonly [value: Side, name: string])[];
  readonly side: Side;
  readonly onFlip: (side: Side) => void;
}

/** Turns what is shown to another side. */
export function FlipButton<Side extends string>({ label, sides, side, onFlip }: FlipButtonProps<Side>) {
  return (
    <div className={styles.flip} role="group" aria-label={label}>
      {sides.map(([value, name]) => (
        <button key={value} type="button" aria-pressed={side === value} onClick={() => onFlip(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
