import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { type Cents, formatMoney, parseCents } from "#domain/money.ts";
import { costOfPieces } from "#domain/price/cost/cost-of.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { isBlank, reasonInput } from "#domain/account/text-inputs.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { lockLine, type StoredLine } from "#topics/cart/cart-lines.ts";
import { catalogueAtCost } from "#topics/catalogue/catalogue-at-cost.ts";
import type { Services } from "#topics/services.ts";
import { cartOwnerOf, holdDraft } from "./counter-drafts.ts";
import { saveAgreed, touchDraft } from "./counter-rows.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** What a line costs the shop, for all sets, GST included; null where there is no figure. */
export async function costOf(
  services: Pick<Services, "db">,
  catalogue: Catalogue,
  selection: Selection,
): Promise<Cents | null> {
  return costOfPieces(await catalogueAtCost(services, catalogue), selection);
}

/** A price by hand as it was typed. */
export interface AgreedInput {
  readonly price: string;
  readonly reason: string;
  /** What the catalogue asked, as the page showed it. */
  readonly usual: Cents;
  /** That it is less than it costs was said before, and accepted. */
  readonly isBelowCost: boolean;
}

type PriceFault =
  | "agreed-reason-required"
  | "amount-invalid"
  | "draft-closed"
  | "draft-moved"
  | "not-found"
  | "price-below-cost"
  | "refused";

interface HeldLine {
  readonly ok: true;
  readonly line: StoredLine;
}

async function holdLine(
  tx: Transaction,
  id: number,
  lineId: number,
): Promise<HeldLine | Refusal<"draft-closed" | "not-found">> {
  const held = await holdDraft(tx, id);
  if (!held.ok) return held;
  const line = await lockLine(tx, cartOwnerOf(held.draft), lineId);
  return line === null ? refuse("not-found") : { ok: true, line };
}

function readPrice({ price, reason: typed }: AgreedInput) {
  const cents = parseCents(price);
  if (cents === null) return refuse("amount-invalid", "price");
  if (isBlank(typed)) return refuseStaff("agreed-reason-required", "reason");
  const reason = reasonInput(typed);
  return reason.ok ? ({ ok: true, cents, reason: reason.words } as const) : reason;
}

/**
 * Agrees on a price for a line of a draft, with its reason: for what is configured now, and nothing else (decision 311). One that costs
 * the shop more is asked about.
 */
export async function agreePrice(
  services: Needs,
  staffId: number,
  { id, lineId }: { readonly id: number; readonly lineId: number },
  submitted: AgreedInput,
): Promise<{ readonly ok: true } | Refusal<PriceFault>> {
  const read = readPrice(submitted);
  if (!read.ok) return read;
  const { cents, reason } = read;
  const catalogue = services.catalogue.current();
  return services.db.transaction(async (tx) => {
    const held = await holdLine(tx, id, lineId);
    if (!held.ok) return held;
    const { selection: stored, agreed: before } = held.line;
    const again = pricedAgain(catalogue, stored, services.shopMoment().date);
    if (!again.ok) return refuseFields("refused", { price: again.why });
    if (again.row.price !== submitted.usual) return refuseStaff("draft-moved");
    const cost = await costOf(services, catalogue, again.selection);
    if (cost !== null && cents < cost && !submitted.isBelowCost)
      return refuseStaff("price-below-cost", "price");
    await saveAgreed(tx, lineId, { cents, reason, hash: selectionHash(stored) });
    await touchDraft(tx, id);
    await writeAudit(tx, {
      staffId,
      action: "price.agreed",
      target: `draft ${id}`,
      before: { price: formatMoney(before?.cents ?? again.row.price) },
      after: { item: titleOf(catalogue, again.selection), price: formatMoney(cents), reason },
    });
    return { ok: true };
  });
}

/** Takes a price by hand back: the line costs what the catalogue asks. */
export async function dropAgreedPrice(
  services: Needs,
  staffId: number,
  { id, lineId }: { readonly id: number; readonly lineId: number },
): Promise<{ readonly ok: true } | Refusal<"draft-closed" | "not-found">> {
  return services.db.transaction(async (tx) => {
    const held = await holdLine(tx, id, lineId);
    if (!held.ok) return held;
    const { agreed } = held.line;
    if (agreed === null) return { ok: true };
    await saveAgreed(tx, lineId, null);
    await touchDraft(tx, id);
    const before = { price: formatMoney(agreed.cents), reason: agreed.reason };
    await writeAudit(tx, { staffId, action: "price.usual", target: `draft ${id}`, before });
    return { ok: true };
  });
}
