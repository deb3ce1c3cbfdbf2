import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { addButton, item, total } from "../support/pages/cart.ts";
import { test } from "../support/pages/shop-test.ts";

/** What is said of the element that has the focus. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const words = labels ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    return [element?.getAttribute("aria-label"), ...words, element?.textContent].join(" ").trim();
  });
}

/** Goes from field to field until one of this name has the focus, at most once round the page. */
async function goTo(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let pressed = 0; pressed < 150; pressed++) {
    await page.keyboard.press(key);
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`The keyboard does not come to ${name}`);
}

function tooSmall(page: Page) {
  return page.getByRole("alert").filter({ hasText: "at least 10 mm is needed" });
}

/** From wherever the focus is below, back to the button that makes small letters large enough. */
async function mend(page: Page, key: "Tab" | "Shift+Tab") {
  await expect(tooSmall(page)).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await goTo(page, /^Make it \d+ mm high/, key);
  await page.keyboard.press("Enter");
  await expect(tooSmall(page)).toHaveCount(0);
}

test("by keys alone two lines are typed, mended, bent, made golden, ordered and changed from the cart @long", async ({
  page,
}) => {
  await open(page, "/vinyl-lettering-designer");
  const { keyboard } = page;
  await goTo(page, /^Your text/);
  await keyboard.type("Kia ora");
  await keyboard.press("Enter");
  await keyboard.type("Aroha");
  await expect(total(page)).not.toContainText("Not orderable yet");

  await goTo(page, /^Arc, spacing, outline and more/);
  await keyboard.press("Enter");
  const arc = page.getByRole("slider", { name: "Arc" });
  await expect(arc).toBeVisible();
  await goTo(page, /^Arc/);
  for (let step = 0; step < 6; step++) await keyboard.press("ArrowRight");
  await expect(arc).toHaveAttribute("aria-valuetext", "30 degrees up");
  // Bent, they are as high with smaller letters.
  await mend(page, "Shift+Tab");

  await goTo(page, /^Black/);
  await keyboard.type("gold");
  const gold = page
    .getByRole("radiogroup", { name: "Colour" })
    .getByRole("radio", { name: "Gold", exact: true });
  await expect(gold).toBeChecked();
  await expect(gold).toBeFocused();
  const height = await page.getByRole("textbox", { name: "Height" }).inputValue();
  await goTo(page, /^ADD TO CART/);
  await expect(addButton(page)).toBeEnabled();
  await keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();

  await goTo(page, /^View cart/);
  await keyboard.press("Enter");
  const line = item(page, "Vinyl lettering “Kia ora Aroha”");
  await expect(line).toContainText("Gold");
  await expect(line).toContainText(` x ${height} mm`);
  await goTo(page, /^(Change|Edit)/);
  await keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Your text" })).toHaveValue("Kia ora\nAroha");
  await goTo(page, /^Your text/);
  await keyboard.press("Control+End");
  await keyboard.type("!");
  await goTo(page, /^ADD TO CART/);
  await expect(addButton(page)).toBeEnabled();
  await keyboard.press("Enter");
  // A changed line leads back to the cart by itself.
  await expect(page).toHaveURL(/\/cart\?key=/);
  await expect(item(page, "Vinyl lettering “Kia ora Aroha!”")).toBeVisible();
});
