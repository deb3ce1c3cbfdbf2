import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { makeMember, newEmail } from "../support/people/members.ts";
import {
  numberIn,
  printButton,
  printQuotation,
  quotationDialog,
  saveBillTo,
  tags,
} from "../support/pages/quotation.ts";
import { readPdf } from "../support/server/read-pdf.ts";
import { test } from "../support/pages/shop-test.ts";

test("a member prints, finds the known address, changes it, which leaving saves, keeps the PDF, and finds it all in the account", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("tane"));
  const address = {
    address_label: "Home",
    address: "8 Marae Road",
    city_town: "Ōtaki",
    province: "Wellington",
  };
  await page.request.post("/api/account/addresses", {
    data: { ...address, postcode: "5512", phone_number: "06 555 0100" },
  });
  await open(page, tags);
  const dialog = await printQuotation(page);
  await expect(dialog.getByRole("group").or(dialog)).toContainText("8 Marae Road");
  await expect(dialog).toContainText("Ann Lee");
  await expect(dialog.getByRole("definition").filter({ hasText: "if ordered on the day" })).toBeVisible();
  // The facts leave room beside them: the heading stays on one line.
  expect((await dialog.getByRole("heading", { name: "Bill To" }).boundingBox())?.height).toBeLessThan(30);
  await expect(dialog.getByRole("row", { name: /Swing tags.*2 sets of 250 pcs/ })).toBeVisible();
  const total = await page.getByRole("status", { name: "Total price" }).textContent();
  const price = /\$[\d,.]+/.exec(total ?? "")?.[0] ?? "no price";
  await expect(dialog.getByRole("definition").filter({ hasText: price })).toHaveCount(2);

  await dialog.getByRole("button", { name: "Edit Bill To" }).click();
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await dialog.getByLabel("Company").fill("Kōwhai Honey Ltd");
  await saveBillTo(dialog);
  await expect(dialog).toContainText("Saved.");
  await expect(dialog.getByRole("button", { name: "Edit Bill To" })).toBeFocused();

  const kept = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Download PDF" }).click();
  const file = await kept;
  const number = await numberIn(dialog);
  expect(file.suggestedFilename()).toBe(`Quotation-${number}.pdf`);
  const { text } = readPdf(await readFile(await file.path()));
  for (const words of [number, "Ann Lee", "Kōwhai Honey Ltd", "8 Marae Road", "Ōtaki 5512", price])
    expect(text).toContain(words);

  // Leaving the edit mode saves, by printing and by closing too.
  await dialog.getByRole("button", { name: "Edit Bill To" }).click();
  await dialog.getByLabel("Company").fill("Kōwhai Honey & Co");
  const document = page
    .context()
    .waitForEvent("response", (response) => /\/pdf\/quotation\/preview\?quotation_no=Q/.test(response.url()));
  await dialog.getByRole("link", { name: /Print preview/ }).click();
  expect((await document).headers()["content-type"]).toBe("application/pdf");
  await expect(dialog).toContainText("Kōwhai Honey & Co");
  await dialog.getByRole("button", { name: "Edit Bill To" }).click();
  await dialog.getByLabel("Company").fill("Closed Ltd");
  const saved = page.waitForResponse("**/api/quote/update/quotation/*");
  await page.keyboard.press("Escape");
  expect((await saved).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect(printButton(page)).toBeFocused();

  await open(page, "/account");
  const place = page.getByRole("region", { name: "Quotations" });
  await expect(place.getByRole("listitem")).toContainText(number);
  await expect(place.getByRole("listitem")).toContainText(price);
  await place.getByRole("button", { name: `Open ${number}` }).click();
  await expect(quotationDialog(page)).toContainText("Closed Ltd");
});

test("a cart is printed with its coupon; changed, it is another quotation @long", async ({ page }) => {
  await open(page, "/stickers/paper?product=classic-paper&quantity=100");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByRole("link", { name: /^View cart/ })).toBeVisible();
  await page.request.post("/api/cart/coupon", { data: { coupon_code: "FIRSTPEEL" } });
  await page.goto("/cart");
  const total = page.getByRole("status", { name: "Total price" });
  const priced = async () => {
    await expect(total).toContainText("$");
    return /\$[\d,.]+/.exec((await total.textContent()) ?? "")?.[0] ?? "no price";
  };
  const print = page.getByRole("button", { name: "Print quotation" });
  await print.click();
  const dialog = quotationDialog(page);
  await expect(dialog.getByText("Coupon discount")).toBeVisible();
  const first = [await numberIn(dialog), await priced()];
  await expect(dialog.getByRole("definition").filter({ hasText: first[1] })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();

  const [item] = (await (await page.request.get("/api/cart")).json()).data.cart_items;
  await page.request.patch(`/api/cart/items/${item.id}`, { data: { quantity: 200 } });
  await page.goto("/cart?key=1");
  await expect(total).not.toContainText(first[1] ?? "");
  await print.click();
  await expect(dialog.getByRole("row", { name: /200 pcs/ })).toBeVisible();
  expect(await numberIn(dialog)).not.toBe(first[0]);
});
