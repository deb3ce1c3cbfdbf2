import { expect, test } from "vitest";
import { addDays } from "#domain/calendar-date.ts";
import { testServices } from "#tests/support/server/test-services.ts";
import { opensStaffOrder, type StaffOrderKey, staffOrderUrl } from "./staff-order-key.ts";

/** What a link in a mail to the staff says. */
function keyIn(url: string): StaffOrderKey {
  const { pathname, searchParams } = new URL(url);
  const said = (name: string) => searchParams.get(name) ?? "";
  return { orderNo: pathname.split("/").at(-1) ?? "", until: said("until"), key: said("key") };
}

test("the staff's link opens its order for ninety days, and nothing else", async () => {
  const { services, close } = await testServices();
  const link = keyIn(staffOrderUrl(services, "K27-222222"));
  const off = `${link.key.slice(0, -1)}${link.key.endsWith("A") ? "B" : "A"}`;
  expect(opensStaffOrder(services, link)).toBe(true);
  for (const wrong of [
    { orderNo: "K27-333333" },
    { key: off },
    { key: "" },
    { until: addDays(link.until, 1) },
    { until: "for ever" },
  ])
    expect(opensStaffOrder(services, { ...link, ...wrong })).toBe(false);
  const { date, afterCutOff } = services.shopMoment();
  const later = (days: number) => ({
    ...services,
    shopMoment: () => ({ date: addDays(date, days), afterCutOff }),
  });
  expect(opensStaffOrder(later(90), link)).toBe(true);
  expect(opensStaffOrder(later(91), link)).toBe(false);
  await close();
});
