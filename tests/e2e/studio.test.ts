import { expect } from "@playwright/test";
import { generate } from "otplib";
import { expectAccessible } from "../support/pages/accessible.ts";
import { test } from "../support/pages/shop-test.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import type { RunningShop } from "../support/pages/shop-broker.ts";
import { newEmail } from "../support/people/members.ts";
import { ownerLink } from "../support/studio/owner-link.ts";
import { shownSecret } from "../support/studio/enter-as-owner.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";

/** Nobody has touched anything for 31 minutes, and the last code is long over. */
async function goIdle(shop: RunningShop, email: string): Promise<void> {
  const own = "where staff_id = (select id from staff where email = $1)";
  await inDatabase(shop, `update staff_session set active_at = now() - interval '31 minutes' ${own}`, [
    email,
  ]);
  await inDatabase(shop, `update staff_time_code set last_step = 0 ${own}`, [email]);
}

test("an owner comes in by keyboard: link, password, time code, staff, and again after a while; out, and in again", async ({
  page,
  shop,
}) => {
  const email = newEmail("owner");
  await page.goto(await ownerLink(shop, email));
  expect(new URL(page.url()).hostname).toBe("localhost");
  await expect(page.getByRole("heading", { name: "Welcome to the studio" })).toBeFocused();
  await expectWellMade(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Mere Tāwhai");
  await page.keyboard.press("Tab");
  await page.keyboard.type("short");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The password must be at least 10 characters.")).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("honey-and-thyme");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Your second key" })).toBeVisible();
  await expect(page.getByRole("img", { name: /time code/ })).toBeVisible();
  await expectWellMade(page);
  const secret = await shownSecret(page);
  await expect(page.getByLabel("Six digits")).toBeFocused();
  await page.keyboard.type(await generate({ secret }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "For the day you lose it" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeFocused();
  await goIdle(shop, email);
  await page.getByRole("link", { name: "Staff" }).press("Enter");
  const asked = page.getByRole("dialog", { name: "Is it still you?" });
  await expect(asked).toContainText("Please show that it is you, Mere Tāwhai.");
  await expectAccessible(page, { part: "dialog" });
  await page.keyboard.press("Escape");
  await expect(page.getByText("You were away for a while. Please confirm that it is you.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await asked.getByLabel("Six digits").fill("000000");
  await page.keyboard.press("Enter");
  await expect(asked.getByText("This code is not right, or it was used before.")).toBeVisible();
  await asked.getByLabel("Six digits").fill(await generate({ secret }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Staff", level: 1 })).toBeFocused();
  await expect(asked).toHaveCount(0);
  await expect(page).toHaveTitle("Staff · Kisscut studio");
  await expect(page.getByRole("row", { name: `Mere Tāwhai ${email} Owner` })).toBeVisible();
  await expectWellMade(page);

  await page.getByRole("button", { name: "Invite somebody" }).press("Enter");
  await page.getByLabel("Name").fill("Ata Moss");
  await page.getByLabel("Email address").fill(newEmail("ata"));
  await goIdle(shop, email);
  await page.getByRole("button", { name: "Send the invitation" }).press("Enter");
  await asked.getByLabel("Six digits").fill(await generate({ secret }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("The invitation is on its way.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Ata Moss/ })).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).press("Enter");
  await expect(page.getByLabel("Email address")).toBeFocused();
  await expectWellMade(page);
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("honey-and-thyme");
  await page.keyboard.press("Enter");
  await page.getByLabel("Six digits").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is not right, or it was used before.")).toBeVisible();
});

test("a room's address leads to the sign-in, and a used link says that it opens nothing", async ({
  page,
  shop,
}) => {
  const origin = shop.origin.replace("127.0.0.1", "localhost");
  await page.goto(`${origin}/studio/staff`);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("to")).toBe("/staff");
  await page.goto(`${origin}/studio/set-up#nothing`);
  await expect(page.getByRole("heading", { name: "This link opens nothing" })).toBeVisible();
  await expectAccessible(page);
});
