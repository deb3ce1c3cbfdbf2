import { expect, type Page } from "@playwright/test";
import { button, form, open } from "../../support/pages/banner.ts";
import { test } from "../../support/pages/shop-test.ts";

function group(page: Page, name: string) {
  return form(page).getByRole("group", { name, exact: true });
}
function expand(page: Page, name: string) {
  return group(page, name).locator("summary").click();
}

test("banner.md 4: print features stand in a front and a back group when both sides are printed", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags");
  await expect(group(page, "Foil Stamp")).toBeVisible();
  await page.getByRole("radio", { name: "Both sides" }).click();
  for (const name of [
    "Front: Foil Stamp",
    "Back: Foil Stamp",
    "Front: Emboss / Deboss",
    "Back: Emboss / Deboss",
  ])
    await expect(group(page, name)).toBeVisible();
  await expect(group(page, "Foil Stamp")).toHaveCount(0);
  await page.getByRole("radio", { name: "Single side" }).click();
  await expect(group(page, "Foil Stamp")).toBeVisible();
  await expect(group(page, "Back: Foil Stamp")).toHaveCount(0);
});

test("banner.md 4: radios that apply to both sides stay in step", async ({ page }) => {
  await open(page, "/business-cards/swing-tags?sides=both-sides");
  await expand(page, "Front: Emboss / Deboss");
  await group(page, "Front: Emboss / Deboss").getByRole("radio", { name: "Deboss" }).click();
  await expand(page, "Back: Emboss / Deboss");
  const back = group(page, "Back: Emboss / Deboss");
  await expect(back.getByRole("radio", { name: "Deboss" })).toBeChecked();
  await back.getByRole("radio", { name: "None" }).click();
  await expand(page, "Front: Emboss / Deboss");
  await expect(group(page, "Front: Emboss / Deboss").getByRole("radio", { name: "None" })).toBeChecked();
});

test("banner.md 4, 5: checkboxes beyond max_selected are disabled and say why, on each side by itself", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags?sides=both-sides");
  await expand(page, "Front: Foil Stamp");
  const front = group(page, "Front: Foil Stamp");
  const boxes = front.getByRole("checkbox");
  await boxes.nth(0).click();
  await boxes.nth(2).click();
  await expect(boxes.nth(1)).toBeDisabled();
  await expect(boxes.nth(1)).toHaveAccessibleDescription(/2/);
  await expect(front.getByRole("status")).toHaveText("2 of 2 chosen");
  await expand(page, "Back: Foil Stamp");
  await expect(group(page, "Back: Foil Stamp").getByRole("checkbox").nth(1)).toBeEnabled();
  await expand(page, "Front: Foil Stamp");
  await boxes.nth(0).click();
  await expect(boxes.nth(1)).toBeEnabled();
});

test("a large foil takes the place of the small one of its metal, and is not paid beside it", async ({
  page,
}) => {
  await open(page, "/business-cards/premium-business-card");
  await expand(page, "Foil Stamp");
  const foil = group(page, "Foil Stamp");
  const [small, large] = [foil.getByRole("checkbox").nth(0), foil.getByRole("checkbox").nth(1)];
  await small.check();
  await large.check();
  await expect(small).not.toBeChecked();
  await expect(foil.getByRole("status")).toHaveText("1 of 2 chosen");
});

test("banner.md 4: one group of extras is open at a time", async ({ page }) => {
  await open(page, "/business-cards/premium-business-card");
  const choices = (name: string) =>
    group(page, name).getByRole("radio").or(group(page, name).getByRole("checkbox"));
  await expand(page, "Foil Stamp");
  await expect(choices("Foil Stamp").first()).toBeVisible();
  await expand(page, "Fold");
  await expect(choices("Fold").first()).toBeVisible();
  await expect(choices("Foil Stamp")).toHaveCount(0);
});

test("banner.md 3: tag strings are offered only while the summary contains 'Punch Hole'", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags");
  const strings = form(page).getByRole("group", { name: /Tag Strings/ });
  await expect(strings).toHaveCount(0);
  await form(page)
    .getByRole("group", { name: /Punch Holes/ })
    .locator("summary")
    .click();
  await page.getByRole("radio", { name: /Punch Hole 3/ }).click();
  await expect(strings).toBeVisible();
  await strings.locator("summary").click();
  await strings.getByRole("radio", { name: /Jute/ }).click();
  await expect(page).toHaveURL(/143/);
  await form(page)
    .getByRole("group", { name: /Punch Holes/ })
    .locator("summary")
    .click();
  await form(page)
    .getByRole("group", { name: /Punch Holes/ })
    .getByRole("radio", { name: "None" })
    .click();
  await expect(strings).toHaveCount(0);
  await expect(page).not.toHaveURL(/143/);
});

test("banner.md 3: every print feature item has its picture in the add-on items' folder", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags");
  const groups = form(page)
    .getByRole("group")
    .filter({ has: page.locator("summary") });
  for (const one of await groups.all()) {
    await one.locator("summary").click();
    for (const picture of await one.locator("img").all()) {
      await expect(picture).toHaveAttribute("src", /^\/uploads\/addon-items\/.+\.webp$/);
      await expect(picture).toHaveJSProperty("complete", true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  }
});

test("content-and-lettering.md 9.4: the last radio is the default of emboss, punch holes and strings, the first of the others", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags");
  for (const [name, place] of [
    ["Emboss / Deboss", "last"],
    ["Punch Holes", "last"],
    ["Die Cut", "first"],
    ["Fold", "first"],
  ] as const) {
    await expand(page, name);
    await expect(group(page, name).getByRole("radio")[place]()).toBeChecked();
  }
});

test("content-and-lettering.md 9.4: the tooltip of print features names the product", async ({ page }) => {
  await open(page, "/business-cards/premium-business-card");
  await button(page, "What are these?").hover();
  await expect(form(page).getByRole("tooltip")).toHaveText(
    "Get the most out of your custom premium business card with these add-ons.",
  );
});

test("quotes-and-accounts.md 4: premium processing 48 sets the hidden glossy flag to yes, unless the finishing is 5", async ({
  page,
}) => {
  const flag = form(page).locator("input[type=hidden][name=glossy]");
  await open(page, "/stickers/paper");
  await expect(flag).toHaveValue("no");
  await page.goto("/stickers/paper?premium=48");
  await expect(flag).toHaveValue("yes");
  await page.goto("/stickers/vinyl?product=pvc-vinyl&finishing=4&premium=48");
  await expect(flag).toHaveValue("yes");
  await page.goto("/stickers/vinyl?product=pvc-vinyl&finishing=5&premium=48");
  await expect(flag).toHaveValue("no");
});
