import { expect, type Page } from "@playwright/test";
import { generate } from "otplib";
import { pressByKeys, tabTo, typeByKeys } from "../support/pages/pay-by-keys.ts";
import { test } from "../support/pages/shop-test.ts";
import { makeMember, newEmail } from "../support/people/members.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import type { RunningShop } from "../support/pages/shop-broker.ts";
import { askedRequest } from "../support/studio/new-request.ts";
import { shownSecret } from "../support/studio/enter-as-owner.ts";
import { ownerLink } from "../support/studio/owner-link.ts";
import { approveBy, placedBy } from "../support/studio/ready-order.ts";

// Columns and batches are of the whole shop: one of its own has few orders.
test.use({ ownShop: "day" });
test.setTimeout(360_000);

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const said = (page: Page, words: string | RegExp) => page.getByRole("status").filter({ hasText: words });

/** Has set up a password and a time code some days ago, and comes in with both. */
async function comeIn(page: Page, shop: RunningShop, email: string): Promise<void> {
  await page.goto(await ownerLink(shop, email));
  await typeByKeys(page, page.getByLabel("Your name"), "Mere Tāwhai");
  await typeByKeys(page, page.getByLabel("New password"), "honey-and-thyme\n");
  await expect(page.getByLabel("Six digits")).toBeFocused();
  const secret = await shownSecret(page);
  await page.keyboard.type(`${await generate({ secret })}\n`);
  await pressByKeys(page, button(page, "Later"));
  await expect(heading(page, "Today")).toBeFocused();
  await signOut(page);
  await inDatabase(shop, "update staff_time_code set last_step = 0");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("honey-and-thyme\n");
  await expect(page.getByLabel("Six digits")).toBeFocused();
  await page.keyboard.type(`${await generate({ secret })}\n`);
  await expect(heading(page, "Today")).toBeFocused();
}

/** From the head of a room it is one step back. */
async function signOut(page: Page): Promise<void> {
  await page.keyboard.press("Shift+Tab");
  await expect(button(page, "Sign out")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email address")).toBeFocused();
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: /^Number, name/ })).toBeFocused();
  await page.keyboard.type(words);
}

/** From wherever one is, by what one has in mind; its head has the focus. */
async function goTo(page: Page, words: string, name: string): Promise<void> {
  await search(page, `${words}\n`);
  await expect(heading(page, name)).toBeFocused();
}

/** Found by their address, after what they asked for; given points for what went wrong. */
async function givePoints(page: Page, email: string): Promise<void> {
  await search(page, email);
  const found = page.getByRole("option", { name: /^Ann Lee/ });
  await expect(found).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(found).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Ann Lee")).toBeFocused();
  const points = page.getByRole("textbox", { name: "Points" });
  await typeByKeys(page, points, "5");
  await typeByKeys(page, page.getByLabel("Why"), "A label was crooked\n");
  await expect(said(page, "The points are entered.")).toBeVisible();
  await expect(points).toBeFocused();
}

/** A task of Today leads to a request, which is answered with a price. */
async function answerRequest(page: Page, number: string): Promise<void> {
  await pressByKeys(page, page.getByRole("link", { name: number }));
  await expect(heading(page, `Request ${number}`)).toBeFocused();
  await typeByKeys(page, page.getByLabel("Price in dollars").first(), "640");
  await typeByKeys(page, page.getByLabel("Shipping in dollars"), "0");
  await typeByKeys(page, page.getByLabel("Working days"), "6");
  await typeByKeys(page, page.getByLabel("Words to the customer"), "Ngā mihi.");
  await pressByKeys(page, button(page, "Send the answer"));
  await expect(said(page, /^Answered with Q.*told by email\.$/)).toBeVisible();
  await expect(button(page, "Send the new answer")).toBeFocused();
}

/** The payment is noted, and the proof sent; what was noted is read with the focus each time. */
async function payAndProof(page: Page, number: string): Promise<void> {
  await goTo(page, number, `Order ${number}`);
  await typeByKeys(page, page.getByLabel("Reference").first(), "bank 7\n");
  await expect(said(page, "All is paid.")).toBeFocused();
  await typeByKeys(page, page.getByLabel("Note to the customer"), "As you drew it.");
  await pressByKeys(page, button(page, "Send the proof"));
  await expect(said(page, "The proof is ready.")).toBeFocused();
}

/** The card is moved on, and keeps the focus in the column that it comes to. */
async function startOnBoard(page: Page, number: string): Promise<void> {
  await goTo(page, "board", "Board");
  const column = (name: string) => page.getByRole("region", { name });
  await tabTo(page, column("Ready to be made").getByRole("link", { name: number }));
  await page.keyboard.press("Shift+ArrowRight");
  const asked = page.getByRole("dialog", { name: `Start production: ${number}?` });
  await pressByKeys(page, asked.getByRole("button", { name: "Start production" }));
  await expect(column("In production").getByRole("link", { name: number })).toBeFocused();
  await expect(said(page, `${number}: it is in production.`)).toBeVisible();
}

/** It is noted as printed: what is left of the queue has the focus. */
async function print(page: Page, number: string): Promise<void> {
  await goTo(page, "print queue", "Print queue");
  await pressByKeys(page, button(page, new RegExp(`^Printed: ${number}`)));
  await expect(said(page, "1 line noted as printed.")).toBeVisible();
  await expect(page.getByRole("link", { name: number })).toHaveCount(0);
  await expect(heading(page, "Print queue")).toBeFocused();
}

/** The ticket is saved, labels asked for, and it leaves with its number. */
async function send(page: Page, number: string): Promise<void> {
  await goTo(page, number, `Order ${number}`);
  const ticket = page.waitForEvent("download");
  await pressByKeys(page, page.getByRole("link", { name: "Job ticket (PDF)" }));
  expect(await (await ticket).failure()).toBeNull();
  await typeByKeys(page, page.getByLabel("Carrier"), "NZ Post");
  await typeByKeys(page, page.getByLabel("Tracking number"), "AB123");
  await typeByKeys(page, page.getByLabel("Parcels"), "2");
  const labels = page.waitForEvent("download");
  await pressByKeys(page, button(page, "Parcel labels (PDF)"));
  expect(await (await labels).failure()).toBeNull();
  await pressByKeys(page, button(page, "It has left"));
  await expect(said(page, "on its way with NZ Post")).toBeFocused();
}

test("a day in the studio by keyboard alone: from the sign-in to the sign-out @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("studio-day");
  await makeMember(shop, page, email);
  const request = await askedRequest(page, shop.origin, email);
  const order = await placedBy(page);
  const review = { product_id: 5, title: "Sharp on brown", rate: 4, comment: "The small type is crisp." };
  const sent = await page.request.post("/api/quote/create/review", { multipart: review });
  expect(sent.status(), await sent.text()).toBe(201);

  await comeIn(page, shop, newEmail("owner"));
  await answerRequest(page, request);
  await payAndProof(page, order);
  await approveBy(page, order);
  await startOnBoard(page, order);
  await print(page, order);
  await send(page, order);

  await givePoints(page, email);
  await goTo(page, "reviews", "Reviews");
  await pressByKeys(
    page,
    page.getByRole("article", { name: review.title }).getByRole("button", { name: "Accept" }),
  );
  await expect(said(page, `“${review.title}” was accepted`)).toBeVisible();
  await expect(heading(page, "Reviews")).toBeFocused();

  await goTo(page, "settings", "Settings");
  await tabTo(page, page.getByLabel("GST number"));
  await goTo(page, "today", "Today");
  await signOut(page);
});
