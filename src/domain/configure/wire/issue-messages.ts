import type { Issue } from "../issue.ts";
import { issueMessage } from "../issue-message.ts";

const WIRE_FIELDS: Readonly<Record<Issue["field"], readonly string[]>> = {
  goods: ["product_id"],
  size: ["width", "height"],
  width: ["width"],
  height: ["height"],
  cutPerShape: ["cut_per_shape"],
  stickersPerSheet: ["ea"],
  quantity: ["quantity"],
  sets: ["kinds"],
  text: ["text"],
  font: ["selected_font"],
  align: ["align"],
  lettering: ["lettering"],
};

/** What was found, as messages by wire field; `words` where a form has its own. */
export function issueMessages(
  issues: readonly Issue[],
  words: (issue: Issue) => string = issueMessage,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    issues.flatMap((issue) => WIRE_FIELDS[issue.field].map((wire) => [wire, words(issue)])),
  );
}
