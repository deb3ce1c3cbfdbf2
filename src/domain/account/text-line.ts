import * as z from "zod/mini";
import { isPlainText, withoutDirections } from "./plain-text.ts";

/** As it was meant: nothing turns its direction, no spaces round it, composed letters ("ā" is one). */
const asMeant = [z.overwrite(withoutDirections), z.trim(), z.normalize("NFC")];

/** A typed line that has to be given; the sentences for one that is missing, and for one that is too long or not plain. */
export function requiredLine(longest: number, required: string, invalid: string) {
  return z
    .string(required)
    .check(
      ...asMeant,
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(longest, invalid),
      z.refine(isPlainText, invalid),
    );
}

/** A typed line that may be left empty. */
export function optionalLine(longest: number, invalid: string) {
  return z._default(
    z.string(invalid).check(...asMeant, z.maxLength(longest, invalid), z.refine(isPlainText, invalid)),
    "",
  );
}
