import { expect, type Page } from "@playwright/test";
import { dialog, entry, open, signIn, signOut } from "../support/pages/account.ts";
import { makeAbsentMember, newEmail, password } from "../support/people/members.ts";
import { quoteDialog } from "../support/pages/quote-request.ts";
import { test } from "../support/pages/shop-test.ts";

/** Opens a product that is too large for its price table, and asks for a quote. */
async function askForQuote(page: Page, product: string) {
  await open(page, `/stickers/${product}?size=custom&width=900&height=900&quantity=100`);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  await expect(dialog(page)).toBeVisible();
}

test("quotes asked for in tabs: signing in once, each is back at its own but where 'Sign in' was closed; signing out is seen in all @long", async ({
  page,
  context,
  shop,
}) => {
  const email = newEmail("two-quotes");
  await makeAbsentMember(shop, email);
  const other = await context.newPage();
  const closed = await context.newPage();
  await askForQuote(page, "paper");
  await askForQuote(other, "vinyl");
  await askForQuote(closed, "roll");
  await closed.keyboard.press("Escape");
  await expect(dialog(closed)).toBeHidden();
  await signIn(page, email, password);
  await expect(quoteDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/stickers\/paper/);
  await expect(quoteDialog(other)).toBeVisible();
  await expect(other).toHaveURL(/stickers\/vinyl/);
  await expect(entry(closed)).toHaveText("Ann");
  await expect(quoteDialog(closed)).toBeHidden();
  await signOut(page);
  await expect(entry(closed)).toHaveText("Sign in");
});
