import { expect } from "@playwright/test";
import { dialog, entry, open, signIn, signOut } from "../support/pages/account.ts";
import { addToCompare, kraft, stripItems, strip, tags } from "../support/pages/compare.ts";
import { makeAbsentMember, newEmail, password } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";

test("what a visitor compares is theirs as a member, nobody's after signing out, and there again after signing in @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("compare");
  await makeAbsentMember(shop, email);
  await addToCompare(page, kraft);
  await addToCompare(page, tags);
  await entry(page).click();
  await signIn(page, email, password);
  await expect(dialog(page)).toBeHidden();
  await expect(stripItems(page)).toHaveText([/Kraft paper/, /Swing tags/]);
  await page.reload();
  await expect(stripItems(page)).toHaveText([/Kraft paper/, /Swing tags/]);

  await signOut(page);
  await expect(strip(page)).toHaveCount(0);
  await open(page, "/compare");
  await expect(page.getByText("There is nothing to compare yet.")).toBeVisible();

  await entry(page).click();
  await signIn(page, email, password);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("columnheader")).toHaveText([/^Kraft paper stickers/, /^Swing tags/]);
});
