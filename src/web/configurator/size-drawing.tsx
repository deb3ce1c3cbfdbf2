import type { SizeMm } from "#domain/size-mm.ts";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import styles from "./size-drawing.module.css";
import tiles from "./tiles.module.css";

/** A thing whose size everybody knows. */
interface Reference extends SizeMm {
  /** In words, after "beside". */
  readonly name: string;
  readonly kind: "coin" | "phone";
}

/** The two dollar coin of New Zealand: 26.5 mm across (Reserve Bank of New Zealand). */
const coin: Reference = { name: "a $2 coin", kind: "coin", widthMm: 26.5, heightMm: 26.5 };
const phone: Reference = { name: "a phone", kind: "phone", widthMm: 72, heightMm: 150 };

/** Beside larger sizes than this (mm) a coin would be a dot. */
const COIN_UP_TO_MM = 200;

function longestOf(sizes: readonly SizeMm[]): number {
  return Math.max(...sizes.flatMap(({ widthMm, heightMm }) => [widthMm, heightMm]), 1);
}

/** What shows how large the sizes of a list are. */
export function referenceFor(sizes: readonly SizeMm[]): Reference {
  return longestOf(sizes) <= COIN_UP_TO_MM ? coin : phone;
}

/** Units for one millimetre, so that each size of a list fits into a box of so many units. */
export function scaleFor(sizes: readonly SizeMm[], width: number, height: number): number {
  const [widest, highest] = [
    Math.max(...sizes.map(({ widthMm }) => widthMm), 1),
    Math.max(...sizes.map(({ heightMm }) => heightMm), 1),
  ];
  return Math.min(width / widest, height / highest);
}

const BOX = { width: 80, height: 56 };
const ROOM = 2;
/** The smallest of a long list is still seen. */
const LEAST = 3;

interface SizeDrawingProps {
  readonly size: SizeMm;
  /** Every size of the list: they are drawn to one scale. */
  readonly among: readonly SizeMm[];
  /** What the piece is cut to. */
  readonly isRound?: boolean;
}

/** A size to scale among the others of its list, beside a coin or a phone (`referenceFor` names it). */
export function SizeDrawing({ size, among, isRound = false }: SizeDrawingProps) {
  const scale = scaleFor(among, BOX.width - 2 * ROOM, BOX.height - 2 * ROOM);
  const reference = referenceFor(among);
  const [width, height] = [Math.max(size.widthMm * scale, LEAST), Math.max(size.heightMm * scale, LEAST)];
  const [wide, high] = [reference.widthMm * scale, reference.heightMm * scale];
  return (
    <svg aria-hidden="true" className={styles.drawing} viewBox={`0 0 ${BOX.width} ${BOX.height}`} {...BOX}>
      <rect
        className={styles.piece}
        x={ROOM}
        y={BOX.height - ROOM - height}
        width={width}
        height={height}
        rx={isRound ? "50%" : 1.5}
      />
      <rect
        className={styles.reference}
        x={BOX.width - ROOM - wide}
        y={BOX.height - ROOM - high}
        width={wide}
        height={high}
        rx={reference.kind === "coin" ? wide / 2 : wide / 7}
      />
    </svg>
  );
}

/** A size of the list in two short lines, "A5" and "148 x 210"; its unit stands above the list, and is read out. */
export function SizeName({ name }: { readonly name: string }) {
  const [title = "", measure] = name.replace(/ mm\b/, "").split(", ");
  return (
    <>
      {title}
      {measure !== undefined && (
        <span className={tiles.measure}>
          <VisuallyHidden>, </VisuallyHidden>
          {measure}
        </span>
      )}
      <VisuallyHidden> mm</VisuallyHidden>
    </>
  );
}

/** An outline with its measures still open. */
export function OwnSizeDrawing(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 80 56" width="80" height="56">
      <rect className={tiles.own} x="16" y="8" width="48" height="34" rx="2" strokeDasharray="4 3" />
      <path className={tiles.own} d="M16 50h48m0-3v6M16 47v6M70 8v34m-3-34h6m-6 34h6" />
    </svg>
  );
}
