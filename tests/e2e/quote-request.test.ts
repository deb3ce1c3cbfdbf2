import { expect } from "@playwright/test";
import { dialog, entry, open, reload, signIn } from "../support/pages/account.ts";
import { makeAbsentMember, makeMember, newEmail, password } from "../support/people/members.ts";
import { mailedPassword, mailedText } from "../support/people/outbox.ts";
import {
  askAsGuest,
  becomeNamelessGuest,
  expectThanks,
  fillPerson,
  quoteDialog,
  sendRequest,
  tooLarge,
} from "../support/pages/quote-request.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { test } from "../support/pages/shop-test.ts";

test("a visitor signs in, is back at the quote, asks, and finds the request in the account", async ({
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

test("the campaign that a visit began with is told with a request asked on a later page", async ({
  page,
  shop,
}) => {
  const email = newEmail("campaign");
  await open(page, "/?utm_source=radio&gclid=G1");
  await askAsGuest(page);
  await fillPerson(page, email);
  await sendRequest(page);
  const number = await expectThanks(page);
  const work = await mailedText(shop.dataDir, "staff@kisscut.example", number);
  expect(work).toContain("utm_source: radio");
  expect(work).toContain("gclid: G1");
});

test("a guest without a name is a visitor: offered to sign in, goes on as a guest and gets the name", async ({
  page,
  shop,
}) => {
  await becomeNamelessGuest(page);
  await open(page, tooLarge);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Sign in");
  await dialog(page).getByRole("button", { name: "Continue as a guest" }).click();
  await expect(quoteDialog(page).getByLabel("First name")).toHaveValue("");
  const email = newEmail("nameless");
  await fillPerson(page, email);
  await sendRequest(page);
  await expectThanks(page);
  const guests = await inDatabase(shop, "select first_name from guest where email = $1", [email]);
  expect(guests).toEqual([{ first_name: "Bea" }]);
});

test("an address that has an account: its password on the spot, and everything typed is kept", async ({
  page,
  shop,
}) => {
  const email = newEmail("known");
  await makeAbsentMember(shop, email);
  await askAsGuest(page, "/stickers/paper?size=custom&width=900&height=900&quantity=custom");
  const asked = quoteDialog(page);
  await asked.getByLabel("Quantity").fill("12ab5");
  await expect(asked.getByLabel("Quantity")).toHaveValue("125");
  await fillPerson(page, email);
  const registered = dialog(page, "Email Already Registered!");
  await registered.getByRole("button", { name: "Cancel" }).click();
  await expect(asked.getByLabel("Email address")).toHaveValue("");
  await expect(asked.getByLabel("Email address")).toBeFocused();
  await expect(asked.getByLabel("First name")).toHaveValue("Bea");
  await asked.getByLabel("Email address").fill(email);
  await registered.getByLabel("Password", { exact: true }).fill("wrong horse");
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(registered.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Incorrect password.",
  );
  await registered.getByLabel("Password", { exact: true }).fill(password);
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(registered).toContainText("Processing");
  await expect(registered).toBeHidden();
  await expect(entry(page)).toHaveText("Ann");
  await expect(asked.getByLabel("Email address")).toHaveValue(email);
  await expect(asked.getByLabel("Quantity")).toHaveValue("125");
  await sendRequest(page);
  const number = await expectThanks(page);
  const rows = await inDatabase(
    shop,
    "select quantity, first_name from quote_request where request_no = $1",
    [number],
  );
  expect(rows).toEqual([{ quantity: 125, first_name: "Ann" }]);
});

test("who signs in on the spot with a temporary password chooses a new one, and is still at the quote", async ({
  page,
  shop,
}) => {
  const email = newEmail("temporary");
  await makeAbsentMember(shop, email);
  await page.request.post("/api/auth/forgot-password", { data: { email } });
  const temporary = await mailedPassword(shop.dataDir, email);
  await askAsGuest(page, "/stickers/paper?quantity=custom");
  await quoteDialog(page).getByLabel("Quantity").fill("321");
  await fillPerson(page, email);
  const registered = dialog(page, "Email Already Registered!");
  await registered.getByLabel("Password", { exact: true }).fill(temporary);
  await registered.getByRole("button", { name: "Sign in" }).click();
  const change = dialog(page, "Choose a new password");
  await expect(change.getByLabel("Temporary password", { exact: true })).toBeFocused();
  await change.getByLabel("Temporary password", { exact: true }).fill(temporary);
  await change.getByLabel("New password", { exact: true }).fill("battery staple");
  await change.getByLabel("Confirm password", { exact: true }).fill("battery staple");
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(change).toBeHidden();
  await expect(quoteDialog(page).getByLabel("Quantity")).toHaveValue("321");
  await sendRequest(page);
  await expectThanks(page);
});

test("an address found out only when the form is sent leads to its password too", async ({ page, shop }) => {
  const email = newEmail("late");
  await makeAbsentMember(shop, email);
  await page.route("**/api/inquiry/form/email-exist?*", (route) => route.abort());
  await askAsGuest(page);
  await fillPerson(page, email);
  await sendRequest(page);
  await expect(dialog(page, "Email Already Registered!")).toContainText(email);
});

test("a throw-away address is refused under its field, as typed and as sent", async ({ page }) => {
  const sentence = "Sorry, we don't allow disposable email address.";
  await askAsGuest(page);
  await fillPerson(page, "bea@mailinator.com");
  const field = quoteDialog(page).getByLabel("Email address");
  await expect(field).toHaveAccessibleDescription(sentence);
  await sendRequest(page);
  await expect(field).toHaveAccessibleDescription(sentence);
  await expect(field).toHaveValue("bea@mailinator.com");
});

test("the quantity is asked only when the item has none, and is wanted then", async ({ page }) => {
  await askAsGuest(page, "/stickers/paper?quantity=custom");
  const field = quoteDialog(page).getByLabel("Quantity");
  await fillPerson(page, newEmail("quantity"));
  await sendRequest(page);
  await expect(field).toHaveAccessibleDescription("Please enter the quantity.");
  await expect(field).toBeFocused();
  await field.fill("12345678");
  await expect(field).toHaveValue("123456");
  await sendRequest(page);
  await expectThanks(page);
});

test("a double press asks once", async ({ page, shop }) => {
  const email = newEmail("twice");
  await askAsGuest(page);
  await fillPerson(page, email);
  await quoteDialog(page).getByRole("button", { name: "Send request" }).dblclick();
  await expectThanks(page);
  const rows = await inDatabase(shop, "select count(*)::int as n from quote_request where email = $1", [
    email,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
});

test("an answer that was lost is asked for again without asking twice", async ({ page, shop }) => {
  const email = newEmail("lost");
  await askAsGuest(page);
  await fillPerson(page, email);
  await page.route("**/api/quote/create/quote-request", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendRequest(page);
  await expect(quoteDialog(page).getByRole("alert")).toContainText(
    "An error occurred. Please try again or submit a report.",
  );
  await expect(quoteDialog(page).getByLabel("Email address")).toHaveValue(email);
  await page.unroute("**/api/quote/create/quote-request");
  await sendRequest(page);
  await expectThanks(page);
  const rows = await inDatabase(shop, "select count(*)::int as n from quote_request where email = $1", [
    email,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
});

test("a session that ended meanwhile: the form asks for the person, and says so", async ({ page, shop }) => {
  const email = newEmail("ended");
  await makeMember(shop, page, email);
  await open(page, tooLarge);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  const asked = quoteDialog(page);
  await expect(asked.getByLabel("Email address")).not.toBeEditable();
  await inDatabase(shop, "delete from session");
  await sendRequest(page);
  await expect(asked.getByLabel("First name")).toHaveAccessibleDescription("Please enter the first name.");
  await fillPerson(page, newEmail("ended.guest"));
  await sendRequest(page);
  await expectThanks(page);
});

test("what is too small cannot be asked for", async ({ page }) => {
  await open(page, "/stickers/paper?size=custom&width=5&height=50");
  const main = page.getByRole("button", { name: "ADD TO CART" });
  await expect(main).toHaveAttribute("aria-disabled", "true");
});

test("the account opens the request a mail leads to, and says when it is not there", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("mail"));
  await open(page, "/account");
  const region = page.getByRole("region", { name: "Quote requests" });
  await expect(region).toContainText("There is no history yet.");
  await open(page, "/account?quote_request=R2601010000000000");
  await expect(region).toContainText("Sorry, we're unable to find the quote request your were looking for.");
  await open(page, tooLarge);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  await sendRequest(page);
  const number = await expectThanks(page);
  await open(page, `/account?quote_request=${number}`);
  await expect(region.getByText("900 x 900 mm")).toBeVisible();
  await expect(region).not.toContainText("Sorry");
});
