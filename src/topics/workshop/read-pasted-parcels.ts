import { parcelDoubtText, parcelFaultText } from "#domain/order/parcels/parcel-words.ts";
import { MOST_LINES, pastedLines } from "#domain/order/parcels/pasted-lines.ts";
import { type ReadParcel, readParcels } from "#domain/order/parcels/read-parcels.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Services } from "#topics/services.ts";
import { readOrdersToSend } from "./orders-to-send.ts";

/** Orders of older years are not sent any more. */
const YEARS = 3;

/** A line as it is shown: what was understood, and what is wrong with it or to be looked at, in words. */
export interface PastedParcel extends ReadParcel {
  /** "" where nothing is. */
  readonly faultWords: string;
  readonly doubt: string;
}

/** "26", "25", "24". */
function yearsTo(date: string): readonly string[] {
  return Array.from({ length: YEARS }, (_, back) => String(Number(date.slice(0, 4)) - back).slice(2));
}

/** What a pasted text says of parcels, with the orders that it names; nothing is noted. */
export async function readPastedParcels(
  { db, shopMoment }: Pick<Services, "db" | "shopMoment">,
  text: string,
): Promise<{ readonly ok: true; readonly parcels: readonly PastedParcel[] } | Refusal<"refused">> {
  const lines = pastedLines(text, yearsTo(shopMoment().date));
  if (lines.length > MOST_LINES)
    return refuseFields("refused", {
      text: `At most ${MOST_LINES} lines at once: these are ${lines.length}.`,
    });
  const numbers = lines.flatMap(({ orders }) => orders.flatMap((one) => one.numbers));
  const read = readParcels(lines, await readOrdersToSend(db, [...new Set(numbers)]));
  const parcels = read.map((one) => ({
    ...one,
    faultWords: one.fault === null ? "" : parcelFaultText(one.fault),
    doubt: one.fault === null && one.order !== null ? (parcelDoubtText(one.order) ?? "") : "",
  }));
  return { ok: true, parcels };
}
