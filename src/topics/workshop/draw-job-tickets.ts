import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { whyNotTogether } from "#domain/studio/most-tickets.ts";
import { digest } from "#platform/auth/tokens.ts";
import { studioAddress } from "#platform/studio-address.ts";
import type { PrintedOrderTicket, TicketLine } from "./printed-order-ticket.ts";
import { drawInThread } from "#topics/draw-in-thread.ts";
import { createDrawnDocuments } from "#topics/drawn-documents.ts";
import type { Services } from "#topics/services.ts";
import { readStaffOrder, type StaffLine, type StaffOrder } from "./read-staff-order.ts";
import { printedLogo } from "#topics/settings/logo.ts";
import { paintedBy, type Pictured } from "#domain/preview/pictured.ts";
import { embedArtworkView } from "#topics/artwork/artwork-pictures.ts";
import { artworkView } from "#topics/artwork/visible-artwork.ts";
import { proofedLine } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { type Detail, withoutNothing } from "#domain/detail.ts";
import { besideEachOther } from "#domain/letters/beside-each-other.ts";
import { wholeOrder } from "./whole-order.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "payments" | "shopMoment" | "storage">;

const drawn = createDrawnDocuments();

/** What tells two documents apart: all they say, and what their pictures are drawn from. */
interface Named {
  readonly ticket: Omit<PrintedOrderTicket, "paintedBy">;
  readonly seen: number;
  readonly artwork: readonly string[];
}

/** Pixels of the longest side of a customer's picture: it is printed 6 cm wide. */
const OWN_PX = 480;

/** What the customers' pictures of one document take of memory, in characters; lines after them have none. */
const MOST_CHARACTERS = 6_000_000;

/** Loads what the lines of one document are painted with, until its room for customers' pictures is used up. */
function createPictureLoader({ storage }: Pick<Services, "storage">) {
  let characters = 0;
  return async (order: ReadOrder, line: number): Promise<Pictured | null> => {
    const { catalogue, artwork: known } = order;
    const selection = proofedLine(order, line)?.selection;
    if (selection === undefined) return null;
    const shown = artworkView(catalogue, selection, known);
    if (shown !== null && characters > MOST_CHARACTERS) return null;
    const artwork = shown && (await embedArtworkView({ storage }, shown, OWN_PX));
    // A sample would be taken for the artwork that is gone.
    if (shown !== null && artwork === null) return null;
    characters += artwork?.href.length ?? 0;
    return { selection, artwork };
  };
}

type StudioOrder = StudioReplyTo<"GET orders/:order_no">;
type Item = StudioOrder["items"][number];

const detail = ({ label, words }: StudioOrder["facts"][number]): Detail => ({
  label,
  value: besideEachOther(words.split("\n")),
});
const OUT = /^Leaves/;

/** The files of each set and side: what was sent, how it lies on the press, and which file is loaded for it. */
function fileDetails({ slots, cutFiles }: StaffLine): readonly Detail[] {
  const ofSlots = slots.flatMap(({ place, artworkName, files }): readonly Detail[] => {
    const loaded = files.find(({ isSheet }) => isSheet) ?? files[0];
    const lies = loaded?.isSheet === true ? loaded.words.replace(" (PDF)", "") : "";
    return [
      { label: place, value: [artworkName, lies].filter((part) => part !== "").join("; ") },
      { label: "Print file", value: loaded?.name ?? "" },
    ];
  });
  return [
    ...ofSlots.filter(({ value }) => value !== ""),
    ...(cutFiles.length === 0 ? [] : [{ label: "Cut files", value: cutFiles.join(", ") }]),
  ];
}

function notesOf({ is_sample: isSample, is_other: isOther, change, notes }: Item): readonly string[] {
  return [
    ...(isOther ? ["The files show something else now than its proof: do not print yet."] : []),
    ...(change === null ? [] : ["The customer has asked for a change: do not print yet."]),
    ...(isSample ? ["The picture is a sample: there is no artwork."] : []),
    ...notes,
  ];
}

function lineOf(item: Item, ordered: StaffLine | undefined, url: string): TicketLine {
  const { line, title, quantity, details, proof } = item;
  return {
    line,
    url: `${url}#line-${line}`,
    title,
    quantity,
    details: [
      ...withoutNothing(details),
      ...(ordered === undefined ? [] : fileDetails(ordered)),
      { label: "Proof", value: proof },
    ],
    notes: notesOf(item),
    picture: null,
  };
}

