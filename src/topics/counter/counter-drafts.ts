import { isDeepStrictEqual } from "node:util";
import { type DraftContact, draftContact } from "#domain/order/counter-draft.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { UsedCredit } from "#domain/order/credit.ts";
import type { TakenWay } from "#domain/order/order-fact.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import type { CustomerRef } from "#domain/studio/customer-list.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { notifyStudio } from "#platform/db/changes.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { guestOwner, type Owner } from "#platform/db/owner.ts";
import { placeOf } from "#topics/account/address-book.ts";
import { readAddresses } from "#topics/account/addresses.ts";
import { setRemoved } from "#topics/cart/cart-lines.ts";
import { readCartPreferences, saveCartPreferences } from "#topics/cart/cart-preferences.ts";
import { cartOf, type ReadCart } from "#topics/cart/read-cart.ts";
import { readUsedCredit } from "#topics/order/credit.ts";
import { findCustomerByEmail } from "#topics/person/customers.ts";
import { addNamelessGuest, findGuestNumbered } from "#topics/person/guests.ts";
import type { Services } from "#topics/services.ts";
import {
  addDraft,
  changeCounterDraft,
  type CounterDraft,
  deleteDraft,
  findAccount,
  findDraftOfKey,
  listOpenDrafts,
  lockDraft,
  readCounterRow,
  readLastContact,
} from "./counter-rows.ts";

/** Why a draft is not changed: it is not there, was placed, or somebody else has changed it. */
export type DraftFault = "draft-closed" | "draft-moved" | "not-found";

/** Whose cart the lines of a draft lie in. */
export function cartOwnerOf({ guestId }: Pick<CounterDraft, "guestId">): Owner {
  return guestOwner(guestId);
}

/** A draft that can still be changed, held until the transaction ends. */
export async function holdDraft(
  tx: Transaction,
  id: number,
): Promise<{ readonly ok: true; readonly draft: CounterDraft } | Refusal<"draft-closed" | "not-found">> {
  const draft = await lockDraft(tx, id);
  if (draft === null) return refuse("not-found");
  const isClosed = draft.orderNo !== null || draft.quotationNo !== null;
  return isClosed ? refuseStaff("draft-closed") : { ok: true, draft };
}

/** What belongs to one order alone is not taken over into the next. */
function ofAnyOrder(contact: CheckoutForm): DraftContact {
  return { ...contact, po_number: "", instructions: "", pay_by: "transfer" };
}

