import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { type Detail, withoutNothing } from "#domain/detail.ts";
import type { Scene } from "#domain/preview/scene.ts";
import type { PrintedOrderTicket, TicketLine } from "./printed-order-ticket.ts";
import type { StaffLine, StaffOrder } from "./read-staff-order.ts";
import { wholeOrder } from "./whole-order.ts";

type StudioOrder = StudioReplyTo<"GET orders/:order_no">;
type Item = StudioOrder["items"][number];

/** Paints a line (from 1). */
type Paint = (line: number) => Promise<Scene | null>;

const detail = ({ label, words }: StudioOrder["facts"][number]): Detail => ({
  label,
  value: words.replaceAll("\n", ", "),
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

function lineOf(item: Item, ordered: StaffLine | undefined, url: string, paint: Paint): TicketLine {
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
    picture: () => paint(line),
  };
}

function dueOf({ facts, stage }: StudioOrder): string {
  const leaves = facts.find(({ label }) => OUT.test(label));
  if (leaves === undefined) return stage;
  return `${leaves.label}${leaves.label.includes(",") ? ":" : ""} ${leaves.words}`;
}

/** What the ticket of an order says; charges are not made, so they are left out. */
export function ticketOfOrder(
  staffOrder: StaffOrder,
  { url, paint }: { readonly url: string; readonly paint: Paint },
): PrintedOrderTicket {
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
        return lineOf(item, ordered, url, paint);
      }),
  };
}
