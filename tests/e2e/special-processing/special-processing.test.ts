import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/pages/accessible.ts";
import { dialog, open, signIn } from "../../support/pages/account.ts";
import { makeAbsentMember, newEmail, password } from "../../support/people/members.ts";
import { mailedText } from "../../support/people/outbox.ts";
import { becomeNamelessGuest, requestNumberIn } from "../../support/pages/quote-request.ts";
import { test } from "../../support/pages/shop-test.ts";
import {
  attach,
  files,
  fillChoices,
  fillPerson,
  openSpecial,
  unfoldSticker,
  special,
} from "../../support/pages/special-processing.ts";

/** With an own size that nobody has typed yet. */
const page1 = "/stickers/paper?size=custom";

test("a visitor asks with two files, is thanked, and the staff's mail names them", async ({ page, shop }) => {
  const form = await openSpecial(page, page1);
  await fillChoices(form);
  await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
  await form.getByRole("checkbox", { name: "Rose Gold" }).check();
  await form.getByLabel("Comment").fill("On the\nlogo only");
  await attach(form, files.pdf, files.png);
  await expect(form.getByRole("list", { name: "Attached files" }).getByRole("listitem")).toHaveCount(2);
  await fillPerson(form, newEmail("bea"));
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
  await expect(form).toContainText(
    "Thank you for your quote request. We will respond to you shortly. Please wait for a while.",
  );
  const number = await requestNumberIn(form);
  const mail = await mailedText(shop.dataDir, "staff@kisscut.example", number);
  for (const words of [
    "label.pdf",
    "logo.png",
    "Foil Stamp (Rose Gold), Numbering",
    "60 x 40 mm",
    "logo only",
  ])
    expect(mail).toContain(words);

  await form.getByRole("button", { name: "Back to the product" }).click();
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: "Special processing", exact: true }).click();
  await expect(form.getByLabel("First name")).toHaveValue("Bea");
  await expect(form.getByLabel("Width")).toHaveValue("");
  await expect(form.getByRole("checkbox", { name: "Numbering" })).not.toBeChecked();
});

test("an own size, six sets and a quantity beyond the list come along, and reach the staff as they are", async ({
  page,
  shop,
}) => {
  const path = "/stickers/roll?size=custom&width=80&height=40&kinds=6&quantity=custom&custom_quantity=20000";
  const form = await openSpecial(page, path);
  await expect(form.getByLabel("Size", { exact: true })).toHaveValue("custom");
  await expect(form.getByLabel("Width")).toHaveValue("80");
  await expect(form.getByLabel("Height")).toHaveValue("40");
  await expect(form.getByLabel("Your own number")).toHaveValue("20000");
  await expect(form.getByLabel("Number of Sets")).toHaveValue("6");
  await form.getByRole("checkbox", { name: "Numbering" }).check();
  await fillPerson(form, "many@example.org");
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
  const number = /R\d{6}[0-9A-Z]{10}/.exec(await form.innerText())?.[0] ?? "none";
  const mail = await mailedText(shop.dataDir, "staff@kisscut.example", number);
  for (const words of ["Size: 80 x 40 mm", "Quantity: 20000", "Number of Sets: 6"])
    expect(mail).toContain(words);
});

test("a preset that nobody touched goes with the product it was for; what was typed stays", async ({
  page,
}) => {
  await open(page, "/stickers/paper?product=embossed-paper");
  await page.getByRole("button", { name: "request a special quote" }).click();
  const form = special(page);
  await expect(form.getByLabel("Comment")).toHaveValue("Single Colour Printing");
  await unfoldSticker(form);
  await form.getByRole("radio", { name: "Art Paper" }).check();
  await expect(form.getByLabel("Comment")).toHaveValue("");
  await form.getByLabel("Comment").fill("My own words");
  await form.getByRole("radio", { name: "Embossed Paper" }).check();
  await expect(form.getByLabel("Comment")).toHaveValue("My own words");
});

