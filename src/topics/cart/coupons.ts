import type { CatalogueDocument, Coupon } from "#domain/catalogue/schema.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { type CouponTerms, readCoupon, type CouponInput, parseCoupon } from "#domain/studio/coupon-form.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { studioMessageOf } from "#domain/studio-messages.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { StaffAtWork } from "#topics/staff/staff-sessions.ts";
import type { Services } from "#topics/services.ts";
import { changeCatalogue } from "#topics/settings/change-catalogue.ts";
import { couponClosed } from "#domain/cart/coupon.ts";
import { countUsesOfAll } from "./coupon-counts.ts";

type Needs = Pick<Services, "catalogue" | "db">;
type Done = { readonly ok: true };

/** A coupon as its form has it, and whether it was taken out of use. */
type ShownCoupon = CouponInput & { readonly is_stopped: boolean };

export function couponView({
  isStopped,
  productIds,
  usesInAll,
  usesPerCustomer,
  ...terms
}: Coupon): ShownCoupon {
  const limits = {
    ...(productIds !== undefined && { productIds }),
    ...(usesInAll !== undefined && { usesInAll }),
    ...(usesPerCustomer !== undefined && { usesPerCustomer }),
  };
  return { ...parseCoupon({ ...terms, ...limits }), is_stopped: isStopped ?? false };
}

/** Somebody else has changed what was seen: this is how it is now. */
export interface CouponChanged extends Refusal<"staff-changed"> {
  readonly coupon: ShownCoupon;
}

type Read = { readonly ok: true; readonly terms: CouponTerms } | Refusal<"refused">;

function readFor({ products }: CatalogueDocument, typed: CouponInput, before: readonly number[]): Read {
  const read = readCoupon(typed);
  if (!read.ok) return refuseFields("refused", read.fields);
  const made = new Set([...products.map(({ id }) => id), ...before]);
  if (typed.product_ids.some((id) => !made.has(id)))
    return refuseFields("refused", { product_ids: studioMessageOf("coupon-products-gone") });
  return read;
}

function isSame(one: ShownCoupon, other: ShownCoupon): boolean {
  const names = Object.keys(one) as (keyof ShownCoupon)[];
  return names.every((name) => String(one[name]) === String(other[name]));
}

/** A new code that takes something off. */
export function makeCoupon(
  services: Needs,
  { staff }: StaffAtWork,
  typed: CouponInput,
): Promise<Done | Refusal<"refused" | "coupon-code-used">> {
  return changeCatalogue<Refusal<"refused" | "coupon-code-used">>(services, async (document, tx) => {
    const { coupons } = document;
    if (coupons.some(({ code }) => code === typed.code)) return refuseStaff("coupon-code-used", "code");
    const read = readFor(document, typed, []);
    if (!read.ok) return read;
    const id = Math.max(0, ...coupons.map((coupon) => coupon.id)) + 1;
    const after = { ...typed };
    await writeAudit(tx, {
      staffId: staff.id,
      action: "coupon.made",
      target: `coupon ${typed.code}`,
      after,
    });
    return { ok: true, document: { ...document, coupons: [...coupons, { id, ...read.terms }] } };
  });
}

/** Puts another coupon in the place of one that is as it was seen. */
function replacing<Refused extends Refusal<"refused">>(
  services: Needs,
  { staff }: StaffAtWork,
  code: string,
  was: ShownCoupon,
  replace: (
    before: Coupon,
    document: CatalogueDocument,
  ) => { readonly ok: true; readonly coupon: Coupon } | Refused,
): Promise<Done | Refused | CouponChanged | Refusal<"not-found">> {
  return changeCatalogue<Refused | CouponChanged | Refusal<"not-found">>(services, async (document, tx) => {
    const before = document.coupons.find((coupon) => coupon.code === code);
    if (before === undefined) return refuse("not-found");
    const now = couponView(before);
    if (!isSame(now, was)) return { ...refuseStaff("staff-changed"), coupon: now };
    const replaced = replace(before, document);
    if (!replaced.ok) return replaced;
    const after = couponView(replaced.coupon);
    if (isSame(now, after)) return { ok: true, document: null };
    const target = `coupon ${code}`;
    await writeAudit(tx, {
      staffId: staff.id,
      action: "coupon.changed",
      target,
      before: { ...now },
      after: { ...after },
    });
    const coupons = document.coupons.map((coupon) => (coupon.code === code ? replaced.coupon : coupon));
    return { ok: true, document: { ...document, coupons } };
  });
}

/** Changes a coupon, but for its code: uses are counted by that. `was` is what was seen. */
export function changeCoupon(
  services: Needs,
  at: StaffAtWork,
  { was, now }: { readonly was: ShownCoupon; readonly now: CouponInput },
): Promise<Done | Refusal<"refused"> | CouponChanged | Refusal<"not-found">> {
  return replacing<Refusal<"refused">>(services, at, was.code, was, (before, document) => {
    const read = readFor(document, { ...now, code: before.code }, before.productIds ?? []);
    if (!read.ok) return read;
    const { id, isStopped } = before;
    return { ok: true, coupon: { id, ...read.terms, ...(isStopped && { isStopped }) } };
  });
}

/** Takes a coupon out of use, or puts it back. */
export function stopCoupon(
  services: Needs,
  at: StaffAtWork,
  was: ShownCoupon,
  isStopped: boolean,
): Promise<Done | Refusal<"refused"> | CouponChanged | Refusal<"not-found">> {
  return replacing<Refusal<"refused">>(services, at, was.code, was, ({ isStopped: _before, ...coupon }) => ({
    ok: true,
    coupon: { ...coupon, ...(isStopped && { isStopped }) },
  }));
}

/** Every coupon with how often it is in use, those that end last first, and the products one can be for. */
export async function listCoupons({
  catalogue,
  db,
  shopMoment,
}: Pick<Services, "catalogue" | "db" | "shopMoment">) {
  const { document } = catalogue.current();
  const today = shopMoment().date;
  const uses = await countUsesOfAll(db, today);
  return {
    coupons: document.coupons
      .toSorted((a, b) => b.endsOn.localeCompare(a.endsOn) || b.id - a.id)
      .map((coupon) => {
        const inAll = uses.get(coupon.code) ?? 0;
        return {
          ...couponView(coupon),
          uses: inAll,
          closed: couponClosed(coupon, today, { inAll, byCustomer: 0 }),
        };
      }),
    products: document.products.map(({ id, name }) => ({ id, name })),
  };
}
