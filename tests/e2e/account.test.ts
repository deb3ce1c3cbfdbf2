import { expect, test, type Page } from "@playwright/test";
import { mailedCode, mailedPassword } from "../support/outbox.ts";
import { startShop, type OpenShop } from "../support/shop-process.ts";

// One shop for the file, with budgets wide enough for a whole town.
test.describe.configure({ mode: "default" });

let shop: OpenShop;
test.beforeAll(async () => {
  shop = await startShop({ settings: { RATE_LIMIT_FACTOR: "100", LOG_LEVEL: "warn" } });
});
test.afterAll(() => shop.close());

const password = "correct horse";
const dialog = (page: Page, name = "Sign in") => page.getByRole("dialog", { name, exact: true });
const entry = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Sign in|your account/ });

/** Opens a page and waits until it knows who looks at it. */
const open = async (page: Page, path: string) => {
  const known = page.waitForResponse("**/api/auth/session");
  await page.goto(shop.origin + path);
  await known;
};

const fillRegistration = async (page: Page, email: string) => {
  const panel = page.getByRole("tabpanel", { name: "REGISTER" });
  await page.getByRole("tab", { name: "REGISTER" }).click();
  await panel.getByLabel("First name").fill("Ann");
  await panel.getByLabel("Last name").fill("Lee");
  await panel.getByLabel("Email address").fill(email);
  await panel.getByLabel("Password", { exact: true }).fill(password);
};

const register = async (page: Page, email: string) => {
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(dialog(page, "Email Verification")).toBeVisible();
};

const typeCode = async (page: Page, code: string) => {
  const verification = dialog(page, "Email Verification");
  await verification.getByLabel("Verification code").fill(code);
  await verification.getByRole("button", { name: "Verify" }).click();
};

/** A new member, signed in on this page. */
const join = async (page: Page, email: string) => {
  await open(page, "/");
  await entry(page).click();
  await register(page, email);
  await typeCode(page, await mailedCode(shop.dataDir, email));
  await expect(dialog(page, "Email Verification")).toBeHidden();
};

const signIn = async (page: Page, email: string, typed: string) => {
  await dialog(page).getByLabel("Email address").first().fill(email);
  await dialog(page).getByLabel("Password", { exact: true }).first().fill(typed);
  await dialog(page).getByRole("button", { name: "Sign in" }).click();
};

const signOut = async (page: Page) => {
  await open(page, "/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
};

const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a visitor who asks for a quote registers, types the code from the mail, has 2 points and is back at the quote", async ({
  page,
}) => {
  const email = "quote@example.org";
  await open(page, "/stickers/paper?quantity=500");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await register(page, email);
  await expect(dialog(page, "Email Verification")).toContainText(
    "Please enter the verification code sent to your email.",
  );
  await typeCode(page, await mailedCode(shop.dataDir, email));
  const thanks = dialog(page, "Email Verification");
  await expect(thanks).toContainText("Thank you for verifying your email address.");
  await expect(thanks).toContainText("Processing");
  await expect(thanks).toContainText("2 points");
  await expect(thanks).toBeHidden();
  await expect(page).toHaveURL(/\/stickers\/paper\?quantity=500$/);
  await expect(page.getByText(/To get a quote now/)).toBeVisible();
  await expect(entry(page)).toHaveText("Ann");
  await page.goto(`${shop.origin}/account`);
  await expect(page.getByRole("region", { name: "Points" })).toContainText("2 points");
});

test("what was pending comes back on its own page, also after signing in elsewhere, and only once", async ({
  page,
}) => {
  const email = "elsewhere@example.org";
  await join(page, email);
  await signOut(page);
  await open(page, "/stickers/vinyl");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await expect(dialog(page)).toBeVisible();
  await open(page, "/");
  await entry(page).click();
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/stickers\/vinyl$/);
  await expect(page.getByText(/To get a quote now/)).toBeVisible();
  await page.reload();
  await expect(entry(page)).toHaveText("Ann");
  await expect(page.getByText(/To get a quote now/)).toBeHidden();
});