function dueOf({ facts, stage }: StudioOrder): string {
  const leaves = facts.find(({ label }) => OUT.test(label));
  if (leaves === undefined) return stage;
  return `${leaves.label}${leaves.label.includes(",") ? ":" : ""} ${leaves.words}`;
}

/** What the ticket of an order says, without its pictures; charges are not made, so they are left out. */
function ticketOfOrder(staffOrder: StaffOrder, url: string): Named["ticket"] {
  const page = wholeOrder(staffOrder);
  const ofCustomer = (label: string) => page.customer.filter((one) => one.label === label).map(detail);
  const left = page.facts.filter(({ label }) => !OUT.test(label)).map(detail);
  return {
    orderNo: page.order_no,
    url,
    due: dueOf(page),
    facts: [
      [...left, ...ofCustomer("PO number")],
      [
        { label: "Stage", value: page.stage },
        { label: "Sent by", value: staffOrder.order.row.shipping.method },
        ...ofCustomer("Deliver to"),
        ...ofCustomer("Instructions"),
      ],
    ],
    lines: page.items
      .filter((item) => !item.is_charge)
      .map((item) => {
        const ordered = staffOrder.lines.find(({ line }) => line === item.line);
        return lineOf(item, ordered, url);
      }),
  };
}

async function ticketOf(
  services: Needs,
  orderNo: string,
): Promise<{ readonly ok: true; readonly order: ReadOrder; readonly named: Named } | Refusal<"not-found">> {
  const read = await readStaffOrder(services, orderNo);
  if (!read.ok) return read;
  const { order } = read.found;
  const url = studioAddress(services.config, `orders/${orderNo}`);
  const ticket = ticketOfOrder(read.found, url);
  const seen = Math.max(...order.facts.map(({ id }) => id));
  return { ok: true, order, named: { ticket, seen, artwork: [...order.artwork.keys()] } };
}

type LoadPicture = ReturnType<typeof createPictureLoader>;

/** A ticket with what its lines are painted by and with. */
async function withPictures(
  load: LoadPicture,
  order: ReadOrder,
  ticket: Named["ticket"],
): Promise<PrintedOrderTicket> {
  const lines: TicketLine[] = [];
  for (const line of ticket.lines) lines.push({ ...line, picture: await load(order, line.line) });
  const selections = lines.flatMap(({ picture }) => picture?.selection ?? []);
  return { ...ticket, lines, paintedBy: paintedBy(order.catalogue, selections) };
}

/** The job tickets of some orders as one PDF, drawn once for what they say. Not found where one of them is not there. */
export async function drawJobTickets(
  services: Needs,
  orderNos: readonly string[],
): Promise<{ readonly ok: true; readonly bytes: Buffer } | Refusal<"not-found" | "refused">> {
  const all: { readonly order: ReadOrder; readonly named: Named }[] = [];
  for (const orderNo of new Set(orderNos)) {
    const made = await ticketOf(services, orderNo);
    if (!made.ok) return made;
    all.push(made);
  }
  if (all.length === 0) return refuse("not-found");
  const tooMany = whyNotTogether(all.map(({ named }) => named.ticket.lines.length));
  if (tooMany !== null) return refuseFields("refused", { orders: tooMany });
  const { date } = services.shopMoment();
  const { shop } = services.catalogue.current().document;
  const gather = async () => {
    const load = createPictureLoader(services);
    const tickets: PrintedOrderTicket[] = [];
    for (const { order, named } of all) tickets.push(await withPictures(load, order, named.ticket));
    const logo = await printedLogo(services.db, shop);
    const imprint = { shopName: shop.name, logo, madeAt: new Date(`${date}T00:00:00Z`) };
    const { facesFolder } = services.catalogue;
    return { kind: "order-tickets", tickets, imprint, facesFolder } as const;
  };
  const name = digest(JSON.stringify([all.map(({ named }) => named), date, shop.name, shop.logo]));
  const bytes = await drawn.get(name, () => drawInThread("studio", gather));
  return { ok: true, bytes };
}
