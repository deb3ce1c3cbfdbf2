import { expect, type Locator } from "@playwright/test";
import { open as openPage } from "../../support/pages/account.ts";
import {
  area,
  button,
  customSize,
  field,
  form,
  mainButton,
  open,
  option,
  quiet,
  total,
} from "../../support/pages/banner.ts";
import { test } from "../../support/pages/shop-test.ts";

const SPECIAL = "* For special sizes, request a quote from the button below.";

function expectMarked(one: Locator, wrong: boolean) {
  return wrong
    ? expect(one).toHaveAttribute("aria-invalid", "true")
    : expect(one).not.toHaveAttribute("aria-invalid");
}

test("banner.md 4: the size is a preset or 'Custom Size', and a preset takes the typed one's place", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await expect(field(page, "Width")).toHaveCount(0);
  const [width, height] = await customSize(page);
  await expect(width).toHaveValue("50");
  await expect(height).toHaveValue("50");
  await width.fill("62");
  await expect(page).toHaveURL(/size=custom&width=62&height=50/);
  await option(page, "Size", "75 x 100 mm").check();
  await expect(page).toHaveURL(/size=75x100/);
  await expect(width).toHaveCount(0);
});

test("banner.md 5: custom width and height take digits only, six at most, typed or pasted", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/stickers/paper");
  const [width, height] = await customSize(page);
  await width.fill("");
  await width.pressSequentially("1a2.3-4567890");
  await expect(width).toHaveValue("123456");
  await page.evaluate(() => navigator.clipboard.writeText("about 1 234 567 mm"));
  await height.selectText();
  await height.press("ControlOrMeta+v");
  await expect(height).toHaveValue("123456");
});

test("banner.md 5, 8: a custom size without a side is marked in the sizes input area, which says which one", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const [width, height] = await customSize(page);
  for (const [wide, high, message, wrong] of [
    ["", "40", "Please enter width.", [true, false]],
    ["40", "", "Please enter height.", [false, true]],
    ["", "", "Please enter width and height.", [true, true]],
  ] as const) {
    await width.fill(wide);
    await height.fill(high);
    await expect(area(page, "Size input")).toHaveText(message);
    await expect(area(page, "Custom size")).toBeHidden();
    await expectMarked(width, wrong[0]);
    await expectMarked(height, wrong[1]);
    await expect(total(page)).toContainText("No price yet");
    for (const one of quiet(page)) await expect(one).toBeDisabled();
  }
});

test("banner.md 5: sending the form with an empty size leads to the empty field", async ({ page }) => {
  await open(page, "/stickers/paper");
  const [width, height] = await customSize(page);
  await height.fill("");
  await expect(area(page, "Size input")).toHaveText("Please enter height.");
  await mainButton(page).click();
  await expect(height).toBeFocused();
  await height.fill("40");
  await width.fill("");
  await expect(area(page, "Size input")).toHaveText("Please enter width.");
  await mainButton(page).click();
  await expect(width).toBeFocused();
});

test("banner.md 4, 8: below the minimum a size error stands in the custom size area, and submit is disabled", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const [width, height] = await customSize(page);
  await width.fill("14");
  await height.fill("60");
  await expect(area(page, "Custom size")).toHaveText("* Width or height must not be below 15mm.");
  await expect(area(page, "Size input")).toBeHidden();
  await expectMarked(width, true);
  await expectMarked(height, true);
  await expect(mainButton(page)).toBeDisabled();
  for (const one of quiet(page)) await expect(one).toBeDisabled();
  await width.fill("60");
  await expect(area(page, "Custom size")).toBeHidden();
  await expect(mainButton(page)).toBeEnabled();
});

test("banner.md 4, 8: above the maximum the size can be asked for: no total, nothing to compare or print", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const [width, height] = await customSize(page);
  await width.fill("900");
  await height.fill("700");
  await expect(area(page, "Custom size")).toHaveText(SPECIAL);
  await expect(mainButton(page)).toHaveText("REQUEST A QUOTE");
  await expect(mainButton(page)).toBeEnabled();
  await expect(total(page)).toHaveCount(0);
  for (const one of quiet(page)) await expect(one).toBeDisabled();
});

test("banner.md 4: on the roll it is the orientation that makes a size special, or no longer", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  const [width, height] = await customSize(page);
  await width.fill("300");
  await height.fill("100");
  // Top first lays the width across the web of 290 mm, left first the height.
  await expect(area(page, "Custom size")).toHaveText(SPECIAL);
  await page.getByRole("group", { name: "Orientation" }).locator("summary").click();
  await page.getByRole("radio", { name: "Left first" }).click();
  await expect(area(page, "Custom size")).toBeHidden();
  await expect(mainButton(page)).toHaveText("ADD TO CART");
  await page.getByRole("radio", { name: "Bottom first" }).click();
  await expect(area(page, "Custom size")).toHaveText(SPECIAL);
  await expect(mainButton(page)).toHaveText("REQUEST A QUOTE");
});

test("beside a size error nothing can be asked for either; the sentence stands once, and the panel leads to it", async ({
  page,
}) => {
  await openPage(page, "/stickers/roll?size=custom&width=10&height=10");
  const sentence = form(page).getByText("Width or height must not be below");
  await expect(sentence).toHaveCount(1);
  await expect(button(page, "Request a quote")).toBeDisabled();
  await expect(button(page, "Request a quote")).toHaveAccessibleDescription("Check the size");
  await button(page, "Check the size").click();
  await expect(field(page, "Width")).toBeFocused();
});
