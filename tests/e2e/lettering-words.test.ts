import { expect } from "@playwright/test";
import { expectAccessible } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

test("the lettering designer says what it does, without questions and product info", async ({ page }) => {
  await open(page, "/vinyl-lettering-designer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vinyl Lettering Designer");
  await expect(
    page.getByText("Customise vinyl lettering online with multiple sizes, fonts and colours."),
  ).toBeInViewport();
  await expect(page.getByRole("list", { name: "How the designer works" }).getByRole("listitem")).toHaveText([
    /Type your words$/,
    /Size, font, colour$/,
    /See what is cut$/,
  ]);
  await expect(page.getByRole("region", { name: "Questions and answers" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Product info" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Shipping info" })).toHaveCount(1);
  await expectAccessible(page, "ol");
});
