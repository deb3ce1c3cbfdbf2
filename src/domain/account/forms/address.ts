import * as z from "zod/mini";
import { accountLimits } from "../limits.ts";
import { messageOf, type MessageCode } from "#domain/messages.ts";
import { optionalLine, requiredLine } from "../text-line.ts";

const invalid = messageOf("address-text-invalid");
function required(code: MessageCode) {
  return requiredLine(accountLimits.addressLineMax, messageOf(code), invalid);
}
const optional = optionalLine(accountLimits.addressLineMax, invalid);

/** An entry of the address book. The wire names are those of the quotation's Bill To, and a label. */
export const addressForm = z.object({
  address_label: required("address-label-required"),
  company: optional,
  address: required("street-address-required"),
  apartment: optional,
  city_town: required("city-required"),
  province: required("province-required"),
  postcode: required("postcode-required"),
  phone_number: required("phone-number-required"),
});

export type Address = z.output<typeof addressForm>;

const place = ["company", "address", "apartment", "city_town", "province", "postcode"] as const;

/** Two entries with the same key are the same place: label and phone, capitals and spacing do not count. */
export function placeKey(address: Address): string {
  return place
    .map((field) =>
      address[field]
        .toLowerCase()
        .replaceAll(/[\s,.]+/g, " ")
        .trim(),
    )
    .join("|");
}