test("closing 'Sign in' gives up what was pending", async ({ page }) => {
  await open(page, "/stickers/paper");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Request a quote" })).toBeFocused();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("pending_action");
});

test("a wrong code may be tried again; after five it has expired, in words that say what to do", async ({
  page,
}) => {
  const email = "wrong@example.org";
  await open(page, "/");
  await entry(page).click();
  await register(page, email);
  const code = await mailedCode(shop.dataDir, email);
  const field = dialog(page, "Email Verification").getByLabel("Verification code");
  const form = dialog(page, "Email Verification").locator("form");
  await dialog(page, "Email Verification").getByRole("button", { name: "Verify" }).click();
  await expect(form).toContainText("Verification code required.");
  for (const _try of [1, 2, 3, 4, 5]) {
    const answer = page.waitForResponse("**/api/auth/verify");
    await typeCode(page, other(code));
    await answer;
    await expect(field).toHaveAccessibleDescription("Please enter the verification code sent to your email.");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(other(code));
  }
  await typeCode(page, code);
  await expect(field).toHaveAccessibleDescription("Verification code expired, resend email verification.");
});

test("another code can be asked for after a minute", async ({ page }) => {
  await page.clock.install();
  const email = "resend@example.org";
  await open(page, "/");
  await entry(page).click();
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.clock.runFor(500);
  const verification = dialog(page, "Email Verification");
  await expect(verification).toContainText("ask again in");
  await expect(verification.getByRole("button", { name: "Resend the code" })).toBeHidden();
  await page.clock.runFor(61_000);
  const asked = page.waitForRequest("**/api/auth/send-verification-code");
  await verification.getByRole("button", { name: "Resend the code" }).click();
  expect((await asked).postDataJSON()).toEqual({ email });
  await expect(verification.getByRole("status").last()).toContainText("A new code is on its way.");
});

