import type { ReactNode } from "react";
import styles from "./supply-drawing.module.css";

const backing = <rect className={styles.backing} x="3" y="3" width="22" height="22" rx="2" />;
function grid(cut?: string) {
  return [6.2, 14.8].flatMap((x) =>
    [6.2, 14.8].map((y) => (
      <rect key={`${x}-${y}`} className={cut} x={x} y={y} width="7" height="7" rx="2" />
    )),
  );
}

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  "die-cut": <rect className={styles.cut} x="5" y="5" width="18" height="18" rx="6" />,
  "kiss-cut": (
    <>
      {backing}
      <circle className={styles.cut} cx="14" cy="14" r="7" />
    </>
  ),
  sheet: (
    <>
      {backing}
      {grid()}
    </>
  ),
  "thomson-cut": <path className={styles.cut} d="M14 4.5 23.5 11 20 23H8L4.5 11Z" />,
  "multi-cut-sheet": (
    <>
      {backing}
      {grid(styles.cut)}
    </>
  ),
  "assorted-sheet": (
    <>
      {backing}
      <circle className={styles.cut} cx="9.5" cy="9.5" r="3.5" />
      <rect className={styles.cut} x="15.5" y="6" width="6.5" height="7" rx="1.5" />
      <rect className={styles.cut} x="6" y="16" width="16" height="6" rx="2" />
    </>
  ),
  "transfer-tape": (
    <>
      <path d="M7 20 12 8l5 12m-8-4.2h6" />
      <path className={styles.backing} d="M3 5h22v18H3zM20 5v18" />
    </>
  ),
  "counted-sheet": (
    <>
      {backing}
      <path d="M9 8v12m4-12v12m4-12v12M7 17l14-7" />
    </>
  ),
  roll: (
    <>
      <circle cx="12" cy="13" r="9" />
      <circle cx="12" cy="13" r="3" />
      <path d="M12 22h13" />
      <rect className={styles.cut} x="18" y="16.5" width="6" height="5.5" rx="1" />
    </>
  ),
};

/** How the pieces come, as a small drawing by the supply's slug; the magenta dashes are cuts. */
export function SupplyDrawing({ slug }: { readonly slug: string }) {
  return (
    <svg aria-hidden="true" className={styles.drawing} width="28" height="28" viewBox="0 0 28 28">
      {DRAWINGS[slug] ?? backing}
    </svg>
  );
}
