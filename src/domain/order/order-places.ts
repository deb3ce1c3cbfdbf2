import type { CheckoutForm } from "./checkout-form.ts";

/** A name and the lines below it, as on a letter. */
export interface OrderPlace {
  readonly name: string;
  readonly lines: readonly string[];
}

const said = (line: string): boolean => line !== "";

/** Where an order goes. */
export function deliveryPlace(contact: CheckoutForm): OrderPlace {
  const { first_name: first, last_name: last, company, address, apartment } = contact;
  const town = `${contact.city_town} ${contact.postcode}`;
  return {
    name: `${first} ${last}`,
    lines: [company, address, apartment, town, contact.province].filter(said),
  };
}

/** Whom its invoice is for: what was left empty is as where the goods go. */
export function billingPlace(contact: CheckoutForm): OrderPlace {
  const goods = deliveryPlace(contact);
  const { bill_to_name: name, bill_to_company: company, bill_to_address: address } = contact;
  const town = `${contact.bill_to_city_town} ${contact.bill_to_postcode}`.trim();
  const elsewhere = [address, town].filter(said);
  if (elsewhere.length > 0) return { name: name || goods.name, lines: [company, ...elsewhere].filter(said) };
  if (name === "" && company === "") return goods;
  const here = goods.lines.filter((line) => line !== contact.company);
  return { name: name || goods.name, lines: [company || contact.company, ...here].filter(said) };
}
