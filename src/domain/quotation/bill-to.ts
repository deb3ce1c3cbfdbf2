import * as z from "zod/mini";
import { accountLimits } from "#domain/account/limits.ts";
import { messageOf } from "#domain/messages.ts";
import { withoutDirections } from "#domain/account/plain-text.ts";
import { optionalLine } from "#domain/account/fields.ts";

const line = optionalLine(accountLimits.addressLineMax, messageOf("address-text-invalid"));

/** Bill To of a quotation (quotes-and-accounts.md 7). Nothing is required: a price can be printed before it is addressed. */
export const billToForm = z.object({
  name: line,
  company: line,
  address: line,
  apartment: line,
  city_town: line,
  province: line,
  postcode: line,
  phone_number: line,
});

export type BillTo = z.output<typeof billToForm>;

/** Bill To as it is written on a letter: a line each, without empty ones. */
export function billToLines(billTo: BillTo): readonly string[] {
  const place = [billTo.city_town, billTo.postcode].filter((part) => part !== "").join(" ");
  const { name, company, address, apartment, province, phone_number: phone } = billTo;
  return [name, company, apartment, address, place, province, phone].filter((text) => text !== "");
}

/** As much of a text as a line of Bill To takes. */
export function asLine(text: string): string {
  return [...withoutDirections(text).trim().normalize("NFC")].slice(0, accountLimits.addressLineMax).join("");
}
