import { expect, type Page } from "@playwright/test";
import { generate } from "otplib";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { test } from "../support/pages/shop-test.ts";
import { outboxMails } from "#platform/mail/outbox.ts";
import { ownerLink } from "../support/studio/owner-link.ts";

// Lists are of the whole shop.
test.use({ ownShop: "studio" });

/** Comes in by a one-time link, with a time code and without recovery codes. */
async function comeIn(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("New password").fill("honey-and-thyme");
  await page.getByRole("button", { name: "Go on" }).click();
  const words = await page.getByText(/^Or type it in:/).textContent();
  const secret = (words ?? "").replace("Or type it in:", "").replaceAll(/\s/g, "");
  await page.getByLabel("Six digits").fill(await generate({ secret }));
  await page.getByRole("button", { name: "Keep it and sign in" }).click();
  await page.getByRole("button", { name: "Later" }).click();
}

test("an owner invites somebody, gives them another role, lets them leave, and the log tells it @long", async ({
  browser,
  page,
  shop,
}) => {
  await comeIn(page, await ownerLink(shop, "boss@example.org"), "Mere Tāwhai");
  await page.getByRole("link", { name: "Staff" }).click();
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await page.getByLabel("Name").fill("Ben Ruru");
  await page.getByLabel("Email address").fill("ben@example.org");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("The invitation is on its way.")).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Invited" }).getByRole("row", { name: /Ben Ruru/ }),
  ).toBeVisible();

  const link = async () => {
    const mail = (await outboxMails(shop.dataDir)).find(({ recipient }) => recipient === "ben@example.org");
    return /http\S+set-up#[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(link).toContain("set-up#");
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await comeIn(theirs, await link(), "Ben Ruru");
  await expect(theirs.getByRole("navigation", { name: "Rooms" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Staff" })).toHaveCount(0);

  await page.reload();
  await page.getByRole("button", { name: "Change Ben Ruru" }).click();
  await page.getByLabel("Role").selectOption("support");
  await page.getByRole("button", { name: "Change the role" }).click();
  await expect(page.getByText("Ben Ruru is support now, and signs in again.")).toBeVisible();
  // Their window leads them out by itself.
  await expect(theirs.getByRole("heading", { name: "Sign in" })).toBeVisible();

  await page.getByRole("button", { name: "Change Ben Ruru" }).click();
  await page.getByRole("button", { name: "Ben Ruru leaves" }).click();
  await expect(page.getByText("Ben Ruru has left")).toBeVisible();
  await expect(page.getByRole("row", { name: /ben@example.org/ })).toHaveCount(0);
  await context.close();

  await page.getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByRole("heading", { name: "Audit log" })).toBeFocused();
  await expect(
    page.getByRole("row", {
      name: /Mere Tāwhai changed a role Ben Ruru ben@example\.org role: production → support/,
    }),
  ).toBeVisible();
  await page.getByLabel("What", { exact: true }).selectOption("staff.invited");
  await expect(page).toHaveURL(/action=staff\.invited/);
  await page.getByRole("searchbox", { name: "Search by what was changed" }).fill("ben@");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/about=ben(@|%40).*action=staff\.invited/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(
    page.getByRole("row", { name: /Mere Tāwhai invited somebody ben@example\.org/ }),
  ).toBeVisible();
  for (const size of [
    { width: 375, height: 812 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
});
