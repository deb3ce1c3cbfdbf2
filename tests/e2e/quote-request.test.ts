import { expect } from "@playwright/test";
import { open, reload, signIn } from "../support/pages/account.ts";
import { makeAbsentMember, newEmail, password } from "../support/people/members.ts";
import { mailedText } from "../support/people/outbox.ts";
import {
  askAsGuest,
  expectThanks,
  fillPerson,
  quoteDialog,
  sendRequest,
  tooLarge,
} from "../support/pages/quote-request.ts";
import { test } from "../support/pages/shop-test.ts";

test("a visitor signs in, is back at the quote, asks, and finds the request in the account @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("member");
  await makeAbsentMember(shop, email);
  await open(page, tooLarge);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  await signIn(page, email, password);
  const asked = quoteDialog(page);
  await expect(asked.getByRole("region", { name: "Your item" })).toContainText("900 x 900 mm");
  await expect(asked.getByLabel("First name")).toBeHidden();
  const address = asked.getByLabel("Email address");
  await expect(address).toHaveValue(email);
  await expect(address).not.toBeEditable();
  await expect(asked.getByLabel("Quantity")).toBeHidden();
  await sendRequest(page);
  const number = await expectThanks(page);
  await asked.getByRole("link", { name: "See your quote requests" }).click();
  const row = page.getByRole("region", { name: "Quote requests" }).getByRole("listitem");
  await expect(row).toContainText("Art paper stickers, die cut, 900 mm circle");
  await expect(row).toContainText("Requested");
  await expect(row).toContainText(number);
  await expect(row.getByText("900 x 900 mm")).toBeVisible();
  await row.getByText(number).click();
  await expect(row.getByText("900 x 900 mm")).toBeHidden();

  // A mail leads to it; to one that is not there, too.
  const region = page.getByRole("region", { name: "Quote requests" });
  await open(page, "/account?quote_request=R2601010000000000");
  await expect(region).toContainText("Sorry, we're unable to find the quote request your were looking for.");
  await open(page, `/account?quote_request=${number}`);
  await expect(region.getByText("900 x 900 mm")).toBeVisible();
  await expect(region).not.toContainText("Sorry");
});

test("whoever continues as a guest asks, the staff hear of it, and the second time the shop knows the name", async ({
  page,
  shop,
}) => {
  const email = newEmail("guest");
  const counted = page.waitForResponse("**/api/quote/create/conversion");
  await askAsGuest(page, `${tooLarge}&utm_source=radio&gclid=Cj0`);
  await sendRequest(page);
  const asked = quoteDialog(page);
  await expect(asked.getByLabel("First name")).toHaveAccessibleDescription("Please enter the first name.");
  await expect(asked.getByLabel("First name")).toBeFocused();
  await expect(asked.getByLabel("Last name")).toHaveAccessibleDescription("Please enter the last name.");
  await expect(asked.getByLabel("Email address")).toHaveAccessibleDescription(
    "Please enter the email address.",
  );
  await fillPerson(page, "guest@");
  await sendRequest(page);
  await expect(asked.getByLabel("Email address")).toHaveAccessibleDescription("Invalid email address.");
  await asked.getByLabel("Email address").fill(email);
  await sendRequest(page);
  const number = await expectThanks(page);
  expect((await counted).status()).toBe(201);

  const work = await mailedText(shop.dataDir, "staff@kisscut.example", number);
  expect(work).toContain("Name: Bea Moss");
  expect(work).toContain(`Email: ${email} (guest)`);
  expect(work).toContain("Size: 900 x 900 mm");
  expect(work).toContain("utm_source: radio");
  expect(work).toContain("gclid: Cj0");
  expect(work).not.toContain("&utm_source");
  expect(await mailedText(shop.dataDir, email, number)).toContain("Hello Bea,");

  await asked.getByRole("button", { name: "Back to the product" }).click();
  await expect(asked).toBeHidden();
  await reload(page);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  await expect(asked.getByLabel("First name")).toHaveValue("Bea");
  await expect(asked.getByLabel("Email address")).toHaveValue(email);
});
