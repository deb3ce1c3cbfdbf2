import { refuse, type Refusal } from "#domain/refusal.ts";
import { digest } from "#server/auth/tokens.ts";
import type { PrintedOrderTicket } from "#server/pdf/order-ticket/printed-order-ticket.ts";
import { createDrawnDocuments } from "../drawn-documents.ts";
import { staffOrderKey } from "../order/staff-order-key.ts";
import type { Services } from "../services.ts";
import { readStaffOrder } from "../staff-order/read-staff-order.ts";
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
  const read = await readStaffOrder(services, staffOrderKey(services, orderNo));
  if (!read.ok) return read;
  const { order } = read.page;
  const url = `${services.config.studioOrigin}/studio/orders/${orderNo}`;
  const ticket = ticketOfOrder(read.page, { url, paint: (line) => paint(order, line) });
  const seen = Math.max(...order.facts.map(({ id }) => id));
  return { ok: true, ticket, seen, artwork: [...order.artwork.keys()] };
}

/** The job tickets of some orders as one PDF, drawn once for what they say. Not found where one of them is not there. */
export async function drawJobTickets(
  services: Needs,
  orderNos: readonly string[],
): Promise<{ readonly ok: true; readonly bytes: Buffer } | Refusal<"not-found">> {
  const paint = createTicketPainter(services);
  const all: Named[] = [];
  for (const orderNo of new Set(orderNos)) {
    const made = await ticketOf(services, orderNo, paint);
    if (!made.ok) return made;
    all.push(made);
  }
  if (all.length === 0) return refuse("not-found");
  const { date } = services.shopMoment();
  const shopName = services.catalogue.current().document.shop.name;
  const bytes = await drawn.get(digest(JSON.stringify([all, date, shopName])), async () => {
    const { drawOrderTickets } = await import("#server/pdf/order-ticket/draw-order-tickets.ts");
    const tickets = all.map(({ ticket }) => ticket);
    return drawOrderTickets(tickets, { shopName, madeAt: new Date(`${date}T00:00:00Z`) });
  });
  return { ok: true, bytes };
}
