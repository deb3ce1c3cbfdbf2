import { isPlainText } from "#domain/account/plain-text.ts";
import { trackingNames } from "./tracking-names.ts";

const VALUE_LENGTH = 200;

export type Tracking = Readonly<Record<string, string>>;

/** The campaign parameters among an address's or a payload's values: known names, plain text, 200 characters each. */
export function trackingOf(value: (name: string) => unknown): Tracking {
  return Object.fromEntries(
    trackingNames.flatMap((name) => {
      const given = value(name);
      if (typeof given !== "string" || given === "" || !isPlainText(given)) return [];
      return [[name, Array.from(given).slice(0, VALUE_LENGTH).join("")]];
    }),
  );
}
