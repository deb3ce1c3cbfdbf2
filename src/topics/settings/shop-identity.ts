import type { Shop } from "#domain/catalogue/schema.ts";
import type { ShopIdentity } from "#domain/studio/identity/identity-form.ts";

/** Who the shop is, as its form has it. */
export function identityOf(shop: Shop): ShopIdentity {
  return {
    name: shop.name,
    street_address: shop.streetAddress,
    city: shop.city,
    postcode: shop.postcode,
    phone: shop.phone,
    email: shop.email,
    gst_number: shop.gstNumber ?? "",
    bank_name: shop.bankAccount?.name ?? "",
    bank_number: shop.bankAccount?.number ?? "",
    answer_days: shop.answerDays ?? 1,
  };
}

/** The shop with another identity; everything else of it stays. */
export function withIdentity(shop: Shop, identity: ShopIdentity): Shop {
  const { gst_number: gstNumber, bank_name: name, bank_number: number, answer_days: answerDays } = identity;
  const { gstNumber: _gst, bankAccount: _bank, answerDays: _days, ...rest } = shop;
  return {
    ...rest,
    name: identity.name,
    streetAddress: identity.street_address,
    city: identity.city,
    postcode: identity.postcode,
    phone: identity.phone,
    email: identity.email,
    ...(gstNumber !== "" && { gstNumber }),
    ...(number !== "" && { bankAccount: { name, number } }),
    // One is what is meant where nothing is said: such a document keeps its version.
    ...(answerDays !== 1 && { answerDays }),
  };
}
