import { expect } from "@playwright/test";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { placedBy, readyOrderBy } from "../support/studio/ready-order.ts";

// Columns and batches are of the whole shop: one of its own has few orders.
test.use({ shopSettings: { RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "error" } });

test("a card goes on by keys and by its button, and only as its facts allow", async ({ page, shop }) => {
  const studio = await enterAsOwner(page, shop, newEmail("board"));
  const open = await placedBy(page);
  const number = await readyOrderBy(page, studio);
  await page.goto(`${studio}/board`);
  await expect(page.getByRole("heading", { name: "Board", level: 1 })).toBeFocused();
  const column = (name: string) => page.getByRole("region", { name });
  await expect(column("Open").getByRole("link", { name: open })).toBeVisible();
  await expectWellMade(page);

  await column("Open").getByRole("link", { name: open }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByRole("status")).toContainText(`${open} cannot go to “Ready to be made” yet.`);

  await column("Ready to be made").getByRole("link", { name: number }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  const asked = page.getByRole("dialog", { name: `Start production: ${number}?` });
  await asked.getByRole("button", { name: "Start production" }).click();
  await expect(column("In production").getByRole("link", { name: number })).toBeVisible();
  await expect(asked).toHaveCount(0);

  await page.getByRole("button", { name: `It has left: ${number}` }).click();
  const leaving = page.getByRole("dialog", { name: `It has left: ${number}?` });
  await leaving.getByLabel("Carrier").fill("NZ Post");
  await leaving.getByRole("button", { name: "It has left" }).click();
  await expect(column("Dispatched").getByRole("link", { name: number })).toBeVisible();
  await expect(page.getByRole("status")).toContainText(`${number}: it has left.`);
  await expectWellMade(page);
});

test("what somebody else did meanwhile is said, and nothing is done twice", async ({ page, shop }) => {
  const studio = await enterAsOwner(page, shop, newEmail("board"));
  const number = await readyOrderBy(page, studio);
  await page.goto(`${studio}/board`);
  await page.getByRole("button", { name: `Start production: ${number}` }).click();
  const calls = `${studio}/api/orders/${number}`;
  const { data } = (await (await page.request.get(calls)).json()) as { data: { seen: number } };
  const body = { form: "message", seen: data.seen, typed: { words: "Kia ora" } };
  expect((await page.request.post(`${calls}/work`, { data: body })).status()).toBe(200);
  const asked = page.getByRole("dialog", { name: `Start production: ${number}?` });
  await asked.getByRole("button", { name: "Start production" }).click();
  await expect(asked).toContainText("happened");
});
