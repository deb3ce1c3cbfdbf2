import * as z from "zod/mini";
import type { FieldMessages } from "../refusal.ts";

/**
 * What a whole form says wrongly, as a check of its schema: said at each field together with what is wrong with single ones. It is
 * looked for where these are texts.
 */
export function faultMessages<Typed extends object>(
  texts: readonly (keyof Typed & string)[],
  find: (typed: Typed) => FieldMessages,
) {
  const areTexts = (typed: Typed) => texts.every((name) => typeof typed[name] === "string");
  return z.check<Typed>(
    ({ value, issues }) => {
      for (const [field, message] of Object.entries(find(value)))
        issues.push({ code: "custom", path: [field], message, input: value });
    },
    { when: ({ value }) => areTexts(value as Typed) },
  );
}
