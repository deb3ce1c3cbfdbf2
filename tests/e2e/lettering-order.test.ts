import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { addFrom, item, total } from "../support/pages/cart.ts";
import { choose } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

/** "Kia ora" in Pacifico, so many millimetres high. */
function kiaOra(mm: number): string {
  const size = encodeURIComponent(JSON.stringify({ size: { by: "height", mm } }));
  return `/vinyl-lettering-designer?text=Kia%20ora&font=pacifico&lettering=${size}`;
}

test("words in an address have their price, keep through a change and a reload, and are ordered and changed as they are", async ({
  page,
}) => {
  await open(page, kiaOra(60));
  const price = await total(page).innerText();
  expect(price).toMatch(/^\$\d/);
  await choose(page, "Supply", "Kiss Cut");
  await expect(page).toHaveURL(/supply=kiss-cut&text=Kia%20ora/);
  await page.reload();
  await choose(page, "Supply", "Transfer Tape");
  await expect(total(page)).toHaveText(price);

  await addFrom(page, kiaOra(60));
  await open(page, "/cart");
  const line = item(page, "Vinyl lettering “Kia ora”");
  await expect(line).toContainText("239 x 60 mm");
  await expect(line).toContainText("Pacifico");
  const attaching = "How to attach when the auxiliary sheet is enclosed";
  await expect(page.getByRole("button", { name: /^How to attach/ })).toHaveText([attaching]);
  await page.getByRole("button", { name: attaching }).click();
  await expect(page.getByRole("dialog", { name: attaching })).toContainText(
    "Peel the auxiliary sheet slowly.",
  );
  await page.keyboard.press("Escape");
  await line.getByRole("link", { name: /Change|Edit/ }).click();
  await expect(page).toHaveURL(/text=Kia%20ora&font=pacifico/);
  await expect(total(page)).toContainText("$");

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const words =
      "?text=Hello&font=roboto&lettering=%7B%22size%22%3A%7B%22by%22%3A%22height%22%2C%22mm%22%3A90%7D%7D";
    history.pushState(history.state, "", location.pathname + words);
    history.pushState(history.state, "", `${location.href}&quantity=2`);
    history.back();
  });
  // A face that this page has not loaded comes when its words are gone back to.
  await expect.poll(() => asked).toContain("/fonts/lettering/roboto.measures.json");
  await expect(total(page)).toContainText("$");
});
