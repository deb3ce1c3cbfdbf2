import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { lookByKeys } from "../support/pages/look-at-proof.ts";
import { test } from "../support/pages/card-shop-test.ts";
import { open } from "../support/pages/account.ts";
import { answerPath, askByCall } from "../support/pages/answer-request.ts";
import { mainButton } from "../support/pages/banner.ts";
import { pressByKeys, tabTo, typeByKeys } from "../support/pages/pay-by-keys.ts";
import { fillCheckout, placeButton, shownNumber } from "../support/pages/checkout.ts";
import { acceptLink } from "../support/pages/quotation.ts";
import { documentOf } from "../support/artwork/documents.ts";
import { mailedText } from "../support/people/outbox.ts";
import { newEmail } from "../support/people/members.ts";
import { callAsOwner, enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { placedBy } from "../support/studio/ready-order.ts";

// What the staff do with an order while they talk to its customer: on a telephone's screen, with the keyboard alone.
test.use({ viewport: { width: 375, height: 812 } });
test.describe.configure({ timeout: 360_000 });

interface Money {
  readonly due: string;
  readonly owed: string;
  readonly seen: number;
}

/** Writes over what stands in a field. */
async function writeByKeys(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first();
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Puts the pieces of the first line right, for a reason. */
async function correctByKeys(page: Page, studio: string, number: string, pieces: string): Promise<void> {
  await page.goto(`${studio}/orders/${number}`);
  await pressByKeys(page, page.getByRole("link", { name: "Correct this order" }));
  await expect(page.getByRole("heading", { name: `Correct order ${number}` })).toBeFocused();
  await pressByKeys(page, page.getByRole("button", { name: /^Change: / }));
  await writeByKeys(page, "Pieces", pieces);
  const sums = page.getByRole("form", { name: "What it comes to" });
  await expect(sums.getByText(/^It costs \$[\d.]+ (?:more|less)\.$/)).toBeVisible();
  await typeByKeys(page, sums.getByLabel("Why"), "You rang us.");
  await expectNoSidewaysScroll(page);
  await pressByKeys(page, sums.getByRole("button", { name: "Put it right" }));
  await expect(page.getByRole("heading", { name: `Order ${number}`, exact: true })).toBeVisible();
}

test("250 become 500 and 250 again, and what is too much goes back to the card and by transfer @long", async ({
  page,
  shop,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  const number = await placedBy(page, { quantity: 250 });
  const money = () => callAsOwner<Money>(shop, `orders/${number}`);
  await page.goto(`${shop.origin}/order/${number}`);
  await pressByKeys(page, page.getByRole("button", { name: "Pay by card" }));
  await pressByKeys(page, page.getByRole("button", { name: /^Pay \$/ }));
  await expect(page.getByText("Your payment is here, thank you.")).toBeVisible();

  await correctByKeys(page, studio, number, "500");
  const { due } = await money();
  expect(Number(due)).toBeGreaterThan(10);
  await writeByKeys(page, "Reference", "bank 500");
  await pressByKeys(page, page.getByRole("button", { name: "Note the payment" }));
  await expect(page.getByRole("status").filter({ hasText: /All is paid\./ })).toBeVisible();

  await correctByKeys(page, studio, number, "250");
  expect((await money()).owed).toBe(due);
  const payments = page.getByRole("region", { name: "Payments" });
  const back = payments.locator("details").first();
  await expect(back).toHaveAttribute("open");
  await expect(back.getByLabel("Whither")).toHaveValue("card");
  await tabTo(page, back.getByLabel("Amount in dollars"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("10.00");
  await pressByKeys(page, back.getByRole("button", { name: "Give it back now" }));
  await pressByKeys(page, page.getByRole("button", { name: /^Yes/ }));
  const rest = (Number(due) - 10).toFixed(2);
  await expect.poll(async () => (await money()).owed).toBe(rest);

  const other = payments.locator("details").last();
  await pressByKeys(page, other.locator("summary"));
  await expect(other.getByLabel("Whither")).toHaveValue("transfer");
  await expect(other.getByLabel("Amount in dollars")).toHaveValue(rest);
  await typeByKeys(page, other.getByLabel("Reference"), "back 250");
  await expectNoSidewaysScroll(page);
  await pressByKeys(page, other.getByRole("button", { name: "Note the refund" }));
  await expect.poll(async () => (await money()).owed).toBe("");
  await page.goto(`${shop.origin}/order/${number}`);
  await expect(page.getByText("Still to pay")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Credit note/ })).toBeVisible();
});

test("a question with a PDF is answered, accepted, paid by card, proofed, approved, made and sent @long", async ({
  page,
  shop,
  browser,
}) => {
  const email = newEmail("question-keys");
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const staff = await context.newPage();
  const studio = await enterAsOwner(staff, shop, newEmail("owner"));
  const requestNo = await askByCall(page, email);
  const mail = await mailedText(shop.dataDir, email, "/q/request/");
  await open(page, /\/q\/request\/\w+\/[\w-]+/.exec(mail)?.[0] ?? "");
  const file = { name: "van.pdf", mimeType: "application/pdf", buffer: await documentOf(906, 906) };
  await page.locator("#talk input[type=file]").setInputFiles(file);
  await pressByKeys(page, page.getByRole("button", { name: "Send your message" }));
  await expect(page.getByRole("log")).toContainText("van.pdf");

  await staff.goto(`${studio}/requests/${requestNo}`);
  await writeByKeys(staff, "Price in dollars", "640");
  await writeByKeys(staff, "Shipping in dollars", "0");
  await expectNoSidewaysScroll(staff);
  await pressByKeys(staff, staff.getByRole("button", { name: "Send the answer" }));
  await expect(staff.getByText(/^Answered with Q.*told by email\.$/)).toBeVisible();
  await open(page, await answerPath(shop, email));
  await expectNoSidewaysScroll(page);
  await pressByKeys(page, acceptLink(page));
  await expect(page.getByText("its prices are kept until")).toBeVisible();
  await fillCheckout(page, email);
  await pressByKeys(page, placeButton(page));
  await pressByKeys(page, page.getByRole("button", { name: "Pay $640.00" }));
  await expect(page.getByText("Your payment is here, thank you.")).toBeVisible();
  const [number, address] = [await shownNumber(page), page.url()];

  const inStudio = async () => {
    await staff.goto(`${studio}/orders/${number}`);
    await expect(staff.getByRole("heading", { name: `Order ${number}`, exact: true })).toBeFocused();
  };
  const press = async (button: string, noted: RegExp) => {
    await pressByKeys(staff, staff.getByRole("button", { name: button, exact: true }));
    await expect(staff.getByRole("status").filter({ hasText: noted })).toBeVisible();
  };
  await inStudio();
  await pressByKeys(staff, staff.getByRole("button", { name: "Use van.pdf" }));
  await expect(staff.getByText("Now: van.pdf")).toBeAttached();
  await press("Send the proof", /The proof is ready\./);
  await page.goto(address);
  await expectNoSidewaysScroll(page);
  await lookByKeys(page);
  await pressByKeys(page, page.getByRole("button", { name: "Approve" }));
  await expect(page.getByText("You approved this proof.")).toBeVisible();
  await inStudio();
  await press("Start production", /./);
  await typeByKeys(staff, staff.getByLabel("Carrier"), "NZ Post");
  await typeByKeys(staff, staff.getByLabel("Tracking number"), "AB123");
  await press("It has left", /on its way with NZ Post/);
  await page.goto(address);
  await expect(page.getByRole("region", { name: "Order details" })).toContainText("AB123");
  await context.close();
});

test("an order by telephone is taken at a price by hand @long", async ({ page, shop }) => {
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.goto(`${studio}/new-order`);
  await pressByKeys(page, page.getByRole("button", { name: "Somebody new" }));
  await expect(page.getByRole("heading", { name: "Order for a customer" })).toBeFocused();
  const person = {
    "First name": "Jo",
    "Last name": "Smith",
    Phone: "021 555 0142",
    "Street and number": "8 Marae Road",
    "City or town": "Whangārei",
    Postcode: "0110",
    Email: newEmail("telephone-keys"),
  };
  for (const [label, words] of Object.entries(person)) await writeByKeys(page, label, words);
  await tabTo(page, page.getByLabel("Region", { exact: true }));
  await page.keyboard.type("North");
  await pressByKeys(page, page.getByRole("button", { name: "Add a product" }));
  const bar = page.getByRole("complementary", { name: "Order for a customer" });
  await expect(bar).toContainText("Order for Jo Smith, by telephone");
  await page.goto(new URL("/stickers/paper?product=classic-paper&quantity=100", page.url()).href);
  await expectNoSidewaysScroll(page);
  await pressByKeys(page, mainButton(page));
  await expect(page.getByText("1 item in your cart.")).toBeVisible();
  await page.keyboard.press("Escape");
  await pressByKeys(page, bar.getByRole("link", { name: "Back to the studio" }));

  const item = page.getByRole("article", { name: /Classic/ });
  await expect(item).toContainText("$57.00");
  await expectNoSidewaysScroll(page);
  await pressByKeys(page, item.getByRole("button", { name: "Agree on a price" }));
  await typeByKeys(page, item.getByLabel("Price in dollars"), "45");
  await typeByKeys(page, item.getByLabel("Why"), "A regular");
  await page.keyboard.press("Enter");
  await pressByKeys(page, item.getByRole("button", { name: "Yes: set this price" }));
  await tabTo(page, page.getByRole("checkbox", { name: "The customer agrees to the terms" }));
  await page.keyboard.press("Space");
  await pressByKeys(page, page.getByRole("button", { name: "Place the order" }));
  await expect(page.getByText("The order was placed by telephone.")).toBeVisible();
  await expectNoSidewaysScroll(page);
});
