import { encode } from "uqr";
import styles from "./own.module.css";

interface DrawnQrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code, drawn as one path. */
export function DrawnQrCode({ text, label }: DrawnQrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg role="img" aria-label={label} className={styles.qr} viewBox={`0 0 ${size} ${size}`}>
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
