import { expect, type Page } from "@playwright/test";
import { dialog, entry, open, signIn } from "../support/pages/account.ts";
import { makeAbsentMember, makeMember, newEmail, password } from "../support/people/members.ts";
import { quoteDialog, tooLarge } from "../support/pages/quote-request.ts";
import { test } from "../support/pages/shop-test.ts";

const otherTooLarge = "/stickers/vinyl?size=custom&width=900&height=900&quantity=100";

async function askForQuote(page: Page, path: string) {
  await open(page, path);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  await expect(dialog(page)).toBeVisible();
}

test("quotes asked for in two tabs: signing in once, each tab is back at its own", async ({
  page,
  context,
  shop,
}) => {
  const email = newEmail("two-quotes");
  await makeAbsentMember(shop, email);
  const other = await context.newPage();
  await askForQuote(page, tooLarge);
  await askForQuote(other, otherTooLarge);
  await signIn(page, email, password);
  await expect(quoteDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/stickers\/paper/);
  await expect(quoteDialog(other)).toBeVisible();
  await expect(other).toHaveURL(/stickers\/vinyl/);
});

test("closing 'Sign in' in one tab leaves what is pending in the other", async ({ page, context, shop }) => {
  const email = newEmail("one-closed");
  await makeAbsentMember(shop, email);
  const other = await context.newPage();
  await askForQuote(page, tooLarge);
  await askForQuote(other, otherTooLarge);
  await other.keyboard.press("Escape");
  await expect(dialog(other)).toBeHidden();
  await signIn(page, email, password);
  await expect(quoteDialog(page)).toBeVisible();
  await expect(quoteDialog(other)).toBeHidden();
});

test("a tab that was asking who it is while another signed out learns of it", async ({
  page,
  context,
  shop,
}) => {
  await makeMember(shop, page, newEmail("asked-before"));
  await open(page, "/account");
  const other = await context.newPage();
  let asked = 0;
  const gate = Promise.withResolvers<void>();
  await other.route("**/api/auth/session", async (route) => {
    const before = await route.fetch();
    asked += 1;
    if (asked === 1) await gate.promise;
    await route.fulfill({ response: before });
  });
  await other.goto("/faq");
  await expect.poll(() => asked).toBe(1);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  gate.resolve();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(entry(other)).toHaveText("Sign in");
});
