import { asc, eq } from "drizzle-orm";
import { isDemonstrationShop } from "#domain/catalogue/own-numbers.ts";
import type { Shop } from "#domain/catalogue/schema.ts";
import { isGivenUp } from "#domain/order/order-stage.ts";
import { taxPaperNumber } from "#domain/order/tax-papers.ts";
import type { Transaction } from "#platform/db/database.ts";
import { orderTable } from "#platform/db/schema/order.ts";
import { waitingTaxPaperTable } from "#platform/db/schema/payment.ts";
import type { Services } from "#topics/services.ts";
import { catalogueOf, type LoadedOrder, loadedOrder } from "./loaded-order.ts";
import { invoiceIssuedEmail } from "./order-emails.ts";
import { readFacts } from "./order-facts.ts";
import { orderMailText } from "./order-mail-text.ts";
import { lockOrder } from "./orders.ts";
import { promiseMails } from "./promise-mails.ts";
import { addTaxPaper, type WaitingPaper } from "./tax-papers.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
>;

/** The order of the paper that has waited longest, by its number, and that paper's id; null where none waits. */
async function readFirst({ db }: Needs): Promise<{ readonly id: number; readonly orderNo: string } | null> {
  const [first] = await db
    .select({ id: waitingTaxPaperTable.id, orderNo: orderTable.orderNo })
    .from(waitingTaxPaperTable)
    .innerJoin(orderTable, eq(orderTable.id, waitingTaxPaperTable.orderId))
    .orderBy(asc(waitingTaxPaperTable.id))
    .limit(1);
  return first ?? null;
}

interface MailedPaper {
  readonly factId: number;
  readonly number: number;
}

/** Its customer was told when the money came that the invoice follows; not who has erased themselves, and not of an order that has ended. */
async function mailInvoice(
  services: Needs,
  tx: Transaction,
  order: LoadedOrder,
  { factId, number }: MailedPaper,
): Promise<void> {
  if (order.row.contact.email === "" || isGivenUp(order.state)) return;
  const words = orderMailText(services, await catalogueOf(services, order), order);
  const customer = invoiceIssuedEmail(words, taxPaperNumber("invoice", number));
  await promiseMails(services, tx, { order, cause: `${factId}:invoice` }, { customer });
}

/** The same, but for a mail that cannot be written: the paper is issued all the same, and those that wait behind it. */
async function tryToMailInvoice(services: Needs, tx: Transaction, order: LoadedOrder, paper: MailedPaper) {
  try {
    await tx.transaction((inner) => mailInvoice(services, inner, order, paper));
  } catch (error) {
    services.log.error({ err: error, orderNo: order.row.orderNo }, "an invoice is not mailed");
  }
}

/** Issues one paper that waits, unless somebody else has. Its order is held first, as by all that happens to it. */
async function issueOne(
  services: Needs,
  shop: Shop,
  { id, orderNo }: { readonly id: number; readonly orderNo: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderNo);
    const [waiting]: WaitingPaper[] = await tx
      .delete(waitingTaxPaperTable)
      .where(eq(waitingTaxPaperTable.id, id))
      .returning();
    if (row === null || waiting === undefined) return;
    const order = loadedOrder(row, (await readFacts(tx, [row.id])).get(row.id) ?? []);
    const { id: _id, ...paper } = waiting;
    const number = await addTaxPaper(tx, { ...paper, shop, issuedAt: new Date(services.clock.now()) });
    if (paper.kind === "invoice")
      await tryToMailInvoice(services, tx, order, { factId: paper.factId, number });
  });
}

/**
 * Issues the papers that have waited for the shop's own GST number and account, in the order in which they came to be due: each in a
 * transaction of its own, so that whoever is stopped half way, or works beside another, goes on with the next (decision 361).
 */
export async function issueWaitingPapers(services: Needs): Promise<void> {
  await services.catalogue.refresh();
  const { shop } = services.catalogue.current().document;
  if (isDemonstrationShop(shop)) return;
  for (let first = await readFirst(services); first !== null; first = await readFirst(services))
    await issueOne(services, shop, first);
}
