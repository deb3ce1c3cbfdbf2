import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { addButton, total } from "../support/pages/cart.ts";
import { test } from "../support/pages/shop-test.ts";
import { scriptOf } from "../support/pages/script-of.ts";

const DESIGNER = "/vinyl-lettering-designer";

function text(page: Page) {
  return page.getByRole("textbox", { name: "Your text" });
}
function preview(page: Page) {
  return page.getByRole("img", { name: /cut vinyl letters/ }).first();
}

test("two lines are typed, flagged, mended in one press, bent and kept by the address", async ({ page }) => {
  await open(page, DESIGNER);
  await expect(page.getByText("Type your words to see the price.")).toBeVisible();
  for (const label of ["Shape", "Size"]) {
    await expect(page.getByRole("radiogroup", { name: label, exact: true })).toHaveCount(0);
  }
  await text(page).pressSequentially("Kia ora");
  await text(page).press("Enter");
  await text(page).pressSequentially("Aroha");
  await expect(preview(page)).toHaveAccessibleName(/“Kia ora \/ Aroha”, in Antique Olive/);

  await expect(page.getByRole("alert").filter({ hasText: "at least 10 mm is needed" })).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await page.getByRole("button", { name: /^Make it \d+ mm high$/ }).click();
  await expect(total(page)).not.toContainText("Not orderable yet");
  await expect(addButton(page)).toBeEnabled();

  const straight = await page.getByRole("textbox", { name: "Height" }).inputValue();
  await page.getByText("Arc, spacing, outline and more").click();
  await page.getByRole("slider", { name: "Arc" }).fill("90");
  await expect(page.getByRole("textbox", { name: "Width" })).toHaveValue(/^\d+$/);
  await expect(page).toHaveURL(/arc/);
  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(text(page)).toHaveValue("Kia ora\nAroha");
  await expect(page.getByRole("textbox", { name: "Height" })).toHaveValue(straight);
});

test("width and height keep together, and what was done is undone and redone by keys", async ({ page }) => {
  await open(page, DESIGNER);
  await text(page).fill("OPEN");
  const [width, height] = ["Width", "Height"].map((name) => page.getByRole("textbox", { name }));
  await width!.fill("400");
  await expect.poll(async () => Number(await height!.inputValue())).toBeGreaterThan(60);
  const high = await height!.inputValue();
  await width!.fill("800");
  await expect(height!).not.toHaveValue(high);
  await text(page).press("Control+z");
  await expect(width!).toHaveValue("400");
  await expect(height!).toHaveValue(high);
  await text(page).press("Control+Shift+z");
  await expect(width!).toHaveValue("800");
});

test("a font is chosen from all in their own letters, found by its kind", async ({ page }) => {
  await open(page, `${DESIGNER}?text=Hello`);
  const note = page.getByText("cut in Bricolage Grotesque until the shop adds its licensed file");
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: /^See all \d+ fonts$/ }).click();
  const fonts = page.getByRole("dialog", { name: "Fonts" });
  await expect(fonts.getByRole("button", { name: "Pacifico" })).toBeVisible();
  await fonts.getByRole("searchbox", { name: "Find a font" }).fill("script");
  await expect(fonts.getByRole("heading", { level: 3 })).toHaveText(["Script"]);
  await expectAccessible(page, "dialog");
  await fonts.getByRole("button", { name: "Pacifico" }).click();
  await expect(fonts).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Font" })).toHaveValue("pacifico");
  await expect(note).toHaveCount(0);
  await expect(preview(page)).toHaveAccessibleName(/in Pacifico/);
});

test("what cannot be cut is named at the text, and nothing of it is lost", async ({ page }) => {
  await open(page, DESIGNER);
  await text(page).fill("Hi 🥝");
  await expect(page.getByText("'🥝' cannot be cut in Antique Olive")).toBeVisible();
  await expect(text(page)).toHaveValue("Hi 🥝");
  await expect(addButton(page)).toBeDisabled();
  await text(page).fill("a".repeat(501));
  await expect(text(page)).toHaveAttribute("aria-invalid", "true");
  await expect(text(page)).toHaveValue("a".repeat(501));
});

test("a font that does not come says so, keeps the words, and is asked for again", async ({ page }) => {
  await open(page, `${DESIGNER}?text=Hello`);
  await page.evaluate(() =>
    document.addEventListener("click", () => document.body.append(document.createElement("i")), true),
  );
  // A page asks again by itself whenever another face comes: these letters come once somebody has pressed twice.
  await page.route("**/fonts/lettering/lobster.*", async (route) =>
    (await page.locator("body > i").count()) > 1 ? route.continue() : route.abort(),
  );
  await page.getByRole("combobox", { name: "Font" }).selectOption({ label: "Lobster" });
  await expect(page.getByText("The letters of Lobster could not be loaded.")).toBeVisible();
  await expect(text(page)).toHaveValue("Hello");
  const again = page.getByRole("button", { name: "Try again" });
  // It still does not come: that is said again, by a press as at first.
  const asked = page.waitForEvent("requestfailed");
  await again.click();
  await asked;
  await expect(again).toBeVisible();
  await again.click();
  await expect(preview(page)).toHaveAccessibleName(/in Lobster/);
  await expect(page.getByText("could not be loaded")).toHaveCount(0);
});

