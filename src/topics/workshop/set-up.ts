import { eq, sql } from "drizzle-orm";
import { hasOwnGstNumber, hasOwnPlace, ownBankAccount } from "#domain/catalogue/own-numbers.ts";
import { couponClosed, unusedCoupon } from "#domain/cart/coupon.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import {
  mayConfirm,
  type OpenSetUp,
  setUpList,
  type SetUpPart,
  type WHOLE_LIST,
} from "#domain/studio/set-up.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { setUpConfirmedTable } from "#platform/db/schema/shop.ts";
import { countWaitingPapers } from "#topics/order/tax-papers.ts";
import { hasDemoReviews } from "#topics/review/publish-demo-reviews.ts";
import type { Services } from "#topics/services.ts";
import type { StaffAtWork } from "#topics/staff/staff-sessions.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

/** As the program brings them. */
const demonstration = { name: "Kisscut", coupon: "FIRSTPEEL" } as const;

/** Whether the days on which the shop is closed are others than the program's. */
async function hasOwnDays({ db }: Needs): Promise<boolean> {
  const { rows } = await db.execute<{ own: boolean }>(sql`
    select sold.document->'holidays' is distinct from shipped.document->'holidays' as own
    from catalogue_current
      join catalogue_version as sold on sold.id = version_id
      join catalogue_version as shipped on shipped.id = shipped_id`);
  return rows[0]?.own ?? false;
}

async function readDone(services: Needs): Promise<Record<SetUpPart, boolean>> {
  const { shop, coupons } = services.catalogue.current().document;
  const { date } = services.shopMoment();
  const coupon = coupons.find(({ code }) => code === demonstration.coupon);
  return {
    name: shop.name !== demonstration.name,
    place: hasOwnPlace(shop),
    gst: hasOwnGstNumber(shop),
    account: ownBankAccount(shop) !== null,
    mail: services.config.smtpUrl !== null,
    cards: services.config.stripe !== null,
    days: await hasOwnDays(services),
    reviews: !(await hasDemoReviews(services)),
    coupon: coupon === undefined || couponClosed(coupon, date, unusedCoupon) !== null,
  };
}

/** What is left of the shop's set-up, and how many invoices wait for it; null where nothing is. */
export async function readSetUp(
  services: Needs,
): Promise<(OpenSetUp & { readonly waitingPapers: number }) | null> {
  const confirmed = await services.db.select({ row: setUpConfirmedTable.row }).from(setUpConfirmedTable);
  const list = setUpList(await readDone(services), new Set(confirmed.map(({ row }) => row)));
  return list && { ...list, waitingPapers: await countWaitingPapers(services.db) };
}

/** Notes that a part of the set-up is right as it is, or takes that back; said again, it stays as it is. */
export function confirmSetUp(
  { db }: Pick<Services, "db">,
  { staff }: StaffAtWork,
  part: SetUpPart | typeof WHOLE_LIST,
  isConfirmed: boolean,
): Promise<{ readonly ok: true } | Refusal<"set-up-not-confirmed">> {
  return db.transaction(async (tx) => {
    if (isConfirmed && !mayConfirm(part)) return refuseStaff("set-up-not-confirmed");
    const changed = isConfirmed
      ? await tx.insert(setUpConfirmedTable).values({ row: part }).onConflictDoNothing().returning()
      : await tx.delete(setUpConfirmedTable).where(eq(setUpConfirmedTable.row, part)).returning();
    if (changed.length > 0)
      await writeAudit(tx, {
        staffId: staff.id,
        action: isConfirmed ? "set-up.confirmed" : "set-up.reopened",
        target: `set-up ${part}`,
        before: { "as it is": isConfirmed ? "to be looked at" : "right" },
        after: { "as it is": isConfirmed ? "right" : "to be looked at" },
      });
    return { ok: true };
  });
}
