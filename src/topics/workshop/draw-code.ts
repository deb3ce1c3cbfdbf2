import { brandColours } from "#platform/brand-colours.ts";
import { qrCode } from "#platform/qr-code.ts";
import type { Pen } from "#platform/pdf/pen.ts";

/** An address in the studio as a code: whoever has the paper in hand scans it. Its light margin is left to the page. Points. */
export function drawCode(
  { doc, ornament }: Pen,
  url: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { size, path } = qrCode(url);
  ornament(() => {
    doc.translate(x, y).scale(side / size);
    doc.path(path).fill(brandColours.ink);
  });
  doc.link(x, y, side, side, url);
}
