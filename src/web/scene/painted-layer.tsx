import { memo, useLayoutEffect, useRef, useState } from "react";
import { seenBox, type View, WHOLE_STAGE } from "#domain/preview/geometry/view.ts";
import { repaint } from "./repaint.ts";
import styles from "./preview.module.css";

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
