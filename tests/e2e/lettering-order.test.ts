import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { addButton, addFrom, item, total } from "../support/pages/cart.ts";
import { test } from "../support/pages/shop-test.ts";

/** "Kia ora" in Pacifico, so many millimetres high. */
function kiaOra(mm: number): string {
  const size = encodeURIComponent(JSON.stringify({ size: { by: "height", mm } }));
  return `/vinyl-lettering-designer?text=Kia%20ora&font=pacifico&lettering=${size}`;
}

function panel(page: Page) {
  return page.getByRole("region", { name: "Your price" });
}

test("words in an address have their price, keep through a change and a reload, and are ordered and changed as they are", async ({
  page,
}) => {
  await open(page, kiaOra(60));
  const price = await total(page).innerText();
  expect(price).toMatch(/^\$\d/);
  await page.getByRole("radio", { name: "Kiss Cut" }).check();
  await expect(page).toHaveURL(/supply=kiss-cut&text=Kia%20ora/);
  await page.reload();
  await page.getByRole("radio", { name: "Transfer Tape" }).check();
  await expect(total(page)).toHaveText(price);

  await addFrom(page, kiaOra(60));
  await open(page, "/cart");
  const line = item(page, "Vinyl lettering “Kia ora”");
  await expect(line).toContainText("239 x 60 mm");
  await expect(line).toContainText("Pacifico");
  await line.getByRole("link", { name: /Change|Edit/ }).click();
  await expect(page).toHaveURL(/text=Kia%20ora&font=pacifico/);
  await expect(total(page)).toContainText("$");
});

test("words that are too small are priced and say what would do; the cart waits, a person can be asked", async ({
  page,
}) => {
  await open(page, "/vinyl-lettering-designer?text=Kia%20ora&font=pacifico");
  const words = page.getByRole("group", { name: "Your words" });
  await expect(words).toContainText("at least 10 mm is needed. Make your text 27 mm high or more.");
  await expect(words.getByRole("textbox", { name: "Your text" })).toHaveAttribute("aria-invalid", "true");
  await expect(total(page)).toContainText(/^\$\d.*Not orderable yet: letters under 10 mm/);
  await expect(page.getByRole("status", { name: "Delivery date" })).toContainText("With you by");
  await expect(page.getByRole("status", { name: "Shipping" })).toContainText("Standard");
  for (const name of ["ADD TO CART", "Add to Compare", "You can print"]) {
    const button = panel(page).getByRole("button", { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Check the lettering");
  }
  await expect(panel(page).getByRole("button", { name: "Request a quote" })).toBeEnabled();
  await words.getByRole("button", { name: "Make it 27 mm high" }).click();
  await expect(total(page)).toContainText(/^\$\d/);
  await expect(total(page)).not.toContainText("Not orderable");
  await expect(addButton(page)).toBeEnabled();
});

test("a face that this page has not loaded comes when its words are gone back to", async ({ page }) => {
  await open(page, kiaOra(60));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    const words =
      "?text=Hello&font=roboto&lettering=%7B%22size%22%3A%7B%22by%22%3A%22height%22%2C%22mm%22%3A90%7D%7D";
    history.pushState(history.state, "", location.pathname + words);
    history.pushState(history.state, "", `${location.href}&quantity=2`);
    history.back();
  });
  await expect(total(page)).toContainText("$");
  await expect.poll(() => asked).toContain("/fonts/lettering/roboto.measures.json");
});
