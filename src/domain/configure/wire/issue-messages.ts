import type { Finding } from "../check.ts";
import { findingMessage } from "../issue-message.ts";

const WIRE_FIELDS: Readonly<Record<Finding["field"], readonly string[]>> = {
  size: ["width", "height"],
  width: ["width"],
  height: ["height"],
  cutPerShape: ["cut_per_shape"],
  stickersPerSheet: ["ea"],
  quantity: ["quantity"],
  sets: ["kinds"],
};

/** What was found, as messages by wire field; `words` where a form has its own. */
export function findingMessages(
  findings: readonly Finding[],
  words: (finding: Finding) => string = findingMessage,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    findings.flatMap((finding) => WIRE_FIELDS[finding.field].map((wire) => [wire, words(finding)])),
  );
}
