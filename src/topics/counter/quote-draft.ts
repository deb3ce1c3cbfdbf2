import { fieldMessages } from "#domain/account/forms.ts";
import type { Cart } from "#domain/cart/cart.ts";
import { messageOf } from "#domain/messages.ts";
import type { DraftContact } from "#domain/order/counter-draft.ts";
import { quotationPerson } from "#domain/order/counter-draft.ts";
import { asLine, billToForm } from "#domain/quotation/bill-to.ts";
import { lastDayOf } from "#topics/quotation/last-day.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { newDocumentNumber } from "#platform/auth/tokens.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { inOneTransaction } from "#platform/db/in-one-transaction.ts";
import { lockForOwner } from "#platform/db/owner.ts";
import { giveArtwork } from "#topics/artwork/artworks.ts";
import { deleteLines, lockLines } from "#topics/cart/cart-lines.ts";
import { quotationContent } from "#topics/cart/quotation-content.ts";
import { pricedCartOf } from "#topics/cart/read-cart.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import { type OrderChanged, refuseChanged, type SeenSums } from "#topics/order/place-order.ts";
import { nameGuest } from "#topics/person/guests.ts";
import { quotationIssuedEmail } from "#topics/quotation/quotation-emails.ts";
import { quotationUrl } from "#topics/quotation/quotation-keys.ts";
import { addQuotation, type NewQuotation } from "#topics/quotation/quotations.ts";
import { billToColumns } from "#topics/quotation/read-quotation.ts";
import type { Services } from "#topics/services.ts";
import { cartOwnerOf, type DraftFault } from "./counter-drafts.ts";
import { closeDraft, type CounterDraft, lockDraft } from "./counter-rows.ts";
import { ownerFor, type SeenDraft } from "./place-draft.ts";

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "shopMoment">;

interface Quoted {
  readonly ok: true;
  readonly quotationNo: string;
}

type QuoteFault = DraftFault | "cart-empty" | "refused";

/** Whom a quotation is for: what was typed of it so far. */
function billToOf(contact: DraftContact) {
  const name = asLine(`${contact["first_name"] ?? ""} ${contact["last_name"] ?? ""}`);
  const read = billToForm.safeParse({ ...contact, name });
  return billToColumns(read.success ? read.data : billToForm.parse({ name }));
}

function whyNotQuoted({ lines }: Cart): Refusal<"cart-empty" | "refused"> | null {
  if (lines.length === 0) return refuse("cart-empty");
  const priceless = lines.find(({ row }) => row === null);
  return priceless ? refuseFields("refused", { cart_items: priceless.why ?? messageOf("not-priced") }) : null;
}

/** The customer's mail with the link to their quotation. */
async function mailQuotation(
  services: Needs,
  tx: Transaction,
  { email, firstName }: { readonly email: string; readonly firstName: string },
  quotation: NewQuotation,
): Promise<void> {
  const { quotationNo, items, totalPrice, issueDate, validUntil = null, catalogueVersionId } = quotation;
  const [first] = items;
  await queueEmail(tx, services.jobs, {
    cause: `quotation:${quotationNo}`,
    recipient: email,
    email: quotationIssuedEmail(services, {
      firstName,
      number: quotationNo,
      titles: items.map(({ title, product }) => title ?? product),
      total: totalPrice,
      until: lastDayOf({ issueDate, validUntil }),
      url: quotationUrl(services, { quotationNo, keyVersion: 0 }),
    }),
    ...(first && { picture: { catalogueVersionId, selection: first.selection } }),
  });
}

async function quoteHeld(
  services: Needs,
  tx: Transaction,
  staffId: number,
  draft: CounterDraft,
  shown: SeenSums,
): Promise<Quoted | OrderChanged | Refusal<QuoteFault>> {
  const person = quotationPerson.safeParse(draft.contact);
  if (!person.success) return refuseFields("refused", fieldMessages(person.error.issues));
  const { email, first_name: firstName, last_name: lastName } = person.data;
  const cartOwner = cartOwnerOf(draft);
  await lockForOwner(tx, "cart", cartOwner);
  const stored = await lockLines(tx, cartOwner);
  const { cart } = await pricedCartOf(services, tx, cartOwner);
  const refused = whyNotQuoted(cart) ?? refuseChanged(cart, shown);
  if (refused !== null) return refused;
  const { owner, isMember } = await ownerFor(tx, draft, email);
  const { date } = services.shopMoment();
  const quotationNo = newDocumentNumber("Q", date);
  const quotation = {
    quotationNo,
    ...quotationContent(services.catalogue.current(), cart, date),
    deliveryDate: cart.chosenShipping?.delivery ?? null,
    ...billToOf(draft.contact),
  };
  await giveArtwork(tx, cartOwner, owner);
  await addQuotation(tx, owner, quotation);
  const ids = stored.map(({ id }) => id);
  await deleteLines(tx, ids);
  if (!isMember) await nameGuest(tx, draft.guestId, { email, firstName, lastName });
  await closeDraft(tx, draft.id, { quotationNo });
  await mailQuotation(services, tx, { email, firstName }, quotation);
  const target = `quotation ${quotationNo}`;
  await writeAudit(tx, { staffId, action: "quotation.issued", target, after: { draft: draft.id } });
  return { ok: true, quotationNo };
}

/**
 * Makes a quotation of a draft, which its customer is mailed with its link: they order it there, at its prices. Issued once, it answers its
 * number again.
 */
export function quoteDraft(
  services: Needs,
  staffId: number,
  id: number,
  { version, ...shown }: SeenDraft,
): Promise<Quoted | OrderChanged | Refusal<QuoteFault>> {
  return inOneTransaction(services.db, async (tx) => {
    const draft = await lockDraft(tx, id);
    if (draft === null) return refuse("not-found");
    if (draft.quotationNo !== null) return { ok: true, quotationNo: draft.quotationNo };
    if (draft.orderNo !== null) return refuseStaff("draft-closed");
    if (draft.version !== version) return refuseStaff("draft-moved");
    return quoteHeld(services, tx, staffId, draft, shown);
  });
}
