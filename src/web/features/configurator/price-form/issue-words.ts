import type { Issue } from "#domain/configure/issue.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";

/** What an issue says in the price table's form: of a size in words of its own (content-and-lettering.md 5), to the letter. */
export function priceFormMessage(issue: Pick<Issue, "field" | "code" | "limit">): string {
  if (issue.field === "size" && issue.code === "too-small")
    return `※ Width or height must not be below ${issue.limit}mm.`;
  if (issue.field === "size" && issue.code === "too-large") return "※ It is a special size.";
  return issueMessage(issue);
}
