import { randomUUID } from "node:crypto";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { answerPath } from "../support/pages/answer-request.ts";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";
import { askedRequest } from "../support/studio/new-request.ts";
import type { RunningShop } from "../support/pages/shop-broker.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";

// Lists are of the whole shop.
test.use({ ownShop: "studio" });

/** Reckons with another number, sees what a price of one's own leaves, and takes it over into a line of the answer. */
async function reckon(page: Page): Promise<void> {
  const calculator = page.getByRole("region", { name: "Calculator" });
  await expect(calculator.getByRole("row", { name: /^500 / })).toContainText("%");
  await calculator.locator("summary", { hasText: "Change pieces" }).press("Enter");
  await calculator.getByLabel("Pieces", { exact: true }).fill("640");
  await expect(calculator.getByRole("row", { name: /^640 / })).toContainText("%");
  await calculator.getByLabel("Own price in dollars").fill("1");
  await expect(calculator.getByText(/^\$1\.00, .* each, is \$[\d.,]+ under what it costs\.$/)).toBeVisible();
  await calculator.getByLabel("Own price in dollars").fill("999.50");
  await expect(calculator.getByText(/^\$999\.50, about \$1\.56 each, leaves \$/)).toBeVisible();
  await calculator.getByRole("button", { name: "Take it over into" }).press("Enter");
  await expect(calculator.getByText("Line 1 of the answer is now 640 pieces for $999.50.")).toBeVisible();
  await expect(page.getByLabel("Pieces", { exact: true }).first()).toHaveValue("640");
  await expect(page.getByLabel("Price in dollars").first()).toHaveValue("999.50");
}

