import { isDemonstrationShop } from "#domain/catalogue/own-numbers.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { ShopIdentity } from "#domain/studio/identity/identity-form.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { issueWaitingPapersQueue } from "#platform/jobs/queues.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { StaffAtWork } from "#topics/staff/staff-sessions.ts";
import type { Services } from "#topics/services.ts";
import { changeCatalogue } from "./change-catalogue.ts";
import type { Shop } from "#domain/catalogue/schema.ts";

/** Somebody else has changed what was seen: this is how it is now. */
export interface IdentityChanged extends Refusal<"staff-changed"> {
  readonly identity: ShopIdentity;
}

type Fields = readonly (keyof ShopIdentity)[];

function differing(one: ShopIdentity, other: ShopIdentity): Fields {
  return (Object.keys(one) as Fields).filter((field) => one[field] !== other[field]);
}

function only(identity: ShopIdentity, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, identity[field]]));
}

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
function withIdentity(shop: Shop, identity: ShopIdentity): Shop {
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

/**
 * Says who the shop is from now on: pages, quotations and papers that are issued from now on. `was` is what was seen; where it
 * is something else by now, nothing is changed.
 */
export function changeIdentity(
  services: Pick<Services, "catalogue" | "db" | "jobs">,
  { staff }: StaffAtWork,
  { was, now }: { readonly was: ShopIdentity; readonly now: ShopIdentity },
): Promise<{ readonly ok: true } | IdentityChanged> {
  return changeCatalogue<IdentityChanged>(services, async (document, tx) => {
    const before = identityOf(document.shop);
    if (differing(before, was).length > 0) return { ...refuseStaff("staff-changed"), identity: before };
    const changed = differing(before, now);
    if (changed.length === 0) return { ok: true, document: null };
    await writeAudit(tx, {
      staffId: staff.id,
      action: "shop.changed",
      target: "shop",
      before: only(before, changed),
      after: only(now, changed),
    });
    const shop = withIdentity(document.shop, now);
    // Whatever waits for the numbers that are its own from now on.
    if (!isDemonstrationShop(shop)) await services.jobs.add(tx, issueWaitingPapersQueue, {});
    return { ok: true, document: { ...document, shop } };
  });
}
