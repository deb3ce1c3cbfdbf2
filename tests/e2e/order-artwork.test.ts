import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { orderCart, shownNumber } from "../support/pages/checkout.ts";
import { colouredLabel, keepFile } from "../support/pages/saved-file.ts";
import { newEmail } from "../support/people/members.ts";
import { callAsOwner } from "../support/studio/enter-as-owner.ts";
import { happens, proofMade } from "../support/people/order-facts.ts";
import { test } from "../support/pages/shop-test.ts";

const EVALUATED =
  "Sorry, update is unavailable. Your artwork has already been evaluated. Please close modal to check evaluation details.";

const dialog = (page: Page) => page.getByRole("dialog");
const ready = (page: Page) => dialog(page).getByText("Ready to be sent").first();

test("artwork is sent on the order's page by the keyboard alone, and other artwork in its place @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await addFrom(page, classicPage);
  await orderCart(page, newEmail("artwork"));
  const line = page.getByRole("article");
  await expect(line).toContainText("We need your artwork. Send it here, or email it to");
  await line.getByRole("button", { name: "Send your artwork" }).focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Send", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("alert").filter({ hasText: "Please upload your file" })).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await dialog(page).getByRole("button", { name: "Choose a file" }).focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(await colouredLabel("plum.png", "#803050"));
  await expect(ready(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole("button", { name: "Send", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  const picture = line.getByRole("img", { name: /, with your artwork$/ });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const before = await picture.getAttribute("src");
  await expect(line.getByRole("button", { name: "Send other artwork" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Now: plum.png");
  await dialog(page)
    .getByLabel("Your file", { exact: true })
    .setInputFiles(await colouredLabel("leaf.png", "#208040"));
  await expect(ready(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Take it back: leaf.png" }).click();
  await expect(ready(page)).toBeHidden();
  await dialog(page)
    .getByLabel("Your file", { exact: true })
    .setInputFiles(await colouredLabel("bee.png", "#e0b010"));
  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => picture.getAttribute("src")).not.toBe(before);
  await page.getByText("What has happened so far").click();
  await expect(page.getByText("Artwork was sent.")).toHaveCount(2);
});

test("artwork that was looked at meanwhile is not replaced: the dialog says so, in this tab and the next time @long", async ({
  page,
  shop,
}) => {
  const file = await keepFile(page, await colouredLabel("plum.png", "#803050"));
  await addFrom(page, `${classicPage}&artwork=${file}`);
  await orderCart(page, newEmail("looked"));
  const number = await shownNumber(page);
  const line = page.getByRole("article");
  await line.getByRole("button", { name: "Send other artwork" }).click();
  await dialog(page)
    .getByLabel("Your file", { exact: true })
    .setInputFiles(await colouredLabel("leaf.png", "#208040"));
  await expect(ready(page)).toBeVisible();
  // Its first proof goes out by itself; the next is a person's.
  const proof = async () =>
    (await callAsOwner<{ items: { proof: string }[] }>(shop, `orders/${number}`)).items[0]?.proof;
  await expect.poll(proof).toBe("Proof is with the customer");
  await happens(shop, number, proofMade(1, 2));
  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog(page).getByRole("alert").filter({ hasText: EVALUATED })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(line).toContainText("is ready.");
  await line.getByRole("button", { name: "Send other artwork" }).click();
  await expect(dialog(page).getByRole("alert").filter({ hasText: EVALUATED })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});
