import { expect } from "@playwright/test";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

// Lists are of the whole shop.
test.use({ ownShop: "studio" });

/** Art paper above the largest size: it can only be asked for. */
const poster = {
  product_id: 1,
  cutting_id: 1,
  shape_id: 1,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 1,
  size: "custom",
  width: 900,
  height: 900,
  quantity: 100,
  origin_path: "/stickers/paper?size=custom&width=900&height=900",
};

test("what somebody has in mind is found and opened from anywhere, by keyboard alone, and on a phone", async ({
  page,
  shop,
}) => {
  const person = { firstname: "Ngaio", lastname: "Quillfeather", email_address: newEmail("studio-search") };
  const asked = await page.request.post("/api/quote/create/quote-request", {
    data: { ...poster, ...person },
  });
  expect(asked.status(), await asked.text()).toBe(201);
  await enterAsOwner(page, shop, newEmail("studio-search-owner"));
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeFocused();

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: /Number, name/ });
  await expect(field).toBeFocused();
  await expect(page.getByRole("option", { name: "Today" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Orders" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.type("quillfeather");
  const found = page.getByRole("option", { name: /^R\w+ · Ngaio Quillfeather/ });
  await expect(found).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("group", { name: "Requests" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Customers" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/studio\/requests\/R\w+$/);
  await expect(field).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("settings");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeFocused();

  await page.setViewportSize({ width: 375, height: 812 });
  const button = page.getByRole("button", { name: "Search" });
  await button.click();
  await expect(field).toBeFocused();
  await field.fill("zanzibar");
  await expect(page.getByRole("status").filter({ hasText: "Nothing is found" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();
});