interface Known {
  readonly customerId: number | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

async function knownCustomer(db: Queries, { isGuest, id }: CustomerRef): Promise<Known | null> {
  if (!isGuest) {
    const account = await findAccount(db, id);
    return account && { ...account, customerId: account.id };
  }
  const guest = await findGuestNumbered(db, id);
  if (guest?.email == null) return null;
  const { email, firstName, lastName } = guest;
  return { customerId: null, email, firstName: firstName ?? "", lastName: lastName ?? "" };
}

/** What the shop knows of a customer: where their last order went, else the first entry of their address book. */
async function contactOf(db: Queries, known: Known): Promise<DraftContact> {
  const { customerId, email, firstName, lastName } = known;
  const named = { email, first_name: firstName, last_name: lastName };
  const last = await readLastContact(db, customerId, email);
  if (last !== null) return draftContact({ ...ofAnyOrder(last), ...named });
  const [address] = customerId === null ? [] : await readAddresses(db, customerId);
  return draftContact({ ...(address && placeOf(address)), ...named });
}

export interface Begun {
  readonly ok: true;
  readonly id: number;
}

/** Begins an order for a customer whom the shop knows, or for somebody new. The same key once more is the same draft. */
export async function beginDraft(
  { db }: Pick<Services, "db">,
  staffId: number,
  { key, way, ref }: { readonly key: string; readonly way: TakenWay; readonly ref: CustomerRef | null },
): Promise<Begun | Refusal<"not-found">> {
  return db.transaction(async (tx) => {
    const before = await findDraftOfKey(tx, key);
    if (before !== null) return { ok: true, id: before.id };
    const known = ref && (await knownCustomer(tx, ref));
    if (ref !== null && known === null) return refuse("not-found");
    // Nobody ever has the token: browsers of the staff act for the guest by cookies of their own.
    const guestId = await addNamelessGuest(tx, digest(newToken()));
    if (guestId === null) throw new Error("A token was drawn twice.");
    const contact = known ? await contactOf(tx, known) : {};
    const id = await addDraft(tx, { key, staffId, guestId, way, contact });
    if (id === null) {
      await deleteDraft(tx, { guestId });
      return { ok: true, id: (await findDraftOfKey(tx, key))?.id ?? 0 };
    }
    await notifyStudio(tx, { kind: "draft", id: String(id), by: staffId });
    return { ok: true, id };
  });
}

/** Orders that are being taken, the last touched first. */
export function listDrafts({ db }: Pick<Services, "db">) {
  return listOpenDrafts(db);
}

/** A draft with what lies in its cart, priced as of now. */
export interface ReadDraft {
  readonly ok: true;
  readonly draft: CounterDraft;
  readonly cart: ReadCart;
  /** The account whose order it becomes, by the address; null for a guest's. */
  readonly account: { readonly id: number; readonly credit: UsedCredit | null } | null;
}

export async function readCounterDraft(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  id: number,
): Promise<ReadDraft | Refusal<"not-found">> {
  const draft = await readCounterRow(services.db, id);
  if (draft === null) return refuse("not-found");
  const cart = await cartOf(services, cartOwnerOf(draft));
  const found = await findCustomerByEmail(services.db, draft.contact["email"] ?? "");
  const credit = found && (await readUsedCredit(services.db, found.id));
  const account = found && { id: found.id, credit: credit !== null && credit.limit > 0 ? credit : null };
  return { ok: true, draft, cart, account };
}

/** What is changed of a draft as its page showed it. */
export interface SubmittedDraft {
  readonly version: number;
  readonly way: TakenWay;
  readonly typed: Readonly<Record<string, string>>;
  readonly shippingMethod: string | null;
}

/** Keeps what was typed of a draft, right or wrong. The same once more is no conflict. */
export async function saveDraft(
  { db }: Pick<Services, "db">,
  staffId: number,
  id: number,
  { version, way, typed, shippingMethod }: SubmittedDraft,
): Promise<{ readonly ok: true; readonly version: number } | Refusal<DraftFault>> {
  return db.transaction(async (tx) => {
    const held = await holdDraft(tx, id);
    if (!held.ok) return held;
    const { draft } = held;
    const owner = cartOwnerOf(draft);
    const contact = draftContact(typed);
    const before = await readCartPreferences(tx, owner);
    const isSame =
      draft.way === way &&
      isDeepStrictEqual(draft.contact, contact) &&
      before.shippingMethod === shippingMethod;
    if (isSame) return { ok: true, version: draft.version };
    if (draft.version !== version) return refuseStaff("draft-moved");
    await saveCartPreferences(tx, owner, { shippingMethod });
    await changeCounterDraft(tx, id, { way, contact });
    await notifyStudio(tx, { kind: "draft", id: String(id), by: staffId });
    return { ok: true, version: version + 1 };
  });
}

/** Takes a line out of a draft's cart. One that is out already is. */
export async function removeDraftLine(
  { db }: Pick<Services, "db">,
  staffId: number,
  id: number,
  lineId: number,
): Promise<{ readonly ok: true } | Refusal<"draft-closed" | "not-found">> {
  return db.transaction(async (tx) => {
    const held = await holdDraft(tx, id);
    if (!held.ok) return held;
    await setRemoved(tx, cartOwnerOf(held.draft), lineId, true);
    await notifyStudio(tx, { kind: "draft", id: String(id), by: staffId });
    return { ok: true };
  });
}

/** Discards a draft: nothing of it, nor of whom it was for, is left. */
export async function discardCounterDraft(
  { db }: Pick<Services, "db">,
  staffId: number,
  id: number,
): Promise<{ readonly ok: true } | Refusal<"draft-closed" | "not-found">> {
  return db.transaction(async (tx) => {
    const held = await holdDraft(tx, id);
    if (!held.ok) return held;
    await deleteDraft(tx, held.draft);
    await writeAudit(tx, { staffId, action: "draft.discarded", target: `draft ${id}` });
    return { ok: true };
  });
}
