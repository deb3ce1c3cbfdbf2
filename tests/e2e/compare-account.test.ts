import { expect, test } from "@playwright/test";
import { dialog, entry, join, password, signIn, signOut } from "../support/account-browser.ts";
import { addToCompare, kraft, stripItems, strip, tags } from "../support/compare-browser.ts";
import { startShop, type OpenShop } from "../support/shop-process.ts";

let shop: OpenShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.close());

test("what a visitor compares is theirs as a member, nobody's after signing out, and there again after signing in", async ({
  page,
}) => {
  await addToCompare(page, shop.origin + kraft);
  await addToCompare(page, shop.origin + tags);
  await join(shop, page, "compare@example.org");
  await expect(stripItems(page)).toHaveText([/Kraft Paper/, /Swing Tags/]);
  await page.reload();
  await expect(stripItems(page)).toHaveText([/Kraft Paper/, /Swing Tags/]);

  await signOut(shop, page);
  await expect(strip(page)).toHaveCount(0);
  await page.goto(`${shop.origin}/compare`);
  await expect(page.getByText("There is nothing to compare yet.")).toBeVisible();

  await entry(page).click();
  await signIn(page, "compare@example.org", password);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("columnheader")).toHaveText(["Kraft Paper", "Swing Tags"]);
});
