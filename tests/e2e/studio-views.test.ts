import { expect, type Page } from "@playwright/test";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

// Lists are of the whole shop.
test.use({ ownShop: "studio" });

const row = (page: Page) => page.getByRole("navigation", { name: "Views" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Keeps the list that is shown, without a mouse. */
async function keepAs(page: Page, name: string): Promise<void> {
  await button(page, "Keep this view").press("Enter");
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill(name);
  await page.keyboard.press("Enter");
}

test("a list is kept under a name, found in another tab and on a phone, and removed @long", async ({
  page,
  shop,
  context,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("views"));
  await page.goto(`${studio}/orders`);
  await expect(button(page, "Keep this view")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Money" }).selectOption("On account");
  await keepAs(page, "To print");
  await expect(page.getByRole("dialog").getByText("There is a view with this name.")).toBeVisible();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Sold on account");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("The view “Sold on account” is kept.")).toBeVisible();
  await expect(button(page, "Remove “Sold on account”")).toBeFocused();
  await expect(row(page).getByRole("link", { name: "Sold on account" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expectWellMade(page);

  const other = await context.newPage();
  await other.setViewportSize({ width: 375, height: 812 });
  await other.goto(`${studio}/orders`);
  await row(other).getByRole("link", { name: "Sold on account" }).press("Enter");
  await expect(other.getByRole("combobox", { name: "Money" })).toHaveValue("account");
  await expectWellMade(other);
  await button(other, "Remove “Sold on account”").press("Enter");
  await expect(other.getByRole("status").getByText("The view “Sold on account” is removed.")).toBeVisible();
  await expect(button(other, "Keep this view")).toBeFocused();

  // It is gone in the other tab, which is no fault of who presses there.
  await button(page, "Remove “Sold on account”").press("Enter");
  await expect(page.getByRole("status").getByText("The view “Sold on account” is removed.")).toBeVisible();
  await expect(row(page).getByRole("link", { name: "Sold on account" })).toHaveCount(0);
});