test("a registered address is asked for its password, and what was typed is still there after", async ({
  page,
  shop,
}) => {
  const email = newEmail("ann-special");
  await makeAbsentMember(shop, email);
  const form = await openSpecial(page, page1);
  await fillChoices(form);
  await attach(form, files.pdf);
  await fillPerson(form, email);
  const registered = dialog(page, "Email Already Registered!");
  await expect(registered).toBeVisible();
  await expect(form.getByText("This is a registered e-mail address.")).toHaveCount(1);
  await registered.getByRole("button", { name: "Cancel" }).click();
  await expect(form.getByLabel("Email address")).toHaveValue("");
  await form.getByLabel("Email address").fill(email);
  await registered.getByLabel("Password", { exact: true }).fill(password);
  await registered.getByRole("button", { name: "Sign in" }).click();
  await expect(registered).toBeHidden();
  await expect(form.getByLabel("First name")).toBeHidden();
  await expect(form.getByLabel("Email address")).toHaveValue(email);
  await expect(form.getByLabel("Email address")).not.toBeEditable();
  await expect(form.getByLabel("Width")).toHaveValue("60");
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
});

test("whoever signs in from the form is back at it, with what was typed", async ({ page, shop }) => {
  const email = newEmail("back");
  await makeAbsentMember(shop, email);
  const form = await openSpecial(page, `${page1}?supply=kiss-cut`);
  await form.getByLabel("Width").fill("60");
  await form.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, email, password);
  await expect(dialog(page)).toBeHidden();
  await expect(form.getByLabel("Width")).toHaveValue("60");
  await expect(form.getByLabel("First name")).toBeHidden();
});

test("a guest without a name keeps the way to sign in from the form", async ({ page, shop }) => {
  const email = newEmail("known.cart");
  await makeAbsentMember(shop, email);
  await becomeNamelessGuest(page);
  const form = await openSpecial(page, page1);
  await form.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, email, password);
  await expect(form.getByLabel("Email address")).toHaveValue(email);
});

test("what was pending is taken up again on the page it was on", async ({ page, shop }) => {
  const email = newEmail("pending");
  await makeAbsentMember(shop, email);
  const form = await openSpecial(page, page1);
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog(page)).toBeVisible();
  await open(page, page1);
  await expect(form).toBeHidden();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Sign in/ })
    .click();
  await signIn(page, email, password);
  await expect(special(page)).toBeVisible();
  await expect(form.getByLabel("Email address")).toHaveValue(email);
});

test("the embossed paper's special quote has its remark, and needs no special processing", async ({
  page,
}) => {
  await open(page, "/stickers/paper/embossed-paper");
  await page.getByRole("button", { name: "request a special quote" }).click();
  const form = special(page);
  await expect(form.getByLabel("Comment")).toHaveValue("Single Colour Printing");
  await unfoldSticker(form);
  await form.getByLabel("Width").fill("60");
  await form.getByLabel("Height").fill("40");
  await fillPerson(form, newEmail("embossed"));
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
});

test("the keyboard is enough, and closing gives the focus back", async ({ page }) => {
  await open(page, page1);
  const opener = page.getByRole("button", { name: "Special processing", exact: true });
  await opener.press("Enter");
  const form = special(page);
  await form.getByLabel("Width").press("6");
  await page.keyboard.press("0");
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Height")).toBeFocused();
  await page.keyboard.type("40");
  await form.getByRole("checkbox", { name: "Variable Data" }).press("Space");
  await expect(form.getByRole("checkbox", { name: "Variable Data" })).toBeChecked();
  await form.getByLabel("First name").fill("Bea");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Moss");
  await page.keyboard.press("Tab");
  await page.keyboard.type(newEmail("keys"));
  await page.keyboard.press("Enter");
  await expect(form).toContainText("Your Quote Request has been sent!");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a form that cannot be fetched says so, and can be asked for again", async ({ page }) => {
  await open(page, page1);
  let broken = true;
  await page.route("**/api/quote/get/special-processing*", (route) =>
    broken ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Special processing", exact: true }).click();
  const form = special(page);
  await expect(form).toContainText("An error occurred. Please try again or submit a report.");
  broken = false;
  await form.getByRole("button", { name: "Try again" }).click();
  await unfoldSticker(form);
});

test("pages that sell nothing with special processing do not offer it", async ({ page }) => {
  for (const path of ["/stickers/dome", "/business-cards/standard-business-card"]) {
    await open(page, path);
    await expect(page.getByRole("form", { name: "Instant quote" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Special processing", exact: true })).toBeHidden();
  }
});

test("axe finds nothing in the form, its errors, its files and its thanks", async ({ page }) => {
  test.slow();
  const form = await openSpecial(page, page1);
  await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
  await form.getByRole("checkbox", { name: "Gold", exact: true }).check();
  await attach(form, files.pdf, files.png);
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form.getByText("Size is required. Please try again.")).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  await fillChoices(form);
  await fillPerson(form, newEmail("axe"));
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
  await expectAccessible(page, "dialog[open]");
});
