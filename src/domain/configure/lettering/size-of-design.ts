import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LetteringDesign, LetteringSize } from "#domain/lettering/design.ts";
import { letteringCanvas } from "#domain/lettering/canvas.ts";
import type { Selection } from "../selection.ts";

type Size = Selection["size"];

/** Whole millimetres, rounded up, that a design takes; the default box while nothing is written, no size while it cannot be measured. */
export function sizeOfDesign(catalogue: Catalogue, design: LetteringDesign): Size {
  const measured = catalogue.measureLettering(design);
  if (measured.ok)
    return {
      custom: true,
      widthMm: measured.widthMm,
      heightMm: measured.heightMm,
    };
  const { width, height } = letteringCanvas.fitMm;
  return measured.code === "empty"
    ? { custom: true, widthMm: width, heightMm: height }
    : { custom: true, widthMm: null, heightMm: null };
}

/** The size that a design is asked for when one side of it is typed; the other side follows. Null when none was. */
export function sizeInput(before: Size, typed: Omit<Size, "custom">): LetteringSize | null {
  const { widthMm, heightMm } = typed;
  if (widthMm !== null && widthMm !== before.widthMm) return { by: "width", mm: widthMm };
  return heightMm !== null && heightMm !== before.heightMm ? { by: "height", mm: heightMm } : null;
}
