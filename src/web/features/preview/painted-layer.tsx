import { memo } from "react";
import { seenBox, type View, WHOLE_STAGE } from "#domain/preview/geometry/view.ts";
import styles from "./preview.module.css";

interface PaintedProps {
  readonly content: string;
  readonly id?: string | undefined;
}

/** Our own SVG text, set in one go: nothing to hydrate, and untouched while another part of it is seen. */
const Painted = memo(({ content, id }: PaintedProps) => (
  <g id={id} dangerouslySetInnerHTML={{ __html: content }} />
));

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
