import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { answerPath, askForLarge } from "../support/pages/answer-request.ts";
import { item } from "../support/pages/cart.ts";
import { fillCheckout, placeButton, shownNumber } from "../support/pages/checkout.ts";
import { colouredLabel, keepFile } from "../support/pages/saved-file.ts";
import { acceptLink } from "../support/pages/quotation.ts";
import { lookAtProof } from "../support/pages/look-at-proof.ts";
import { test } from "../support/pages/shop-test.ts";
import { documentOf } from "../support/artwork/documents.ts";
import { mailedText } from "../support/people/outbox.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { readyOrderBy } from "../support/studio/ready-order.ts";

// The queue is of the whole shop: one of its own has few orders.
test.use({ ownShop: "journey" });
test.setTimeout(360_000);

/** Asks, is answered, accepts and orders; answers the order's number and its address. */
async function orderAnswered(page: Page, staff: Page, studio: string, dataDir: string) {
  const email = newEmail("journey");
  const requestNo = await askForLarge(page, email);
  const mail = await mailedText(dataDir, email, "/q/request/");
  await open(page, /\/q\/request\/\w+\/[\w-]+/.exec(mail)?.[0] ?? "");
  const file = { name: "van.pdf", mimeType: "application/pdf", buffer: await documentOf(906, 906) };
  await page.locator("#talk input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Send your message" }).click();
  await expect(page.getByRole("log")).toContainText("van.pdf");
  await staff.goto(`${studio}/requests/${requestNo}`);
  await staff.getByLabel("Price in dollars").first().fill("640");
  await staff.getByLabel("Shipping in dollars").fill("0");
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await expect(staff.getByText(/^Answered with Q.*told by email\.$/)).toBeVisible();
  await open(page, await answerPath({ dataDir }, email));
  await acceptLink(page).click();
  await expect(page.getByText("its prices are kept until")).toBeVisible();
  await fillCheckout(page, email);
  await placeButton(page).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  return { number: await shownNumber(page), address: page.url() };
}

/** The studio's page of an order, read anew. */
async function openInStudio(staff: Page, studio: string, number: string): Promise<void> {
  await staff.goto(`${studio}/orders/${number}`);
  await expect(staff.getByRole("heading", { name: `Order ${number}`, level: 1 })).toBeFocused();
}

async function press(staff: Page, button: string, noted: RegExp): Promise<void> {
  await staff.getByRole("button", { name: button, exact: true }).click();
  await expect(staff.getByRole("status").filter({ hasText: noted })).toBeVisible();
}

test("a question becomes an order that is paid, proofed, changed, approved, made and sent, seen from both sides", async ({
  page,
  shop,
  browser,
}) => {
  const context = await browser.newContext();
  const staff = await context.newPage();
  const studio = await enterAsOwner(staff, shop, newEmail("owner"));
  const { number, address } = await orderAnswered(page, staff, studio, shop.dataDir);

  await openInStudio(staff, studio, number);
  await staff.getByLabel("Reference").first().fill("bank 7");
  await press(staff, "Note the payment", /All is paid\./);
  await staff.getByRole("button", { name: "Use van.pdf" }).click();
  await expect(staff.getByText("Now: van.pdf")).toBeAttached();
  await press(staff, "Send the proof", /The proof is ready\./);

  await page.goto(address);
  await expect(page.getByRole("link", { name: /^quote request R/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /, as it is printed$/ }).first()).toBeVisible();
  await page.getByText("Ask for a change").click();
  await page
    .getByRole("textbox", { name: "What should we change?" })
    .fill("The bee a little larger, please.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("A new proof follows by email.")).toBeVisible();

  await openInStudio(staff, studio, number);
  await expect(staff.getByText("The bee a little larger, please.").first()).toBeVisible();
  await staff.getByLabel("Note to the customer").fill("It is larger.");
  await press(staff, "Send proof 2", /Proof 2 is ready/);
  await page.goto(address);
  await expect(page.getByRole("article").first()).toContainText("It is larger.");
  await lookAtProof(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("You approved this proof.")).toBeVisible();

  await openInStudio(staff, studio, number);
  const ticket = staff.waitForEvent("download");
  await staff.getByRole("link", { name: "Job ticket (PDF)" }).click();
  expect(await (await ticket).failure()).toBeNull();
  await staff.goto(`${studio}/print-queue`);
  const batch = staff.getByRole("region").filter({ has: staff.getByRole("link", { name: number }) });
  await batch.getByRole("button", { name: /^Start production of/ }).click();
  await staff.getByRole("dialog").getByRole("button", { name: "Start production" }).click();
  await expect(staff.getByRole("dialog")).toHaveCount(0);
  await staff.getByRole("button", { name: new RegExp(`^Printed: ${number}`) }).click();
  await expect(staff.getByRole("link", { name: number })).toHaveCount(0);

  await openInStudio(staff, studio, number);
  await staff.getByLabel("Carrier").fill("NZ Post");
  await staff.getByLabel("Tracking number").fill("AB123");
  await press(staff, "It has left", /on its way with NZ Post/);
  await page.goto(address);
  await expect(page.getByRole("region", { name: "Order details" })).toContainText("AB123");
  await page.getByRole("link", { name: "Order again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order again" })).toBeVisible();
  await context.close();
});

test("what has artwork is printed from the queue's own file, and ordered again @long", async ({
  page,
  shop,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  const artwork = await keepFile(page, await colouredLabel("plum.png", "#803050"));
  const number = await readyOrderBy(page, studio, { artwork });
  await page.goto(`${studio}/print-queue`);
  const file = page.getByRole("list", { name: new RegExp(`^Print files of ${number}`) }).getByRole("link");
  const coming = page.waitForEvent("download");
  await file.click();
  const saved = await coming;
  expect(await saved.failure()).toBeNull();
  expect(saved.suggestedFilename()).toMatch(
    new RegExp(`^${number}_1-1_stickers-die-cut_.+_front_sheet\\.pdf$`),
  );
  await page.goto(`${shop.origin}/order/${number}`);
  await page.getByRole("link", { name: "Order again" }).click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(item(page, "Classic paper stickers, die cut, 50 mm circle")).toBeVisible();
});
