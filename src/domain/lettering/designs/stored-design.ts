import type { LetteringDesign } from "../design.ts";
import { letteringDesignSchema } from "../design-schema.ts";
import { partsOf, readDesign } from "./read-design.ts";

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A design as it was stored, and whether all of it could be read as it stands there. */
export interface StoredDesign {
  readonly design: LetteringDesign;
  readonly isWhole: boolean;
}

/** Reads what some version of the shop has stored: what is there today is taken over, the rest is as usual. */
export function storedDesign(stored: unknown): StoredDesign {
  const whole = letteringDesignSchema.safeParse(stored);
  if (whole.success) return { design: whole.data, isWhole: true };
  const { text, font, align, ...rest } = partsOf(stored);
  const design = readDesign({
    text: textIn(text),
    font: textIn(font),
    align: textIn(align),
    rest: JSON.stringify(rest),
  });
  return { design, isWhole: false };
}
