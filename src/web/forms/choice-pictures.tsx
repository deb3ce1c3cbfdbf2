import type { ReactNode } from "react";
import type { Appearance } from "#domain/appearances.ts";
import type { Shape } from "#domain/catalogue/schema.ts";
import { STOCK_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import styles from "./choice-pictures.module.css";

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

interface StockPictureProps {
  /** Its address. */
  readonly source: string;
  /** Seen where the product has no picture yet. */
  readonly appearance: Appearance | null;
}

/** A piece of a product's stock, close up; as wide as its place, and says nothing of its own to a screen reader. */
export function StockPicture({ source, appearance }: StockPictureProps) {
  return (
    <span className={styles.stock}>
      {appearance === null ? null : <Swatch appearance={appearance} />}
      <img className={styles.picture} src={source} alt="" {...STOCK_PICTURE_SIZE} loading="lazy" />
    </span>
  );
}

function outline(shape: Shape) {
  const flat = shape.equalSides === false;
  if (shape.outline === "ellipse")
    return <ellipse cx="14" cy="14" rx={flat ? 12 : 10} ry={flat ? 7.5 : 10} />;
  if (shape.outline === "rectangle") {
    return <rect x={flat ? 2 : 4} y={flat ? 7 : 4} width={flat ? 24 : 20} height={flat ? 14 : 20} rx="2" />;
  }
  return (
    <path d="M14 3.2c3.4-1.7 6.9.6 7.2 4 3.3.5 5 4.2 3 7 1.7 3-.4 6.6-3.8 6.6-1 3.3-5 4.6-7.6 2.2-3.2 1.3-6.6-1-6.6-4.4-3-1.6-3.3-5.8-.5-7.6C4.9 7.8 7.3 4.9 10.5 5.4c.8-1 2-1.8 3.5-2.2Z" />
  );
}

/** The outline a shape is cut to. */
export function ShapeDrawing({ shape }: { readonly shape: Shape }) {
  return (
    <svg
      aria-hidden="true"
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {outline(shape)}
    </svg>
  );
}
