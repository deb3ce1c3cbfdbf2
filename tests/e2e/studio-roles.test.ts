import { expect, type Page } from "@playwright/test";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { newEmail } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { askedRequest } from "../support/studio/new-request.ts";
import { readyOrderBy } from "../support/studio/ready-order.ts";

// Lists are of the whole shop.
test.use({ ownShop: "studio" });

const making = ["Board", "Print queue", "Parcels", "Requests"];
const selling = ["Today", "Orders", "New order", ...making, "Customers"];
const answering = ["Coupons", "Reviews", "Questions"];
const pricing = ["Catalogue", "Words", "Price laboratory"];

/** What each role has on its screen: rooms, and whether it may note a payment and a refund, and sees margins. Production is started by all. */
const screens = [
  {
    role: "owner",
    rooms: [...selling, ...pricing, ...answering, "Numbers", "Settings", "State", "Staff", "Audit log"],
    pays: true,
    refunds: true,
    margins: true,
  },
  { role: "support", rooms: [...selling, ...answering, "State"], pays: true, refunds: false, margins: true },
  { role: "production", rooms: ["Today", "Orders", ...making], pays: false, refunds: false, margins: false },
] as const;

async function expectForm(page: Page, summary: string, isThere: boolean): Promise<void> {
  const folded = page.locator("summary").filter({ hasText: summary });
  await expect(folded).toHaveCount(isThere ? 1 : 0);
}

test("each role has the rooms and the forms of what it may do, and no others @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("roles");
  const studio = await enterAsOwner(page, shop, email);
  const number = await readyOrderBy(page, studio);
  const request = await askedRequest(page, shop.origin, newEmail("asks"));
  for (const { role, rooms, pays, refunds, margins } of screens) {
    await inDatabase(shop, "update staff set role = $1 where email = $2", [role, email]);
    await page.goto(`${studio}/orders/${number}`);
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
    const links = page.getByRole("navigation", { name: "Rooms" }).getByRole("link");
    await expect(links).toHaveText([...rooms]);
    await expectForm(page, "Note another payment", pays);
    await expectForm(page, "Give back from it", refunds);
    await expect(page.getByRole("button", { name: "Start production" })).toBeVisible();
    await page.goto(`${studio}/requests/${request}`);
    await expect(page.getByRole("heading", { name: `Request ${request}` })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Cost" })).toHaveCount(margins ? 1 : 0);
    await expect(page.getByRole("button", { name: "Send the answer" })).toHaveCount(margins ? 1 : 0);
  }
  await page.goto(`${studio}/customers`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not for you to see");
  await expect(page.getByText("Your role does not allow this.")).toBeVisible();
  await expectWellMade(page);
});
