import { defaultDesign, type LetteringDesign } from "../design.ts";
import type { DesignFields } from "./lettering-designs.ts";

/** Parts of a design that have a field of their own, and its version, which is known. */
const named: ReadonlySet<string> = new Set(["version", "text", "font", "align"]);

/** A design as an address and a call write it; `readDesign` reads it back exactly. */
export function designFields(design: LetteringDesign): DesignFields {
  const { text, font, align } = design;
  const usual = new Map<string, unknown>(Object.entries(defaultDesign));
  const own = Object.entries(design).filter(
    ([key, value]) => !named.has(key) && JSON.stringify(value) !== JSON.stringify(usual.get(key)),
  );
  const rest = own.length === 0 ? undefined : JSON.stringify(Object.fromEntries(own));
  return { text, font, align, rest };
}

/** The same text for equal designs, and another one for others. */
export function designKey(design: LetteringDesign): string {
  const { text, font, align, rest } = designFields(design);
  return JSON.stringify([text, font, align, rest]);
}
