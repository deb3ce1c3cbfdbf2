import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { check } from "#domain/configure/check.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import { choose } from "#domain/configure/choose.ts";
import { quantityChange, setsChange } from "#domain/configure/choose.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { grouped } from "#domain/grouped.ts";
import { storedSelection } from "#domain/submission/stored-selection.ts";

/** The only things of a line that change in the cart; everything else changes on its page. */
export interface CountChange {
  readonly quantity?: number | undefined;
  readonly sets?: number | undefined;
}

export type ChangedCounts =
  | { readonly ok: true; readonly selection: Selection }
  /** Messages by wire field. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

function changesOf(catalogue: Catalogue, selection: Selection, { quantity, sets }: CountChange): Change[] {
  return [
    ...(quantity === undefined ? [] : [quantityChange(catalogue, selection, quantity)]),
    ...(sets === undefined ? [] : [setsChange(sets)]),
  ];
}

/** The form points at a button that a cart does not have. */
function inWordsOfCart(issue: Issue): string {
  const { field, code, limit } = issue;
  return field === "quantity" && code === "too-large"
    ? `We price up to ${grouped(limit ?? 0)} online. For more, request a quote.`
    : issueMessage(issue);
}

/** A selection with another quantity or number of sets, as the form would take them; refused in the words of the cart. */
export function changeCounts(catalogue: Catalogue, selection: Selection, counts: CountChange): ChangedCounts {
  const scope = wholeShop(catalogue);
  const stored = storedSelection(catalogue, selection);
  if (!stored.ok) return { ok: false, fields: { quantity: stored.why } };
  const changed = changesOf(catalogue, stored.selection, counts).reduce(
    (now, change) => choose(catalogue, scope, now, change),
    stored.selection,
  );
  const issues = check(catalogue, changed);
  return issues.length === 0
    ? { ok: true, selection: changed }
    : {
        ok: false,
        fields: issueMessages(issues, inWordsOfCart),
      };
}
