import { asLine, type BillTo, billToForm } from "../../../domain/quote/quotation/bill-to.ts";
import type { KnownParty, StoredQuotation } from "../../db/ordering/quotations.ts";

/** Bill To as the table has it. */
export const billToColumns = ({ city_town, phone_number, ...same }: BillTo) => ({
  ...same,
  cityTown: city_town,
  phoneNumber: phone_number,
});

export const billToOf = (row: StoredQuotation): BillTo => ({
  name: row.name,
  company: row.company,
  address: row.address,
  apartment: row.apartment,
  city_town: row.cityTown,
  province: row.province,
  postcode: row.postcode,
  phone_number: row.phoneNumber,
});

/** Bill To of somebody the shop knows: the name, and the first entry of the address book. */
export const knownBillTo = ({ name, address }: KnownParty): BillTo =>
  billToForm.parse({
    name: asLine(name ?? ""),
    ...(address && {
      company: address.company,
      address: address.address,
      apartment: address.apartment,
      city_town: address.cityTown,
      province: address.province,
      postcode: address.postcode,
      phone_number: address.phoneNumber,
    }),
  });
