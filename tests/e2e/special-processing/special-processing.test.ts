import { expect, type Locator } from "@playwright/test";
import { dialog, entry, open, signIn } from "../../support/pages/account.ts";
import { makeAbsentMember, newEmail, password } from "../../support/people/members.ts";
import { mailedText } from "../../support/people/outbox.ts";
import { requestNumberIn } from "../../support/pages/quote-request.ts";
import { test } from "../../support/pages/shop-test.ts";
import {
  attach,
  files,
  fillChoices,
  fillPerson,
  openSpecial,
  special,
  specialButton,
} from "../../support/pages/special-processing.ts";

/** With an own size that nobody has typed yet. */
const page1 = "/stickers/paper?size=custom";

/** Lets a text go over an element, as from the desktop. */
async function drop(target: Locator, name: string) {
  const dataTransfer = await target.page().evaluateHandle((named) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["Anna"], named, { type: "text/plain" }));
    return transfer;
  }, name);
  for (const type of ["dragover", "drop"]) await target.dispatchEvent(type, { dataTransfer });
}

test("a visitor asks with two files, chosen and dropped, is thanked, and the staff's mail names them", async ({
  page,
  shop,
}) => {
  const form = await openSpecial(page, page1);
  await fillChoices(form);
  await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
  await form.getByRole("checkbox", { name: "Rose Gold" }).check();
  await form.getByLabel("Comment").fill("On the\nlogo only");
  const listed = form.getByRole("list", { name: "Attached files" }).getByRole("listitem");
  await attach(form, { ...files.script, name: "logo.png", mimeType: "image/png" });
  await expect(form.getByText("File type not accepted. Please try again.")).toBeVisible();
  await fillPerson(form, newEmail("bea"));
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form.getByText(/^A file is still on its way\. Please wait .* or remove it\.$/)).toBeVisible();
  await form.getByRole("button", { name: "Remove logo.png" }).click();
  await attach(form, files.pdf);
  await drop(form.getByRole("button", { name: "Attach File" }), "names.txt");
  await expect(listed).toHaveCount(2);
  await expect(form.getByLabel("First name")).toHaveValue("Bea");
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
  await expect(form).toContainText(
    "Thank you for your quote request. We will respond to you shortly. Please wait for a while.",
  );
  const number = await requestNumberIn(form);
  const mail = await mailedText(shop.dataDir, "staff@kisscut.example", number);
  for (const words of [
    "label.pdf",
    "names.txt",
    "Foil Stamp (Rose Gold), Numbering",
    "60 x 40 mm",
    "logo only",
  ])
    expect(mail).toContain(words);

  await form.getByRole("button", { name: "Back to the product" }).click();
  await expect(form).toBeHidden();
  await (await specialButton(page)).click();
  await expect(form.getByLabel("First name")).toHaveValue("Bea");
  await expect(form.getByLabel("Width")).toHaveValue("");
  await expect(form.getByRole("checkbox", { name: "Numbering" })).not.toBeChecked();
});

test("a registered address is asked for its password, and what was typed is still there after @long", async ({
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

test("whoever signs in from the form is back at it with what was typed; after a reload it is taken up again on its page @long", async ({
  page,
  context,
  shop,
}) => {
  const email = newEmail("back");
  await makeAbsentMember(shop, email);
  const form = await openSpecial(page, `${page1}&supply=kiss-cut`);
  await form.getByLabel("Width").fill("60");
  await form.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, email, password);
  await expect(dialog(page)).toBeHidden();
  await expect(form.getByLabel("Width")).toHaveValue("60");
  await expect(form.getByLabel("First name")).toBeHidden();

  await context.clearCookies();
  await openSpecial(page, page1);
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog(page)).toBeVisible();
  await open(page, page1);
  await expect(form).toBeHidden();
  await entry(page).click();
  await signIn(page, email, password);
  await expect(form.getByLabel("Email address")).toHaveValue(email);
});

test("the keyboard is enough, what is wrong in the folded part is unfolded and has the focus, and closing gives the focus back @long", async ({
  page,
}) => {
  await open(page, page1);
  const opener = await specialButton(page);
  await opener.press("Enter");
  const form = special(page);
  await form.getByRole("checkbox", { name: "Variable Data" }).press("Space");
  await expect(form.getByRole("checkbox", { name: "Variable Data" })).toBeChecked();
  await form.locator("summary").press("Enter");
  await expect(form.getByLabel("Width")).toBeHidden();
  await form.getByRole("button", { name: "Send Quote" }).press("Enter");
  await expect(form.getByLabel("Width")).toBeFocused();
  await page.keyboard.type("60");
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Height")).toBeFocused();
  await page.keyboard.type("40");
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
