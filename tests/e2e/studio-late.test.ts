import { expect } from "@playwright/test";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { readyOrderBy } from "../support/studio/ready-order.ts";

// What is late, and at risk, is counted of the whole shop.
test.use({ ownShop: "late" });

test("an order that would leave too late is seen on Today, the board and the list, and found by that @long", async ({
  page,
  shop,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("late"));
  const [number, calm] = [await readyOrderBy(page, studio), await readyOrderBy(page, studio)];
  // It was to leave today, which it cannot if it is begun now.
  const today = (await (await page.request.get(`${studio}/api/today`)).json()) as { data: { date: string } };
  await inDatabase(
    shop,
    `with moved as (update shop_order set leaves_on = $1 where order_no = $2 returning id, leaves_on)
     update order_task set deadline = leaves_on from moved where order_id = moved.id`,
    [today.data.date, number],
  );
  await page.goto(`${studio}/board`);
  await expect(page.getByRole("listitem").filter({ hasText: number })).toContainText("At risk");
  await expectWellMade(page);

  await page.goto(`${studio}/today`);
  const task = page
    .getByRole("list", { name: "What waits" })
    .getByRole("listitem")
    .filter({ hasText: number });
  await expect(task).toContainText("At risk");
  await expectWellMade(page);
  await page.getByRole("link", { name: "1 order is at risk" }).click();
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeFocused();
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(number) })).toContainText("At risk");
  await expect(page.getByRole("combobox", { name: "By its day" })).toHaveValue("risk");
  await expectWellMade(page);

  await page.getByRole("combobox", { name: "By its day" }).selectOption("Late");
  await expect(page.getByText("No order is like this.")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: "Late or at risk" })
    .click();
  await expect(page.getByRole("row", { name: new RegExp(number) })).toBeVisible();
  await expect(page).toHaveURL(/urgency=late(,|%2C)risk/);
  await page.reload();
  await expect(page.getByRole("row", { name: new RegExp(number) })).toBeVisible();
  await expect(page.getByRole("link", { name: calm })).toHaveCount(0);
});
