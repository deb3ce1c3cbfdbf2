import { encode } from "uqr";

/** A QR code in squares of one unit: its light margin is left to whoever draws it. */
export interface QrCode {
  /** Squares on a side. */
  readonly size: number;
  /** The dark squares as an SVG path, from 0,0 to size,size: a rectangle for each run of a row. */
  readonly path: string;
}

/** Squares that have to stay light round a code. */
export const QR_MARGIN = 4;

function runsOf(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? "1" : "0")).join("");
  return [...text.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}

/** An address as a QR code of which 15 % may be lost in print. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  return { size, path: data.map(runsOf).join("") };
}

/** A code as a file of its own, with its margin. */
export function qrSvg({ size, path }: QrCode): string {
  const side = size + 2 * QR_MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QR_MARGIN} ${-QR_MARGIN} ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-QR_MARGIN} ${-QR_MARGIN}h${side}v${side}h${-side}z"/><path d="${path}"/></svg>`
  );
}
