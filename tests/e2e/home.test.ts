import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { open } from "../support/account-browser.ts";
import { test } from "../support/shop-test.ts";

test("the home page opens without a complaint from the browser", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await open(page, "/");
  await expect(page.getByRole("link").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("axe finds nothing on the home page", async ({ page }) => {
  await page.goto("/");
  await expectAccessible(page);
});

test("an unknown address is a real 404 with a page", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
