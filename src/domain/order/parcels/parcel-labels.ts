import type { OrderToSend, ParcelFault } from "./read-parcels.ts";

/** What is wrong with a line, for the staff. */
export function parcelFaultText(fault: ParcelFault): string {
  switch (fault.code) {
    case "no-order":
      return "There is no order number in this line.";
    case "unknown-order":
      return `There is no order ${fault.written}.`;
    case "several-orders":
      return `It could be about ${fault.choices.join(" or ")}.`;
    case "several-parcels":
      return `More than one could be its number: ${fault.choices.join(", ")}.`;
    case "no-parcel":
      return "There is no tracking number in this line.";
    case "not-made":
      return "It has not been printed: it is not in production yet.";
    case "left":
      return "It has left already.";
    case "given-up":
      return "It is not sent any more.";
    case "same-line":
      return `The same as line ${fault.line}.`;
    case "other-order":
      return `The same number stands in line ${fault.line}, for another order.`;
    case "other-carrier":
      return `Line ${fault.line} sends this order with another carrier.`;
  }
}

/** What a person should look at before an order is noted as sent; null where it is fine. */
export function parcelDoubtText({ unprinted }: OrderToSend): string | null {
  if (unprinted.length === 0) return null;
  const items = unprinted.length === 1 ? "item" : "items";
  return `Not noted as printed yet: ${items} ${unprinted.join(", ")}.`;
}
