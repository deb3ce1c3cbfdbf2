import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/pages/card-shop-test.ts";
import { mainButton, total } from "../support/pages/banner.ts";
import type { RunningShop } from "../support/pages/shop-broker.ts";
import { newEmail } from "../support/people/members.ts";
import { readerOf } from "../support/server/read-outbox.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

const person = {
  "First name": "Jo",
  "Last name": "Smith",
  Phone: "021 555 0142",
  "Street and number": "8 Marae Road",
  "City or town": "Whangārei",
  Region: "Northland",
  Postcode: "0110",
} as const;

/** Where the mail about an order leads its customer. */
async function linkIn(shop: RunningShop, email: string): Promise<string> {
  const outbox = readerOf(join(shop.dataDir, "outbox"));
  let link = "";
  await expect(async () => {
    const mail = (await outbox()).find(({ recipient }) => recipient === email);
    link = /\/order\/\S+\?key=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

async function fillIn(page: Page, email: string): Promise<void> {
  const customer = page.getByRole("region", { name: "Customer" });
  for (const [label, words] of Object.entries(person)) await customer.getByLabel(label).first().fill(words);
  await customer.getByLabel("Email").fill(email);
}

test("an order by telephone: configured in the shop, at a price by hand, placed, and paid by the link in its mail", async ({
  page,
  browser,
  shop,
}) => {
  const email = newEmail("telephone");
  await enterAsOwner(page, shop, newEmail("owner"));
  await page.getByRole("link", { name: "New order", exact: true }).click();
  await page.getByRole("button", { name: "Somebody new" }).click();
  await expect(page.getByRole("heading", { name: "Order for a customer" })).toBeFocused();
  await fillIn(page, email);

  await page.getByRole("button", { name: "Add a product" }).click();
  const bar = page.getByRole("complementary", { name: "Order for a customer" });
  await expect(bar).toContainText("Order for Jo Smith, by telephone");
  // A cookie belongs to a name: the studio, and the shop with it, is at another than the test's.
  await page.goto(new URL("/stickers/paper?product=classic-paper&quantity=100", page.url()).href);
  await expect(bar).toBeVisible();
  await expect(total(page)).toContainText("$57.00");
  await mainButton(page).click();
  await expect(page.getByText("1 item in your cart.")).toBeVisible();
  await bar.getByRole("link", { name: "Back to the studio" }).click();

  const item = page.getByRole("article", { name: /Classic/ });
  await expect(item).toContainText("$57.00");
  await expect(page.getByLabel("Last name")).toHaveValue("Smith");
  await item.getByRole("button", { name: "Agree on a price" }).click();
  await item.getByLabel("Price in dollars").fill("45");
  await item.getByLabel("Why").fill("A regular");
  await item.getByLabel("Why").press("Enter");
  await expect(item).toContainText("$12.00 less than usual");
  await item.getByRole("button", { name: "Yes: set this price" }).press("Enter");
  await expect(item).toContainText("as agreed, usually $57.00: “A regular”");

  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Please tell the customer of the terms first.").first()).toBeVisible();
  await page.getByRole("checkbox", { name: "The customer agrees to the terms" }).check();
  await page.getByRole("button", { name: "Place the order" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^Order K/ })).toBeFocused();
  await expect(page.getByText("The order was placed by telephone.")).toBeVisible();

  const context = await browser.newContext({ baseURL: shop.origin });
  const customer = await context.newPage();
  await customer.goto(await linkIn(shop, email));
  await expect(customer.getByText("$45.00 as agreed")).toBeVisible();
  await expect(customer.getByText("A regular")).toHaveCount(0);
  await customer.getByRole("button", { name: "Pay by card" }).click();
  await customer.getByRole("button", { name: "Pay $53.00" }).click();
  await expect(customer.getByText("Your payment is here, thank you.")).toBeVisible();
  await context.close();
});
