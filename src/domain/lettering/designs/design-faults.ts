import { defaultDesign } from "../design.ts";
import { letteringDesignSchema } from "../design-schema.ts";
import type { DesignFault, DesignFields } from "./lettering-designs.ts";
import { partsIn } from "./read-design.ts";

const { version, text: _text, font: _font, align: _align, ...usual } = defaultDesign;

const fieldOf: ReadonlyMap<PropertyKey | undefined, keyof DesignFields> = new Map([
  ["text", "text"],
  ["font", "font"],
  ["align", "align"],
]);

/** Sentences of the design say what they are about; those of the validator itself do not. */
function sentenceOf(path: readonly PropertyKey[], message: string): string {
  return /^(Invalid|Unrecognized)/.test(message) && path.length > 0
    ? `${path.map(String).join(".")}: ${message}.`
    : message;
}

/** What is wrong with a design, part by part; none with one that can be set. */
export function designFaults(design: unknown): readonly DesignFault[] {
  const { error } = letteringDesignSchema.safeParse(design);
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: fieldOf.get(path[0]) ?? "rest",
    sentence: sentenceOf(path, message),
  }));
}

/** What is wrong with a design as a call brings it; here nothing is read kindly. */
export function fieldFaults({ text = "", font, align, rest }: DesignFields): readonly DesignFault[] {
  const parts = partsIn(rest);
  if (parts === null) return [{ field: "rest", sentence: "lettering must be an object of JSON." }];
  const own = Object.keys(parts).find((key) => ["version", "text", "font", "align"].includes(key));
  if (own !== undefined) return [{ field: "rest", sentence: `${own} has a parameter of its own.` }];
  const { font: usualFont, align: usualAlign } = defaultDesign;
  return designFaults({
    ...usual,
    ...parts,
    version,
    text,
    font: font ?? usualFont,
    align: align ?? usualAlign,
  });
}
