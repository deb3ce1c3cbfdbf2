import type { Selection } from "../../../domain/configure/selection.ts";
import styles from "./size-outline.module.css";

const FRAME = 240;
const LONGEST = 150;

/** The size that was chosen, to scale, with its measures. */
export const SizeOutline = ({ size }: { readonly size: Selection["size"] }) => {
  const { widthMm, heightMm } = size;
  if (widthMm === null || heightMm === null) return null;
  const scale = LONGEST / Math.max(widthMm, heightMm);
  const [width, height] = [widthMm * scale, heightMm * scale];
  return (
    <svg
      className={styles.outline}
      role="img"
      aria-label={`${widthMm} by ${heightMm} millimetres`}
      viewBox={`0 0 ${FRAME} ${FRAME}`}
    >
      <rect
        className={styles.cut}
        x={(FRAME - width) / 2}
        y={(FRAME - height) / 2}
        width={width}
        height={height}
        rx="6"
      />
      <text className={styles.measure} x={FRAME / 2} y={FRAME / 2 + 4} textAnchor="middle">
        {widthMm} x {heightMm} mm
      </text>
    </svg>
  );
};
