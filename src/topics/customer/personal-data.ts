import { formatMoney } from "#domain/money.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type CustomerRef, writeCustomerRef } from "#domain/studio/customer-list.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import {
  holdPerson,
  keepPapers,
  type OrderToEnd,
  type PersonalRows,
  readFilesToErase,
  readOrdersToEnd,
  readPersonalRows,
  removeAnswers,
  removePerson,
} from "./personal-data-rows.ts";
import { findCustomerRecord, type Person, readPerson } from "./customer-rows.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import { readStoredOrder } from "#topics/order/orders.ts";
import { changeRevision, type Transaction } from "#platform/db/database.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { removeOutboxMails } from "#platform/mail/outbox.ts";
import { guestMark, isInvented } from "#topics/person/demonstration-mark.ts";
import { removeUnused, withoutReference } from "#topics/artwork/sweep-files.ts";
import { loadedOrder } from "#topics/order/loaded-order.ts";
import { noteForLists } from "#topics/order/note-for-lists.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "reviews" | "storage">;

type NotErased = Refusal<"customer-not-done" | "erase-address-wrong" | "not-found">;

/** Files whose removal is claimed at once. */
const AT_ONCE = 10;

function whyNot({ orderNo, isUnderWay, due, onAccount }: OrderToEnd): string {
  if (isUnderWay) return `${orderNo} is not delivered yet`;
  if (due > 0 || onAccount > 0) return `of ${orderNo} ${formatMoney(Math.max(due, onAccount))} is to be paid`;
  if (due < 0) return `of ${orderNo} ${formatMoney(-due)} is to be given back`;
  return `something of ${orderNo} waits to be done`;
}

function notDone(orders: readonly OrderToEnd[]): NotErased {
  const first = orders.slice(0, 5).map(whyNot).join("; ");
  const more = orders.length > 5 ? `; and ${orders.length - 5} more` : "";
  return { ...refuseStaff("customer-not-done"), fields: { email: `Not yet: ${first}${more}.` } };
}

/** Lists find the orders that are kept by what is left in them. */
async function noteKept(services: Needs, tx: Transaction, { orderNos, orderIds }: Person): Promise<void> {
  const facts = await readFacts(tx, orderIds);
  for (const orderNo of orderNos) {
    const row = await readStoredOrder(tx, orderNo);
    if (row) await noteForLists(services, tx, loadedOrder(row, facts.get(row.id) ?? []));
  }
}

/** Whom what is kept is given to: nobody, who is still of the demonstration where it is theirs. */
function nobody(isOfDemonstration: boolean): string {
  return `${isOfDemonstration ? guestMark : ""}${digest(newToken())}`;
}

/** Erases somebody in one transaction; answers the contents of files that may be removed after it. */
async function erase(services: Needs, tx: Transaction, person: Person): Promise<readonly string[]> {
  const files = await readFilesToErase(tx, person);
  const isOfDemonstration = await isInvented(tx, person);
  await keepPapers(tx, person, nobody(isOfDemonstration));
  // What the shop has answered in public to somebody invented is invented, too.
  if (isOfDemonstration) await removeAnswers(tx, person);
  await removePerson(tx, person, files);
  await noteKept(services, tx, person);
  await changeRevision(tx);
  return files;
}

/** What is left outside of the database: files that nothing refers to, and mails that were kept instead of sent. */
async function sweepAfter(services: Needs, { email }: Person, files: readonly string[]): Promise<void> {
  await services.reviews.refresh();
  await removeOutboxMails(services.config.dataDir, email);
  const unused = await withoutReference(services.db, files);
  for (let from = 0; from < unused.length; from += AT_ONCE)
    await removeUnused(services, unused.slice(from, from + AT_ONCE), { waits: true });
}

/**
 * Erases a customer whose address was typed to confirm it. Orders are kept, and their tax papers, with whom they were billed to; all
 * else goes. Not while an order is under way, money is owed, or something waits. The log says who did it, and not who it was.
 */
export async function eraseCustomer(
  services: Needs,
  staffId: number,
  ref: CustomerRef,
  typed: string,
): Promise<{ readonly ok: true; readonly keptOrders: number } | NotErased> {
  const outcome = await services.db.transaction(async (tx) => {
    const customer = await findCustomerRecord(tx, ref);
    if (customer === null) return refuse("not-found");
    if (typed.trim().toLowerCase() !== customer.email) return refuseStaff("erase-address-wrong", "email");
    await holdPerson(tx, await readPerson(tx, customer));
    const person = await readPerson(tx, customer);
    const toEnd = await readOrdersToEnd(tx, person);
    if (toEnd.length > 0) return notDone(toEnd);
    const files = await erase(services, tx, person);
    const target = `customer ${writeCustomerRef(customer.ref)}`;
    const keptOrders = person.orderIds.length;
    await writeAudit(tx, { staffId, action: "customer.erased", target, after: { keptOrders } });
    return { ok: true as const, keptOrders, person, files };
  });
  if (!outcome.ok) return outcome;
  await sweepAfter(services, outcome.person, outcome.files);
  return { ok: true, keptOrders: outcome.keptOrders };
}

/** Everything that is kept about a customer, as one moment has it; the log says who took it along, and nothing of what it says. */
export function exportCustomer(
  { db }: Pick<Services, "db">,
  staffId: number,
  ref: CustomerRef,
): Promise<{ readonly ok: true; readonly rows: PersonalRows } | Refusal<"not-found">> {
  return db.transaction(
    async (tx) => {
      const customer = await findCustomerRecord(tx, ref);
      if (customer === null) return refuse("not-found");
      const rows = await readPersonalRows(tx, await readPerson(tx, customer));
      const target = `customer ${writeCustomerRef(customer.ref)}`;
      await writeAudit(tx, { staffId, action: "customer.exported", target });
      return { ok: true as const, rows };
    },
    { isolationLevel: "repeatable read" },
  );
}
