import type { OrderStage } from "../order-stage.ts";
import type { PastedLine } from "./pasted-lines.ts";

/** An order that a line can be about. */
export interface OrderToSend {
  readonly orderNo: string;
  readonly customer: string;
  readonly stage: OrderStage;
  /** Its newest fact. */
  readonly seen: number;
  /** Lines of it, from 1, that nobody has noted as printed. */
  readonly unprinted: readonly number[];
}

/** Why a parcel cannot be noted as sent. */
export type ParcelFault =
  | { readonly code: "no-order" | "unknown-order"; readonly written: string }
  | { readonly code: "several-orders" | "several-parcels"; readonly choices: readonly string[] }
  | { readonly code: "no-parcel" }
  | { readonly code: "not-made" | "left" | "given-up" }
  | { readonly code: "same-line" | "other-order" | "other-carrier"; readonly line: number };

/** What was understood of a line. */
export interface ReadParcel {
  readonly at: number;
  readonly text: string;
  readonly order: OrderToSend | null;
  /** "" where there is none, or more than one. */
  readonly parcel: string;
  readonly carrier: string | null;
  /** Null: it can be noted as sent. */
  readonly fault: ParcelFault | null;
}

type Known = ReadonlyMap<string, OrderToSend>;

function orderOf(
  { orders }: PastedLine,
  known: Known,
): { readonly order: OrderToSend | null; readonly fault: ParcelFault | null } {
  const found = orders.flatMap(({ numbers }) => numbers.filter((number) => known.has(number)));
  if (found.length > 1) return { order: null, fault: { code: "several-orders", choices: found } };
  const order = known.get(found[0] ?? "") ?? null;
  if (order !== null) return { order, fault: null };
  // A short one without a digit is more likely a word.
  const meant = orders.find(({ written }) => /\d/.test(written))?.written;
  const code = meant === undefined ? "no-order" : "unknown-order";
  return { order, fault: { code, written: meant ?? "" } };
}

const stageFaults: Readonly<Record<OrderStage, "not-made" | "left" | "given-up" | null>> = {
  open: "not-made",
  ready: "not-made",
  "in-production": null,
  dispatched: "left",
  delivered: "left",
  cancelled: "given-up",
  lapsed: "given-up",
};

function readOne(line: PastedLine, known: Known): ReadParcel {
  const { at, text, carrier } = line;
  const { order, fault } = orderOf(line, known);
  const parcels = line.parcels.filter((parcel) => !line.orders.some((one) => isOf(one, parcel, order)));
  const [parcel = ""] = parcels.length === 1 ? parcels : [];
  const read = { at, text, order, parcel, carrier };
  if (fault !== null) return { ...read, fault };
  const code = order && stageFaults[order.stage];
  if (code) return { ...read, fault: { code } };
  if (parcels.length > 1) return { ...read, fault: { code: "several-parcels", choices: parcels } };
  return { ...read, fault: parcel === "" ? { code: "no-parcel" } : null };
}

/** Whether what could be a parcel's number is the order's. */
function isOf({ written, numbers }: PastedLine["orders"][number], parcel: string, order: OrderToSend | null) {
  return written === parcel && order !== null && numbers.includes(order.orderNo);
}

/** What a line has against it because of those before it, or of another one with its number. */
function faultAmong(all: readonly ReadParcel[], read: ReadParcel): ParcelFault | null {
  const others = all.filter(({ at, fault }) => at !== read.at && fault === null);
  const same = others.find(({ parcel }) => parcel === read.parcel);
  if (same && same.order?.orderNo !== read.order?.orderNo) return { code: "other-order", line: same.at };
  if (same && same.at < read.at) return { code: "same-line", line: same.at };
  const first = others.find(({ at, order }) => at < read.at && order?.orderNo === read.order?.orderNo);
  return first && first.carrier !== read.carrier ? { code: "other-carrier", line: first.at } : null;
}

/** What was understood of each line, and what is wrong with it; several parcels of one order are a line each. */
export function readParcels(
  lines: readonly PastedLine[],
  orders: readonly OrderToSend[],
): readonly ReadParcel[] {
  const known = new Map(orders.map((order) => [order.orderNo, order]));
  const read = lines.map((line) => readOne(line, known));
  return read.map((one) => (one.fault === null ? { ...one, fault: faultAmong(read, one) } : one));
}
