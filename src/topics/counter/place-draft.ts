import { fieldMessages } from "#domain/account/forms.ts";
import { checkoutForm, type CheckoutForm } from "#domain/order/checkout-form.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { inOneTransaction } from "#platform/db/in-one-transaction.ts";
import type { Transaction } from "#platform/db/database.ts";
import { customerOwner } from "#platform/db/owner.ts";
import { type OrderChanged, placeCart, type SeenSums } from "#topics/order/place-order.ts";
import { findCustomerByEmail } from "#topics/person/customers.ts";
import type { Services } from "#topics/services.ts";
import { cartOwnerOf, type DraftFault } from "./counter-drafts.ts";
import { closeDraft, type CounterDraft, lockDraft } from "./counter-rows.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
>;

/** What the page showed of a draft when it was placed. */
export interface SeenDraft extends SeenSums {
  readonly version: number;
}

interface PlacedDraft {
  readonly ok: true;
  readonly orderNo: string;
}

type CartRefusal = Extract<Awaited<ReturnType<typeof placeCart>>, { readonly ok: false }>;

/** Whose things a draft becomes by the address it is for: its account's, else those of the guest in whose cart they lie. */
export async function ownerFor(tx: Transaction, draft: CounterDraft, email: string) {
  const account = await findCustomerByEmail(tx, email);
  return account === null
    ? { owner: cartOwnerOf(draft), isMember: false }
    : { owner: customerOwner(account.id), isMember: true };
}

async function placeHeld(
  services: Needs,
  tx: Transaction,
  staffId: number,
  draft: CounterDraft,
  contact: CheckoutForm,
  shown: SeenSums,
): Promise<PlacedDraft | CartRefusal> {
  const { owner, isMember } = await ownerFor(tx, draft, contact.email);
  const { way } = draft;
  const orderer = { ok: true as const, contact, isMember };
  const placed = await placeCart(services, tx, cartOwnerOf(draft), { orderer, shown, taken: { way, owner } });
  if (!placed.ok) return placed;
  const { orderNo } = placed.answer;
  await closeDraft(tx, draft.id, { orderNo });
  await writeAudit(tx, {
    staffId,
    action: "order.placed",
    target: `order ${orderNo}`,
    before: { newest_fact: 0 },
    after: { kind: "placed", way },
  });
  return { ok: true, orderNo };
}

/**
 * Places the order of a draft: of the account that has its address, else of a guest. Placed once, it answers its number again. Nothing
 * is placed when the draft, the total or the day of delivery is not what was shown.
 */
export function placeDraft(
  services: Needs,
  staffId: number,
  id: number,
  { version, ...shown }: SeenDraft,
): Promise<PlacedDraft | CartRefusal | OrderChanged | Refusal<DraftFault | "refused">> {
  return inOneTransaction(services.db, async (tx) => {
    const draft = await lockDraft(tx, id);
    if (draft === null) return refuse("not-found");
    if (draft.orderNo !== null) return { ok: true, orderNo: draft.orderNo };
    if (draft.quotationNo !== null) return refuseStaff("draft-closed");
    if (draft.version !== version) return refuseStaff("draft-moved");
    const read = checkoutForm.safeParse(draft.contact);
    if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
    return placeHeld(services, tx, staffId, draft, read.data, shown);
  });
}