test("the rarer fields come when they are opened; where they do not come, they are asked for again", async ({
  page,
}) => {
  await open(page, `${DESIGNER}?text=Hello`);
  await page.route(scriptOf("rare-fields"), (route) => route.abort());
  await page.getByText("Arc, spacing, outline and more").click();
  await expect(page.getByText("These fields could not be loaded.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("slider", { name: "Arc" })).toBeVisible();
  await expect(page.getByText("could not be loaded")).toHaveCount(0);
});

test("a line has a font and size of its own, the letters a second film: drawn, measured, priced and in the address", async ({
  page,
}) => {
  const size = encodeURIComponent(JSON.stringify({ size: { by: "height", mm: 300 } }));
  await open(page, `${DESIGNER}?text=Kia%20ora%0AAroha&font=roboto&lettering=${size}`);
  const fieldsOf = (one: Page) => {
    const line = one.getByRole("group", { name: "Line 2: Aroha" });
    return {
      width: one.getByRole("textbox", { name: "Width" }),
      font: line.getByRole("combobox", { name: "Font of line 2" }),
      percent: line.getByRole("slider", { name: "Size of line 2" }),
      outline: one.getByRole("combobox", { name: "Outline", exact: true }),
      film: one.getByRole("combobox", { name: "Outline film" }),
    };
  };
  const { width, font, percent, outline, film } = fieldsOf(page);
  const [plainWidth, plainPrice] = [await width.inputValue(), await total(page).innerText()];
  await page.getByText("Arc, spacing, outline and more").click();
  await font.selectOption({ label: "Pacifico" });
  await expect(width).not.toHaveValue(plainWidth);
  await percent.fill("150");
  await outline.selectOption({ label: "3 mm wider" });
  await film.selectOption({ label: "Red" });
  // 3 mm on either side of the letters' edge.
  await expect(preview(page).locator('use[stroke-width="6"]').first()).toBeAttached();
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/"outline":.*"pacifico","percent":150/);
  await expect(total(page)).not.toHaveText(plainPrice);

  const anew = await page.context().newPage();
  await open(anew, page.url());
  await expect(total(page)).toHaveText(await total(anew).innerText());
  await anew.getByText("Arc, spacing, outline and more").click();
  const again = fieldsOf(anew);
  await expect(again.font).toHaveValue("pacifico");
  await expect(again.percent).toHaveValue("150");
  await expect(again.outline).toHaveValue("3");
  await expect(again.film.locator("option:checked")).toHaveText("Red");
});

test("the designer has no fault that axe finds, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, `${DESIGNER}?text=Hello`);
  await page.getByText("Arc, spacing, outline and more").click();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("letters printed in full colour take the colour that is picked; too small ones are marked", async ({
  page,
}) => {
  await open(page, `${DESIGNER}?text=Hello`);
  await expect(preview(page).locator('[data-part="too-small"]').first()).toBeAttached();
  await expect(page.getByLabel("Printed colour")).toHaveCount(0);
  await page.getByRole("radiogroup", { name: "Colour" }).getByRole("radio", { name: "Full colour" }).check();
  await page.getByLabel("Printed colour").fill("#ff8800");
  await expect(page).toHaveURL(/ff8800/);
  await expect(preview(page).locator('[fill="#ff8800"]').first()).toBeAttached();
});

test("the hologram's picture does not come: letters and film keep its gradient", async ({ page }) => {
  await page.route("**/textures/hologram.webp", (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await open(page, `${DESIGNER}?text=Hello`);
  await page.getByRole("radiogroup", { name: "Colour" }).getByRole("radio", { name: "Hologram" }).check();
  await lost;
  const letters = preview(page).locator('[data-part="letters"] [fill*="film-hologram"]');
  await expect(letters.first()).toBeAttached();
  const gradient = (await letters.first().getAttribute("fill"))!.slice("url(".length, -1);
  await expect(preview(page).locator(`${gradient} stop`).first()).toBeAttached();
  await expect(page.getByText("did not load")).toHaveCount(0);
});

test("the list of fonts leads to who made them and under which licence", async ({ page }) => {
  await open(page, `${DESIGNER}?text=Hello`);
  await page.getByRole("button", { name: /^See all \d+ fonts$/ }).click();
  const link = page.getByRole("dialog", { name: "Fonts" }).getByRole("link", { name: /licences/ });
  const { href } = await link.evaluate((anchor: HTMLAnchorElement) => ({ href: anchor.href }));
  expect(await (await page.request.get(href)).text()).toContain("Pacifico");
});
