import type { Size } from "#domain/catalogue/product.ts";
import type { Press } from "#domain/catalogue/rates/sold-catalogue.types.ts";

/** Which side of a label lies across the web; null = whichever way uses less stock. */
export type AcrossWeb = "width" | "height" | null;

/** One sheet, or one row across a web, holds `pieces` and uses `areaMm2` of stock, margins and gaps included. */
export interface PressLayout {
  readonly pieces: number;
  readonly areaMm2: number;
  /** Whether one that is begun is charged whole. */
  readonly whole: boolean;
}

type SheetPress = Omit<Extract<Press, { kind: "sheet" }>, "rates" | "shares">;
type WebPress = Omit<Extract<Press, { kind: "web" }>, "rates" | "shares">;
/** A press as far as it decides how pieces lie on its stock. */
export type LaidPress = SheetPress | WebPress;

/** Pieces that fit side by side: one gap fewer than pieces. */
export function inARow(availableMm: number, sideMm: number, gapMm: number): number {
  return Math.floor((availableMm + gapMm) / (sideMm + gapMm));
}

function onSheet(press: SheetPress, { widthMm, heightMm }: Size): PressLayout {
  const width = press.widthMm - 2 * press.edgeMm;
  const height = press.heightMm - 2 * press.edgeMm;
  const upright = inARow(width, widthMm, press.gapMm) * inARow(height, heightMm, press.gapMm);
  const turned = inARow(width, heightMm, press.gapMm) * inARow(height, widthMm, press.gapMm);
  return {
    pieces: Math.max(upright, turned),
    areaMm2: press.widthMm * press.heightMm,
    whole: press.wholeStock,
  };
}

function onWeb(press: WebPress, acrossMm: number, alongMm: number): PressLayout {
  return {
    pieces: inARow(press.widthMm - 2 * press.edgeMm, acrossMm, press.gapMm),
    areaMm2: press.widthMm * (alongMm + press.gapMm),
    whole: press.wholeStock,
  };
}

/** The ways a piece can be laid on the stock of a press; none when it does not fit. */
export function layoutsOf(press: LaidPress, size: Size, acrossWeb: AcrossWeb): readonly PressLayout[] {
  if (press.kind === "sheet") return [onSheet(press, size)].filter(({ pieces }) => pieces > 0);
  const { widthMm, heightMm } = size;
  const upright = acrossWeb === "height" ? [] : [onWeb(press, widthMm, heightMm)];
  const turned = acrossWeb === "width" ? [] : [onWeb(press, heightMm, widthMm)];
  return [...upright, ...turned].filter(({ pieces }) => pieces > 0);
}

/**
 * Square millimetres of stock that `quantity` pieces are charged for: the sheets or rows of the thriftiest layout, those
 * begun whole or in part, and no less than the product's smallest area per piece. Never falls as a side of the piece grows.
 */
export function stockArea(
  layouts: readonly PressLayout[],
  quantity: number,
  minimumPieceAreaMm2: number,
): number {
  let least = Infinity;
  for (const { pieces, areaMm2, whole } of layouts) {
    const used = whole ? Math.ceil(quantity / pieces) * areaMm2 : Math.ceil((quantity * areaMm2) / pieces);
    least = Math.min(least, used);
  }
  return Math.max(least, quantity * minimumPieceAreaMm2);
}
