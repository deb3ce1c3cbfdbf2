import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { addButton, item, total } from "../support/pages/cart.ts";
import { test } from "../support/pages/shop-test.ts";

const size = encodeURIComponent(JSON.stringify({ size: { by: "height", mm: 90 } }));
const BREAD = `/vinyl-lettering-designer?text=Bread&font=pacifico&lettering=${size}`;

function words(page: Page) {
  return page.getByRole("textbox", { name: "Your text" });
}
function preview(page: Page) {
  return page.getByRole("img", { name: /cut vinyl letters/ }).first();
}
function drawing(page: Page): Promise<string> {
  return page.locator("#live-picture").innerHTML();
}

/** Writes other words and, in the same breath, presses a button. */
function writeAndPress(button: Locator, text: string) {
  return button.evaluate((pressed: HTMLElement, typed) => {
    const field = document.querySelector("textarea");
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, typed);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    pressed.click();
  }, text);
}

test("keys without a pause, a choice between them and steps back are all drawn, priced and in the address; a press right after a key orders what is there", async ({
  page,
}) => {
  await open(page, BREAD);
  const before = await total(page).innerText();
  await words(page).press("End");
  await words(page).pressSequentially(" every day");
  await page.getByRole("radio", { name: "Right" }).check();
  await words(page).pressSequentially("s");
  for (let key = 0; key < 4; key++) await words(page).press("Backspace");
  await words(page).press("Control+z");
  await words(page).press("Backspace");
  await expect(words(page)).toHaveValue("Bread every day");
  await expect(preview(page)).toHaveAccessibleName(/“Bread every day”, in Pacifico/);
  await expect(page).toHaveURL(/text=Bread%20every%20day&font=pacifico&align=right/);
  await expect(total(page)).not.toHaveText(before);

  // The price follows the words: they were others on the way.
  const anew = await page.context().newPage();
  await open(anew, page.url());
  await expect(total(page)).toHaveText(await total(anew).innerText());
  await expect.poll(() => drawing(page)).toBe(await drawing(anew));

  // Nothing that was there before a press is ordered.
  const priced = await total(page).innerText();
  await words(page).fill("Bread & sal");
  await expect(total(page)).not.toHaveText(priced);
  await writeAndPress(addButton(page), "Bread & salt");
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();
  await open(page, "/cart");
  await expect(item(page, "Vinyl lettering “Bread & salt”")).toBeVisible();
  await expect(page.getByRole("article", { name: "Vinyl lettering" })).toHaveCount(1);
});