test("a forgotten password: a temporary one by mail, which must be changed, and then the new one works", async ({
  page,
}) => {
  const email = "forgot@example.org";
  await join(page, email);
  await signOut(page);
  await entry(page).click();
  await dialog(page).getByRole("button", { name: "Forgot Password?" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await dialog(page).getByLabel("Email address").fill(email);
  await dialog(page).getByRole("button", { name: "Send temporary password" }).click();
  await expect(dialog(page)).toContainText("Temporary password sent");
  await dialog(page).getByRole("button", { name: "BACK TO SIGN IN" }).click();
  const temporary = await mailedPassword(shop.dataDir, email);
  await signIn(page, email, temporary);
  const change = dialog(page, "Choose a new password");
  await change.getByLabel("Temporary password", { exact: true }).fill("not this one");
  await change.getByLabel("New password", { exact: true }).fill("battery staple");
  await change.getByLabel("Confirm password", { exact: true }).fill("battery stable");
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(change).toContainText("New password and confirm password do not match.");
  await change.getByLabel("Confirm password", { exact: true }).fill("battery staple");
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(change).toContainText("Old password is incorrect. Please try again.");
  await change.getByLabel("Temporary password", { exact: true }).fill(temporary);
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(change).toBeHidden();
  await signOut(page);
  await entry(page).click();
  await signIn(page, email, password);
  await expect(dialog(page)).toContainText("Incorrect email or password.");
  await signIn(page, email, "battery staple");
  await expect(entry(page)).toHaveText("Ann");
});

test("an address that has an account leads to its password on the spot; cancel clears the address", async ({
  page,
}) => {
  const email = "registered@example.org";
  await join(page, email);
  await signOut(page);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Email address").fill(email);
  const way = page.getByRole("button", { name: "Sign in with this address" });
  await way.click();
  const registered = dialog(page, "Email Already Registered!");
  await registered.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue("");
  await expect(page.getByLabel("First name")).toHaveValue("Ann");
  await page.getByLabel("Email address").fill(email);
  await way.click();
  const field = registered.getByLabel("Password", { exact: true });
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(field).toHaveAccessibleDescription("Please Enter password.");
  await field.fill("wrong horse");
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(field).toHaveAccessibleDescription("Incorrect password.");
  await field.fill(password);
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(registered).toContainText("Welcome back, Ann");
  await expect(registered).toBeHidden();
  await expect(page.getByRole("link", { name: "Return To Home Page" })).toBeVisible();
});

test("signing in and out in one tab is seen in the other", async ({ page, context }) => {
  const email = "tabs@example.org";
  const second = await context.newPage();
  await open(second, "/stickers/roll");
  await expect(entry(second)).toHaveText("Sign in");
  await entry(second).click();
  await expect(dialog(second)).toBeVisible();
  await join(page, email);
  await expect(dialog(second)).toBeHidden();
  await expect(entry(second)).toHaveText("Ann");
  await signOut(page);
  await expect(entry(second)).toHaveText("Sign in");
});

test("the page /register ends with the way home", async ({ page }) => {
  const email = "page@example.org";
  await open(page, "/register");
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "The password must be at least 6 characters.",
  );
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await typeCode(page, await mailedCode(shop.dataDir, email));
  await page.getByRole("link", { name: "Return To Home Page" }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
});

test("a double press registers once, and a slow answer is spoken of", async ({ page }) => {
  await open(page, "/register");
  let calls = 0;
  await page.route("**/api/auth/register", async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue();
  });
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email address").fill("double@example.org");
  await page.getByLabel("Password", { exact: true }).fill(password);
  const send = page.getByRole("button", { name: /Create account|Creating your account/ });
  await send.dblclick();
  await page.getByLabel("Last name").press("Enter");
  await expect(page.getByText("This takes longer than usual.")).toBeVisible();
  await expect(dialog(page, "Email Verification")).toBeVisible();
  expect(calls).toBe(1);
});

test("the address book says what was done to it", async ({ page }) => {
  await join(page, "book@example.org");
  await open(page, "/account");
  const book = page.getByRole("region", { name: "Addresses" });
  const typed = {
    "Address label": "Studio",
    "Street address": "12 Karangahape Road",
    City: "Auckland",
    Province: "Auckland",
    Postcode: "1010",
  };
  await book.getByRole("button", { name: "Add an address" }).click();
  await expect(book.getByLabel("Address label")).toBeFocused();
  for (const [label, text] of Object.entries(typed)) await book.getByLabel(label, { exact: true }).fill(text);
  await book.getByRole("button", { name: "Add address" }).click();
  await expect(book.getByLabel("Phone number")).toHaveAccessibleDescription(
    "Phone number is required. Please try again.",
  );
  await book.getByLabel("Phone number").fill("09 123 4567");
  await book.getByRole("button", { name: "Add address" }).click();
  await expect(book).toContainText("Your new address has been added successfully.");
  await book.getByRole("button", { name: "Edit Studio" }).click();
  await book.getByLabel("Postcode").fill("1011");
  await book.getByRole("button", { name: "Save address" }).click();
  await expect(book).toContainText("Your existing address has been edited successfully.");
  await book.getByRole("button", { name: "Add an address" }).click();
  for (const [label, text] of Object.entries({ ...typed, Postcode: "1011", "Phone number": "09 123 4567" }))
    await book.getByLabel(label, { exact: true }).fill(text);
  await book.getByRole("button", { name: "Add address" }).click();
  await expect(book).toContainText("You are using an address that already exist.");
  await book.getByRole("button", { name: "Cancel" }).click();
  await book.getByRole("button", { name: "Remove Studio" }).click();
  await book.getByRole("button", { name: "Yes, remove Studio" }).click();
  await expect(book).toContainText("No address yet.");
});
