import { refuse, type Refusal, refuseFields } from "#domain/refusal.ts";
import { whyNotTogether } from "#domain/studio/most-tickets.ts";
import { digest } from "#platform/auth/tokens.ts";
import { studioAddress } from "#platform/studio-address.ts";
import type { PrintedOrderTicket } from "./printed-order-ticket.ts";
import { createDrawnDocuments } from "#topics/drawn-documents.ts";
import type { Services } from "#topics/services.ts";
import { readStaffOrder } from "./read-staff-order.ts";
import { printedLogo } from "#topics/settings/printed-logo.ts";
import { createTicketPainter } from "./ticket-pictures.ts";
import { ticketOfOrder } from "./ticket-of-order.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "payments" | "shopMoment" | "storage">;

const drawn = createDrawnDocuments();

/** What tells two documents apart: all they say, and what their pictures are drawn from. */
interface Named {
  readonly ticket: PrintedOrderTicket;
  readonly seen: number;
  readonly artwork: readonly string[];
}

async function ticketOf(
  services: Needs,
  orderNo: string,
  paint: ReturnType<typeof createTicketPainter>,
): Promise<({ readonly ok: true } & Named) | Refusal<"not-found">> {
  const read = await readStaffOrder(services, orderNo);
  if (!read.ok) return read;
  const { order } = read.found;
  const url = studioAddress(services.config, `orders/${orderNo}`);
  const ticket = ticketOfOrder(read.found, { url, paint: (line) => paint(order, line) });
  const seen = Math.max(...order.facts.map(({ id }) => id));
  return { ok: true, ticket, seen, artwork: [...order.artwork.keys()] };
}

/** The job tickets of some orders as one PDF, drawn once for what they say. Not found where one of them is not there. */
export async function drawJobTickets(
  services: Needs,
  orderNos: readonly string[],
): Promise<{ readonly ok: true; readonly bytes: Buffer } | Refusal<"not-found" | "refused">> {
  const paint = createTicketPainter(services);
  const all: Named[] = [];
  for (const orderNo of new Set(orderNos)) {
    const made = await ticketOf(services, orderNo, paint);
    if (!made.ok) return made;
    all.push(made);
  }
  if (all.length === 0) return refuse("not-found");
  const tooMany = whyNotTogether(all.map(({ ticket }) => ticket.lines.length));
  if (tooMany !== null) return refuseFields("refused", { orders: tooMany });
  const { date } = services.shopMoment();
  const { shop } = services.catalogue.current().document;
  const bytes = await drawn.get(digest(JSON.stringify([all, date, shop.name, shop.logo])), async () => {
    const { drawOrderTickets } = await import("./draw-order-tickets.ts");
    const tickets = all.map(({ ticket }) => ticket);
    const logo = await printedLogo(services.db, shop);
    return drawOrderTickets(tickets, { shopName: shop.name, logo, madeAt: new Date(`${date}T00:00:00Z`) });
  });
  return { ok: true, bytes };
}
