import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/pages/shop-test.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";

/** Somebody asks for a size that has no price. */
async function askForQuote(page: Page, origin: string, email: string): Promise<string> {
  const item = await page.request.get(`${origin}/api/quote/get/featured-items?slug=paper-stickers`);
  const { selection } = ((await item.json()) as { data: { selection: object } }).data;
  const answer = await page.request.post(`${origin}/api/quote/create/quote-request`, {
    headers: { "idempotency-key": randomUUID() },
    data: {
      ...selection,
      quote_type: "Special Size",
      firstname: "Tane",
      lastname: "Reid",
      email_address: email,
      quantity: 500,
      comment: "Kāore he wā roa.",
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { request_no: string } }).data.request_no;
}

test("a request is found, answered with a price, and gone from what waits", async ({ page, shop }) => {
  const email = `${randomUUID()}@example.org`;
  const number = await askForQuote(page, shop.origin, email);
  const studio = await enterAsOwner(page, shop, `${randomUUID()}@example.org`);
  await page.goto(`${studio}/requests`);
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("row", { name: new RegExp(`${number}.*Tane Reid`) })).toBeVisible();
  await expectWellMade(page);

  await page.getByRole("link", { name: number }).press("Enter");
  await expect(page.getByRole("heading", { name: `Request ${number}` })).toBeFocused();
  await expectWellMade(page);
  await page.getByLabel("Price in dollars").first().fill("much");
  await page.getByLabel("Shipping in dollars").fill("0");
  await page.getByLabel("Words to the customer").fill("Ngā mihi.");
  await page.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(page.getByLabel("Price in dollars").first()).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Price in dollars").first().fill("1,480");
  await page.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(page.getByText(/^Answered with Q.*told by email\.$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "The answer" })).toContainText("$1,480.00");
  await expect(page.getByLabel("Words to the customer")).toHaveValue("Ngā mihi.");
  await expectWellMade(page);

  await page.goto(`${studio}/requests?search=${email}`);
  await expect(page.getByText(`Nothing was found for “${email}”.`)).toBeVisible();
  await page.getByRole("link", { name: "Answered" }).click();
  await expect(page.getByRole("row", { name: new RegExp(number) })).toBeVisible();
});
