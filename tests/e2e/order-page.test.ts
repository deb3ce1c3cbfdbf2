import { expect } from "@playwright/test";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { orderCart, shownNumber, step } from "../support/pages/checkout.ts";
import { sendCoarse } from "../support/pages/saved-file.ts";
import { newEmail } from "../support/people/members.ts";
import { happens, proofMade } from "../support/people/order-facts.ts";
import { lookAtProof } from "../support/pages/look-at-proof.ts";
import { test } from "../support/pages/shop-test.ts";

test("a change is asked for, the next proof approved, the payment arrives, and the parcel goes its way @long", async ({
  page,
  shop,
}) => {
  await addFrom(page, classicPage);
  const address = await orderCart(page, newEmail("proof"));
  const number = await shownNumber(page);
  await expect(page.getByRole("region", { name: "Pay by bank transfer" })).toContainText(number);
  await sendCoarse(page, number);
  await happens(shop, number, proofMade(1));
  await page.goto(address);
  const picture = page.getByRole("img", { name: /, with your artwork$/ });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.getByText("Ask for a change").click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const words = page.getByRole("textbox", { name: "What should we change?" });
  await expect(words).toHaveAccessibleDescription("Your message is required. Please try again.");
  await words.fill("The bee a little larger, please.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("A new proof follows by email.")).toBeVisible();
  await happens(shop, number, proofMade(1, 2, "The bee is larger."));
  await page.goto(address);
  await expect(page.getByRole("article")).toContainText("Proof 2 is ready.");
  await expect(page.getByRole("article")).toContainText("The bee is larger.");
  await lookAtProof(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("You approved this proof.")).toBeVisible();
  await expect(step(page, "Proof approved")).toContainText("done");
  await happens(shop, number, { kind: "paid", cents: 6_500, reference: "bank 1" });
  await page.goto(address);
  await expect(page.getByText(/^With you by/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Pay by bank transfer" })).toBeHidden();
  await happens(
    shop,
    number,
    { kind: "production-started" },
    { kind: "dispatched", carrier: "NZ Post", tracking: "AB123" },
  );
  await page.goto(address);
  await expect(page.getByRole("region", { name: "Order details" })).toContainText("AB123");
  await expect(page.getByText("Cancel this order")).toBeHidden();
});

test("a proof that another tab has approved says so; the order is cancelled, once it was asked for twice @long", async ({
  page,
  context,
  shop,
}) => {
  await addFrom(page, classicPage);
  const address = await orderCart(page, newEmail("twice"));
  const number = await shownNumber(page);
  await sendCoarse(page, number);
  await happens(shop, number, proofMade(1));
  await page.goto(address);
  const second = await context.newPage();
  await second.goto(address);
  await lookAtProof(second);
  await second.getByRole("button", { name: "Approve" }).click();
  await expect(second.getByText("You approved this proof.")).toBeVisible();
  await page.getByText("Ask for a change").click();
  await page.getByRole("textbox", { name: "What should we change?" }).fill("Wait");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const sentence =
    "Sorry, your final proof has already been approved. Please close the modal to check for updates.";
  await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByText("You approved this proof.")).toBeVisible();

  await page.getByText("Cancel this order").click();
  await page.getByRole("textbox", { name: "Why, if you like to say" }).fill("Ordered twice");
  await page.getByRole("button", { name: "Yes, cancel the order" }).click();
  await expect(page.getByText("This order is cancelled.")).toBeVisible();
  await expect(step(page, "Cancelled")).toBeVisible();
  await page.getByText("What has happened so far").click();
  await expect(page.getByText("The order was cancelled: “Ordered twice”")).toBeVisible();
});
