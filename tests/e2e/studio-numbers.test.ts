import { expect } from "@playwright/test";
import { newEmail } from "../support/people/members.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { test } from "../support/pages/shop-test.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { placedBy } from "../support/studio/ready-order.ts";

/** A shop of its own: everybody is counted, and its mails are everybody's. */
test.use({ ownShop: "numbers" });

test("an owner sees what was sold of which size, what nobody finds and how mails fare, and goes to the orders", async ({
  page,
  shop,
}) => {
  await page.goto("/");
  const number = await placedBy(page);
  await page.getByRole("searchbox", { name: "What is it for?" }).fill("Pizza!");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing fits")).toBeVisible();
  // Once a day for a network: two others have searched for it before.
  await expect
    .poll(() => inDatabase(shop, "update empty_search set n = 3 where words = 'pizza' returning n"))
    .toEqual([{ n: 3 }]);

  await expect.poll(() => inDatabase(shop, "select from day_count where what = 'mail-sent'")).toHaveLength(1);

  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.goto(`${studio}/numbers?by=week`);
  const searches = page.getByRole("table", { name: "Searches that found nothing" });
  await expect(searches.getByRole("row", { name: /pizza/ })).toContainText("Goods3");
  await expect(page.getByRole("region", { name: "Mails and jobs" })).toContainText(/Mails sent[1-9]/);
  await expectWellMade(page);

  await page.goto(
    `${studio}/numbers?by=week&figure=stock&name=${encodeURIComponent("Classic Paper, Uncoated")}`,
  );
  await expect(page.getByRole("heading", { name: /Classic Paper, Uncoated/ })).toBeVisible();
  await expectWellMade(page);
  await page.goto(`${studio}/numbers?by=week`);

  const sizes = page.getByRole("table", { name: "Best sizes" });
  await sizes.getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Orders placed", level: 1 })).toBeFocused();
  await expect(page.getByRole("row", { name: new RegExp(number) })).toBeVisible();
});

test("an owner writes how the mail of an order begins, and sees it with what an order says", async ({
  page,
  shop,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.goto(`${studio}/words?topic=mail.placed`);
  const subject = page.getByLabel("Subject");
  await subject.fill("Ngā mihi {first-name}, by {arrival}");
  await page.keyboard.press("Tab");
  await expect(page.getByText(/^\{arrival\} is not always known/)).toBeVisible();
  await subject.fill("Ngā mihi, {first-name}");
  const mail = page.getByRole("region", { name: "As the mail says it" });
  await expect(mail.getByRole("heading")).toHaveText("Ngā mihi, Maia");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Thanks for an order, Subject: saved in the draft.")).toBeVisible();
  await expectWellMade(page);
});
