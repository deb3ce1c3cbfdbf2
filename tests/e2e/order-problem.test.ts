import { expect, type Page } from "@playwright/test";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { orderCart, shownNumber, step } from "../support/pages/checkout.ts";
import { newEmail } from "../support/people/members.ts";
import { happens, proofMade } from "../support/people/order-facts.ts";
import { mailedText } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";
import type { RunningShop } from "../support/pages/shop-broker.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** An order on its way, its page open; answers its address. */
async function openSentOrder(page: Page, shop: RunningShop, email: string): Promise<string> {
  await addFrom(page, classicPage);
  const address = await orderCart(page, email);
  const sha256 = "11".padEnd(64, "0");
  await happens(
    shop,
    await shownNumber(page),
    proofMade(1),
    { kind: "proof-approved", line: 1, version: 1, sha256 },
    { kind: "paid", cents: 6_500, reference: "bank 1" },
    { kind: "production-started" },
    { kind: "dispatched", carrier: "NZ Post", tracking: "AB123" },
  );
  await page.goto(address);
  return address;
}

test("a problem is reported by the keyboard alone, with a photo, and the staff's answer is on the timeline @long", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const email = newEmail("problem");
  const address = await openSentOrder(page, shop, email);
  const part = page.getByRole("region", { name: "Is something wrong?" });
  await part.locator("summary").focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Problem" });
  await form.getByRole("button", { name: "Send the report" }).focus();
  await page.keyboard.press("Enter");
  const first = form.getByRole("checkbox", { name: "Print or colours" });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription("Please tick what is wrong.");
  const words = form.getByRole("textbox", { name: "What happened" });
  await expect(words).toHaveAccessibleDescription("Please say what is wrong.");
  await page.keyboard.press("Space");
  await expect(first).toBeChecked();
  await expect(form.getByText("Please tick what is wrong.")).toBeHidden();
  await words.focus();
  await page.keyboard.type("The blue has come out purple.");
  await form
    .getByLabel("Files to attach")
    .setInputFiles({ name: "1.png", mimeType: "image/png", buffer: png });
  await form.getByRole("button", { name: "Send the report" }).focus();
  await page.keyboard.press("Enter");
  const problem = page.getByRole("article", { name: "Problem 1" });
  await expect(problem).toContainText("We are looking at it, and answer here and by email.");
  await expect(problem).toContainText("The blue has come out purple.");
  await expect(step(page, "Problem")).toContainText("We look at it");
  await expect(form).toBeHidden();
  const photo = problem.getByRole("img");
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const mail = await mailedText(shop.dataDir, "staff@kisscut.example", "The blue has come out purple.");
  expect(mail).toMatch(/\/studio\/orders\/K\d\d-/);
  await happens(shop, await shownNumber(page), {
    kind: "problem-answered",
    problem: 1,
    remedy: "reprint",
    words: "It leaves on Friday.",
  });
  await page.goto(address);
  await expect(problem).toContainText("It leaves on Friday.");
  await expect(step(page, "Problem")).toContainText("We make it again");
});

test("a problem is reported without a script; what is wrong with it comes back beside what was typed @long", async ({
  page,
  browser,
  shop,
}) => {
  const address = await openSentOrder(page, shop, newEmail("plain-problem"));
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(address);
  await other.getByText("Report a problem").click();
  await other.getByRole("checkbox", { name: "It has not arrived" }).check();
  await other.getByRole("button", { name: "Send the report" }).click();
  await expect(other.getByText("Please say what is wrong.")).toBeVisible();
  await expect(other.getByRole("checkbox", { name: "It has not arrived" })).toBeChecked();
  await other.getByRole("textbox", { name: "What happened" }).fill("Ten days by now.");
  await other.getByRole("button", { name: "Send the report" }).click();
  await expect(other.getByRole("article", { name: "Problem 1" })).toContainText("Ten days by now.");
  await plain.close();
});
