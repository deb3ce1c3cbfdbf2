import { expect, type Page } from "@playwright/test";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { placedBy, readyOrderBy } from "../support/studio/ready-order.ts";

// Columns and batches are of the whole shop: one of its own has few orders, and nobody else moves a card while one is dragged.
test.use({ ownShop: "board" });
test.describe.configure({ mode: "default" });

/** Starts an order by call. */
async function startBy(page: Page, studio: string, number: string): Promise<void> {
  const calls = `${studio}/api/orders/${number}`;
  const { data } = (await (await page.request.get(calls)).json()) as { data: { seen: number } };
  const told = await page.request.post(`${calls}/work`, { data: { form: "start", seen: data.seen } });
  expect(told.status(), await told.text()).toBe(200);
}

test("a card goes on by keys and by its button, and only as its facts allow @long", async ({
  page,
  shop,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("board"));
  const open = await placedBy(page);
  const number = await readyOrderBy(page, studio);
  // What would stand in its place when it goes on.
  await readyOrderBy(page, studio);
  await page.goto(`${studio}/board`);
  await expect(page.getByRole("heading", { name: "Board", level: 1 })).toBeFocused();
  const column = (name: string) => page.getByRole("region", { name });
  await expect(column("Open").getByRole("link", { name: open })).toBeVisible();

  await column("Open").getByRole("link", { name: open }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByRole("status")).toContainText(`${open} cannot go to “Ready to be made” yet.`);

  await column("Ready to be made").getByRole("link", { name: number }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  const asked = page.getByRole("dialog", { name: `Start production: ${number}?` });
  await asked.getByRole("button", { name: "Start production" }).click();
  await expect(column("In production").getByRole("link", { name: number })).toBeFocused();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText(`${number}: it is in production.`);

  // A dragged card asks the same; a column that is not its next one says why.
  const card = column("In production").getByRole("listitem").filter({ hasText: number });
  await card.dragTo(column("Open"));
  await expect(page.getByRole("status")).toContainText(`${number} cannot go back`);
  await card.dragTo(column("Dispatched"));
  const leaving = page.getByRole("dialog", { name: `It has left: ${number}?` });
  await leaving.getByLabel("Carrier").fill("NZ Post");
  await leaving.getByRole("button", { name: "It has left" }).click();
  await expect(column("Dispatched").getByRole("link", { name: number })).toBeVisible();
  await expect(page.getByRole("status")).toContainText(`${number}: it has left.`);
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

test("a courier's list is pasted, and what is good of it leaves at once @long", async ({ page, shop }) => {
  const studio = await enterAsOwner(page, shop, newEmail("parcels"));
  const [one, other] = [await readyOrderBy(page, studio), await readyOrderBy(page, studio)];
  await startBy(page, studio, one);
  await page.request.post(`${studio}/api/orders/${one}/lines/1/printed`, { data: { printed: true } });
  await page.getByRole("link", { name: "Parcels" }).click();
  await expect(page.getByRole("heading", { name: "Parcels", level: 1 })).toBeFocused();
  const list = `Order\tTracking number\n${one.toLowerCase().replace("-", "")}\tAB123456\n${one}\tAB123457\n${other}\tAB123458`;
  await page.getByLabel("List").fill(list);
  await page.getByRole("button", { name: "Read the list" }).click();
  const table = page.getByRole("table", { name: "Lines of the list" });
  await expect(table.getByRole("row", { name: new RegExp(other) })).toContainText("not in production yet");
  await expect(table.getByRole("checkbox", { name: `Line 2, ${one}` })).toBeChecked();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Note 1 order as sent" }).press("Enter");
  await expect(page.getByText("Please say who carries them.")).toBeVisible();
  await page.getByLabel("Carrier").fill("NZ Post");
  await page.getByRole("button", { name: "Note 1 order as sent" }).dblclick();
  await expect(page.getByRole("status")).toContainText("1 order noted as sent.");
  await expect(table.getByText("Noted: it has left.")).toHaveCount(2);
  await expectWellMade(page);
  await page.getByRole("button", { name: "Read it again" }).click();
  await expect(table.getByText("It has left already.")).toHaveCount(2);
  await table.getByRole("link", { name: one }).first().click();
  await expect(page.getByText("AB123456, AB123457", { exact: true })).toBeVisible();

  // The other one is started from the list, and it is said.
  await page.goto(`${studio}/orders?stage=none`);
  await expect(page.getByText("This address says something that the list does not know.")).toBeVisible();
  await page.getByLabel("Stage").selectOption("ready");
  await expect(page).toHaveURL(`${studio}/orders?stage=ready`);
  await expect(page.getByRole("link", { name: other })).toBeVisible();
  await page.getByLabel("until").fill("2026-01-05");
  await page.getByLabel("until").press("Enter");
  await expect(page).toHaveURL(`${studio}/orders?stage=ready&leaves_until=2026-01-05`);
  await expect(page.getByText("No order is like this.")).toBeVisible();
  await page.getByLabel("until").fill("2099-01-05");
  await page.getByLabel("Waits for").focus();
  await expect(page).toHaveURL(`${studio}/orders?stage=ready&leaves_until=2099-01-05`);
  await page.getByRole("checkbox", { name: `Choose ${other}` }).check();
  await page.getByRole("button", { name: "Start production of 1" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Start production" }).press("Enter");
  await expect(page.getByRole("status").getByText("1 order started.")).toBeVisible();
  await expect(page.getByRole("link", { name: other })).toHaveCount(0);
});