/** Saves words for next time, puts them into the answer, and changes them. */
async function useSavedAnswer(page: Page, number: string): Promise<void> {
  const answer = page.getByRole("region", { name: "Answer with a price" });
  await answer.getByRole("button", { name: /^(Save an answer for next time|Saved answers)$/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Saved answers" });
  await dialog.getByRole("button", { name: "Save the answer" }).press("Enter");
  await expect(dialog.getByText("Please give it a name of one line, at most 80 characters.")).toBeVisible();
  await dialog.getByLabel("Name").fill("We keep the die");
  await dialog.getByLabel("Saved words").fill("Kia ora {first name}, {number} holds until {last day}.");
  await dialog.getByRole("button", { name: "Save the answer" }).press("Enter");
  await expect(dialog.getByText("The answer is saved.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(answer.getByRole("button", { name: "Insert We keep the die" })).toBeVisible();
  await page.getByLabel("Kept until").fill("2026-12-18");
  await page.getByLabel("Words to the customer").press("Alt+1");
  await expect(page.getByLabel("Words to the customer")).toHaveValue(
    new RegExp(`^Kia ora Tane, ${number} holds until .*18 December\\.$`),
  );
}

/** A file in a thread: the shop's picture of it is seen, and it is saved under its name. */
async function expectFile(page: Page, thread: Locator, name: string): Promise<void> {
  const picture = thread.getByRole("img", { name: `Look at ${name}` });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const saved = page.waitForEvent("download");
  await thread.getByRole("link", { name, exact: true }).press("Enter");
  expect((await saved).suggestedFilename()).toBe(name);
}

/** The customer opens what came with the answer, and asks back with a picture. */
async function askBackWithPicture(browser: Browser, shop: RunningShop, email: string): Promise<void> {
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  await open(page, await answerPath(shop, email));
  const talk = page.locator("#talk");
  await expectFile(page, talk, "proof.pdf");
  await talk.getByLabel("Files to attach").setInputFiles([
    { name: "script.js", mimeType: "text/javascript", buffer: Buffer.from("1") },
    { name: "ute.png", mimeType: "image/png", buffer: await page.screenshot() },
  ]);
  await expect(talk.getByText("File type not accepted. Please try again.")).toBeVisible();
  await talk.getByLabel(/^Ask us something/).fill("Does it fit on this door?");
  await talk.getByRole("button", { name: "Send your message" }).press("Enter");
  await expect(talk.getByRole("log")).toContainText("Does it fit on this door?");
  await expectFile(page, talk.getByRole("log"), "ute.png");
  await expect(talk.getByRole("list", { name: "Attached files" })).toHaveCount(0);
  await context.close();
}

test("a request is found, answered with a price, and gone from what waits", async ({ page, shop }) => {
  const email = `${randomUUID()}@example.org`;
  const number = await askedRequest(page, shop.origin, email);
  const studio = await enterAsOwner(page, shop, `${randomUUID()}@example.org`);
  await page.goto(`${studio}/requests`);
  await expect(page.getByRole("region", { name: "The last 30 days" })).toContainText("Within the promise");
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("row", { name: new RegExp(`${number}.*Tane Reid`) })).toBeVisible();

  await page.getByRole("link", { name: number }).press("Enter");
  await expect(page.getByRole("heading", { name: `Request ${number}` })).toBeFocused();
  await reckon(page);
  await useSavedAnswer(page, number);
  await page.getByLabel("Price in dollars").first().fill("much");
  await page.getByLabel("Shipping in dollars").fill("0");
  await page.getByLabel("Words to the customer").fill("Ngā mihi.");
  await page.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(page.getByLabel("Price in dollars").first()).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Price in dollars").first().fill("1,480");
  await page.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(page.getByText(/^Answered with Q.*told by email\.$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "The answer" })).toContainText("$1,480.00");
  await expect(page.getByLabel("Words to the customer")).toHaveValue("Ngā mihi.");

  await page.goto(`${studio}/requests?search=${email}`);
  await expect(page.getByText(`Nothing was found for “${email}”.`)).toBeVisible();
  await page.getByRole("link", { name: "Answered" }).click();
  await expect(page.getByRole("row", { name: new RegExp(number) })).toBeVisible();
});

test("a file goes with the answer, and a picture comes back with a question @long", async ({
  page,
  shop,
  browser,
}) => {
  const email = `${randomUUID()}@example.org`;
  const number = await askedRequest(page, shop.origin, email);
  const studio = await enterAsOwner(page, shop, `${randomUUID()}@example.org`);
  await page.goto(`${studio}/requests/${number}`);
  const answer = page.getByRole("region", { name: "Answer with a price" });
  const template = await page.request.get(`${shop.origin}/artwork-guide/stickers/square/50x50.pdf`);
  const proof = { name: "proof.pdf", mimeType: "application/pdf", buffer: await template.body() };
  await answer.getByLabel("Files to attach").setInputFiles(proof);
  await page.getByLabel("Price in dollars").first().fill("much");
  await answer.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(page.getByLabel("Price in dollars").first()).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Price in dollars").first().fill("480");
  // Somebody else was quicker with words: what was typed stays, and pressing again sends it.
  const said = await page.request.post(`${studio}/api/requests/${number}/messages`, {
    data: { words: "Which jar is it?", seen: 0 },
  });
  expect(said.status(), await said.text()).toBe(200);
  await answer.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(answer.getByText(/^Something was said since you opened the page\./)).toBeVisible();
  await expect(page.getByRole("region", { name: "What was said" })).toContainText("Which jar is it?");
  await answer.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(page.getByText(/^Answered with Q.*told by email\.$/)).toBeVisible();

  await askBackWithPicture(browser, shop, email);
  await page.reload();
  const talk = page.getByRole("region", { name: "What was said" });
  await expect(talk).toContainText("Does it fit on this door?");
  await expectFile(page, talk, "proof.pdf");
  await expectFile(page, talk, "ute.png");
  await talk.getByLabel("Files to attach").setInputFiles(proof);
  await expectWellMade(page);
  await talk.getByRole("button", { name: "Send the message" }).press("Enter");
  await expect(talk.getByRole("link", { name: "proof.pdf" })).toHaveCount(2);
});
