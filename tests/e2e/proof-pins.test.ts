import { expect } from "@playwright/test";
import { approveSecond, openChange, pinAt } from "../support/pages/proof-pins.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

test("a change is asked for with pins, by pointer and by keys; the staff see them, and the second proof is approved @long", async ({
  page,
  context,
  shop,
}) => {
  const { address, number } = await openChange(page, shop);
  const picture = page.getByRole("article").getByRole("img");
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width / 4, y: height / 2 } });
  const first = page.getByRole("textbox", { name: "Pin 1: what should change here?" });
  await expect(first).toBeFocused();
  await first.fill("A redder bee");
  expect(await pinAt(page, 1)).toEqual([25, 50]);
  await page.getByRole("button", { name: /^Add a pin/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Pin 2: what should change here?" })).toBeFocused();
  const pin = page.getByRole("application", { name: "Pin 2", exact: true });
  await pin.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => pinAt(page, 2)).toEqual([60, 49]);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Please say what should change at each pin.")).toBeVisible();
  await page.getByRole("button", { name: "Remove pin 2" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("A new proof follows by email.")).toBeVisible();
  const staff = await context.newPage();
  const rooms = await enterAsOwner(staff, shop, newEmail("pins"));
  await staff.goto(`${rooms}/orders/${number}`);
  const pinned = staff.getByRole("img", { name: /with the customer's pins$/ });
  await pinned.scrollIntoViewIfNeeded();
  await expect.poll(() => pinned.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(staff.getByText("1. A redder bee").first()).toBeVisible();
  await approveSecond(page, shop, address, number);
});
