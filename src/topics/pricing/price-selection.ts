import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { check } from "#domain/configure/check.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Entries } from "#domain/configure/wire/field-names.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import { priceTable } from "#domain/price/price-table.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import type { Services } from "#topics/services.ts";

export interface PricedSelection {
  readonly ok: true;
  readonly catalogue: Catalogue;
  readonly moment: ShopMoment;
  readonly selection: Selection;
  /** Why it cannot be ordered as it is; also what has a price may have to be mended. */
  readonly issues: readonly Issue[];
  /** Of what was priced: the selection without its pictures. */
  readonly hash: string;
  /** Empty when the selection was understood but has no price: its size or quantity must be asked for. */
  readonly rows: readonly PricingRow[];
}

/** The pricing rows of a request's parameters, at the shop's date. */
export function priceSelection(
  services: Pick<Services, "shopMoment"> & { readonly catalogue: Pick<Services["catalogue"], "current"> },
  entries: Entries,
  needs: Parameters<typeof selectionFromWire>[2] = {},
): PricedSelection | Refusal<"malformed" | "refused"> {
  const catalogue = services.catalogue.current();
  const read = selectionFromWire(catalogue, entries, needs);
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const { selection } = read;
  // What was not given at all is refused; what is given but out of bounds merely has no price.
  const issues = check(catalogue, selection);
  const missing = issueMessages(issues.filter(({ code }) => code === "missing"));
  if (Object.keys(missing).length > 0) return refuseFields("refused", missing);
  const moment = services.shopMoment();
  const priced = withoutArtwork(selection);
  const rows = priceTable(catalogue, priced, moment.date);
  return { ok: true, catalogue, moment, selection, issues, hash: selectionHash(priced), rows };
}
