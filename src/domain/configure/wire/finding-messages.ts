import type { Finding } from "../check.ts";

const WIRE_FIELDS: Readonly<Record<Finding["field"], readonly string[]>> = {
  size: ["width", "height"],
  width: ["width"],
  height: ["height"],
  cutPerShape: ["cut_per_shape"],
  stickersPerSheet: ["ea"],
  quantity: ["quantity"],
  sets: ["kinds"],
};

/** What was found, as messages by wire field. */
export function findingMessages(findings: readonly Finding[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    findings.flatMap(({ field, message }) => WIRE_FIELDS[field].map((wire) => [wire, message])),
  );
}
