import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { placedBy } from "../support/studio/ready-order.ts";

// Who is signed out learns of it with the next change of anybody's: one test after the other, in a shop of their own.
test.use({ ownShop: "live" });
test.describe.configure({ mode: "default" });

/** Writes to an order's customer, as somebody in the studio who has the order as it is now. */
async function write(page: Page, studio: string, number: string, words: string): Promise<void> {
  const calls = `${studio}/api/orders/${number}`;
  const { data } = (await (await page.request.get(calls)).json()) as { data: { seen: number } };
  const body = { form: "message", seen: data.seen, typed: { words } };
  expect((await page.request.post(`${calls}/work`, { data: body })).status()).toBe(200);
}

const story = (page: Page) => page.getByRole("region", { name: "What has happened" });
const news = (page: Page) => page.getByRole("region", { name: "News of this page" });

/** It is the page that was opened, not another one of the same address. */
async function mark(page: Page) {
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  return () => expect(page.locator("body[data-same]")).toHaveCount(1);
}

test("two people on one order see each other's changes, and neither loses or overwrites anything @long", async ({
  browser,
  page,
  shop,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("mere"));
  const number = await placedBy(page);
  const context = await browser.newContext({ baseURL: shop.origin });
  const other = await context.newPage();
  await enterAsOwner(other, shop, newEmail("hemi"), "Hemi Ruru");
  await other.goto(`${studio}/orders/${number}`);
  await expect(other.getByRole("heading", { name: `Order ${number}` })).toBeFocused();
  const isSame = await mark(other);

  await write(page, studio, number, "Your files, please.");
  await expect(story(other)).toContainText("Your files, please.");
  await expect(news(other)).toHaveText("Changed by Mere Tāwhai just now.");
  await expect(news(other).getByRole("button")).toHaveCount(0);
  await expect(other.getByRole("heading", { name: `Order ${number}` })).toBeFocused();

  const words = other.getByLabel("Write to the customer");
  await words.fill("Kia ora Bea, ");
  await write(page, studio, number, "Or shall we draw it?");
  await expect(news(other).getByRole("button", { name: "Show it" })).toBeVisible();
  await words.pressSequentially("thank you.");
  await expect(story(other)).not.toContainText("Or shall we draw it?");
  await other.getByRole("button", { name: "Send the message" }).click();
  await expect(other.getByRole("alert")).toContainText("Or shall we draw it?");
  await expect(words).toHaveValue("Kia ora Bea, thank you.");
  await expect(news(other).getByRole("button")).toHaveCount(0);

  await write(page, studio, number, "We have them.");
  await news(other).getByRole("button", { name: "Show it" }).click();
  await expect(story(other)).toContainText("We have them.");
  await expect(words).toHaveValue("Kia ora Bea, thank you.");
  await expect(words).toBeFocused();
  await other.getByRole("button", { name: "Send the message" }).click();
  await expect(other.getByRole("status").getByText("Noted:")).toBeVisible();
  await expect(news(other).getByRole("button")).toHaveCount(0);
  await isSame();
  await context.close();
});

test("lists take in what comes without losing the place, and say when the line is away @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("mere");
  const studio = await enterAsOwner(page, shop, email);
  const first = await placedBy(page);
  await page.goto(`${studio}/orders`);
  const isSame = await mark(page);
  await page.getByRole("checkbox", { name: `Choose ${first}` }).check();
  const second = await placedBy(page);
  await expect(page.getByRole("checkbox", { name: `Choose ${second}` })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: `Choose ${first}` })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: `Choose ${first}` })).toBeFocused();
  await expect(news(page)).toHaveText("");
  await isSame();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.route("**/studio/api/changes", (route) => route.abort());
  await inDatabase(
    shop,
    `with person as (select id from staff where email = $1),
       ended as (delete from staff_session where staff_id in (select id from person))
     select pg_notify('studio', json_build_object('kind', 'sessions', 'id', id::text)::text) from person`,
    [email],
  );
  await expect(news(page)).toContainText("Changes of others do not come in just now.");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.unroute("**/studio/api/changes");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});
