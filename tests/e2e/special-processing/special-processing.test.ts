import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { dialog, makeAbsentMember, open, password, signIn } from "../../support/account-browser.ts";
import { mailedText } from "../../support/outbox.ts";
import { startShop, type OpenShop } from "../../support/shop-process.ts";
import {
  attach,
  files,
  fillChoices,
  fillPerson,
  openSpecial,
  special,
} from "../../support/special-dialog.ts";

// One shop for the file, with budgets wide enough for a whole town.
test.describe.configure({ mode: "default" });

let shop: OpenShop;
test.beforeAll(async () => {
  shop = await startShop({ settings: { RATE_LIMIT_FACTOR: "100", LOG_LEVEL: "warn" } });
});
test.afterAll(() => shop.close());

const page1 = "/stickers/paper";

test("a visitor asks with two files, is thanked, and the staff's mail names them", async ({ page }) => {
  const form = await openSpecial(shop, page, page1);
  await fillChoices(form);
  await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
  await form.getByRole("checkbox", { name: "Rose Gold" }).check();
  await form.getByLabel("Comment").fill("On the\nlogo only");
  await attach(form, files.pdf, files.png);
  await expect(form.getByRole("list", { name: "Attached files" }).getByRole("listitem")).toHaveCount(2);
  await fillPerson(form, "bea@example.org");
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
  await expect(form).toContainText(
    "Thank you for your quote request. We will respond to you shortly. Please wait for a while.",
  );
  const number = /R\d{6}[0-9A-Z]{10}/.exec(await form.innerText())?.[0] ?? "none";
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

test("a registered address is asked for its password, and what was typed is still there after", async ({
  page,
}) => {
  const email = "ann-special@example.org";
  await makeAbsentMember(shop, page, email);
  const form = await openSpecial(shop, page, page1);
  await fillChoices(form);
  await attach(form, files.pdf);
  await fillPerson(form, email);
  const registered = dialog(page, "Email Already Registered!");
  await expect(registered).toBeVisible();
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

test("whoever signs in from the form is back at it, with what was typed", async ({ page }) => {
  const email = "back@example.org";
  await makeAbsentMember(shop, page, email);
  const form = await openSpecial(shop, page, `${page1}?supply=kiss-cut`);
  await form.getByLabel("Width").fill("60");
  await form.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, email, password);
  await expect(dialog(page)).toBeHidden();
  await expect(form.getByLabel("Width")).toHaveValue("60");
  await expect(form.getByLabel("First name")).toBeHidden();
});

test("what was pending is taken up again on the page it was on", async ({ page }) => {
  const email = "pending@example.org";
  await makeAbsentMember(shop, page, email);
  const form = await openSpecial(shop, page, page1);
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog(page)).toBeVisible();
  await open(shop, page, page1);
  await expect(form).toBeHidden();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Sign in/ })
    .click();
  await signIn(page, email, password);
  await expect(special(page)).toBeVisible();
  await expect(form.getByLabel("Email address")).toHaveValue(email);
});

test("the lists follow each other: the roll, the vinyl's material, the shapes of a size", async ({
  page,
}) => {
  const form = await openSpecial(shop, page, "/stickers/vinyl");
  await form.getByLabel("Product").selectOption("PVC Vinyl");
  await expect(form.getByLabel("Material")).toHaveValue("4");
  await expect(form.getByLabel("Orientation")).toBeHidden();
  await form.getByRole("radio", { name: "Roll" }).check();
  await expect(form.getByLabel("Orientation")).toBeVisible();
  await expect(form.getByLabel("Adhesive")).toBeHidden();
  await expect(form.getByLabel("Premium Processing")).toBeHidden();
  await expect(form.getByLabel("Size", { exact: true })).toHaveRole("combobox");
  await form.getByRole("radio", { name: "Multi-cut Sheet" }).check();
  await expect(form.getByRole("group", { name: "Sheet Size" })).toBeVisible();
  await expect(form.getByLabel("Number of Cuts")).toBeVisible();
  await form.getByRole("radio", { name: "Die Cut" }).check();
  await form.getByLabel("Width").fill("50");
  await form.getByLabel("Height").fill("30");
  await expect(form.getByLabel("Shape").getByRole("option")).toHaveText(["Oval", "Rectangle", "Custom"]);
  await form.getByLabel("Height").fill("50");
  await expect(form.getByLabel("Shape").getByRole("option")).toHaveText(["Circle", "Square", "Custom"]);
});

test("what cannot be had says why and cannot be ticked; at most three spots", async ({ page }) => {
  const form = await openSpecial(shop, page, "/stickers/vinyl?product=standard-vinyl");
  await form.getByLabel("Product").selectOption("Standard Vinyl");
  const white = form.getByRole("checkbox", { name: "White Ink" });
  await expect(white).toHaveAttribute("aria-disabled", "true");
  await expect(white).toHaveAccessibleDescription(/choose the material Transparent Vinyl/);
  await form.getByLabel("Material").selectOption("Transparent Vinyl");
  await white.check();
  await form.getByLabel("Material").selectOption("White PVC Matte");
  await expect(white).not.toBeChecked();
  await form.getByLabel("Product").selectOption("Hologram");
  await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
  for (const name of ["Gold", "Silver", "Copper"])
    await form.getByRole("checkbox", { name, exact: true }).check();
  const fourth = form.getByRole("checkbox", { name: "Holographic" });
  await expect(fourth).toHaveAttribute("aria-disabled", "true");
  await expect(fourth).toHaveAccessibleDescription(/Choose at most 3/);
  await form.getByLabel("Premium Processing").selectOption("Glossy Lamination");
  await expect(form.getByLabel("Premium Coating")).toBeVisible();
});

test("a fifth file is turned away for five seconds, a script for good; a file can be taken out", async ({
  page,
}) => {
  await page.clock.install();
  const form = await openSpecial(shop, page, page1);
  const listed = form.getByRole("list", { name: "Attached files" }).getByRole("listitem");
  await attach(form, files.script);
  await expect(form.getByText("File type not accepted. Please try again.")).toBeVisible();
  await expect(listed).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 600_000);
  await attach(form, ...["1.txt", "2.txt", "3.txt", "4.txt", "5.txt"].map(files.text));
  await expect(listed).toHaveCount(4);
  await expect(form.getByText("Maximum of 4 files only!")).toBeVisible();
  await page.clock.fastForward(4900);
  await expect(form.getByText("Maximum of 4 files only!")).toBeVisible();
  await page.clock.fastForward(200);
  await expect(form.getByText("Maximum of 4 files only!")).toBeHidden();
  await form.getByRole("button", { name: "Remove 2.txt" }).click();
  await expect(listed).toHaveCount(3);
  await expect(form.getByText("2.txt")).toBeHidden();
});

test("files can be dropped on the form", async ({ page }) => {
  const form = await openSpecial(shop, page, page1);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["Anna"], "names.txt", { type: "text/plain" }));
    return transfer;
  });
  const place = form.getByRole("button", { name: "Attach File" });
  await place.dispatchEvent("dragover", { dataTransfer: dropped });
  await place.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(form.getByRole("button", { name: "Remove names.txt" })).toBeVisible();
});

test("pressed twice on a slow line it is sent once, with its progress; closing calls it off", async ({
  page,
}) => {
  let sent = 0;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/quote/create/quote-request", async (route) => {
    sent += 1;
    await held;
    await route.abort();
  });
  const form = await openSpecial(shop, page, page1);
  await fillChoices(form);
  await attach(form, files.pdf);
  await fillPerson(form, "slow@example.org");
  await form.getByRole("button", { name: "Send Quote" }).dblclick();
  await expect(form.getByRole("button", { name: "Sending" })).toHaveAttribute("aria-disabled", "true");
  await expect(form.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await form.getByRole("button", { name: "Sending" }).click({ force: true });
  const calledOff = page.waitForEvent("requestfailed", (request) => request.url().includes("quote-request"));
  await page.keyboard.press("Escape");
  await calledOff;
  await expect(form).toBeHidden();
  expect(sent).toBe(1);
  answer();
});

test("a script in a picture's clothes is refused by the shop, and nothing typed is lost", async ({
  page,
}) => {
  const form = await openSpecial(shop, page, page1);
  await fillChoices(form);
  await attach(form, { ...files.script, name: "logo.png", mimeType: "image/png" });
  await fillPerson(form, "clothes@example.org");
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form.getByText("File type not accepted. Please try again.")).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveValue("Bea");
  await form.getByRole("button", { name: "Remove logo.png" }).click();
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
});

test("Send Quote waits for a special processing; then everything that is missing is marked, the first has the focus", async ({
  page,
}) => {
  const form = await openSpecial(shop, page, page1);
  const send = form.getByRole("button", { name: "Send Quote" });
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(send).toHaveAccessibleDescription("Please select a special processing option.");
  await form.getByRole("radio", { name: "Counted Sheet" }).check();
  await form.getByLabel("Stickers/Sheet").fill("");
  await form.getByRole("checkbox", { name: "Scratch-off" }).check();
  await send.click();
  for (const words of [
    "Please specify the number of stickers to place in one seat.",
    "Size is required. Please try again.",
    "First name is required. Please try again.",
    "Last name is required. Please try again.",
    "Email address is required. Please try again.",
  ])
    await expect(form.getByText(words)).toBeVisible();
  await expect(form.getByLabel("Stickers/Sheet")).toBeFocused();
  await form.getByLabel("Stickers/Sheet").fill("31");
  await expect(form.getByText("Number of stickers should not be more than 30.")).toBeVisible();
  await form.getByLabel("Stickers/Sheet").fill("007");
  await expect(form.getByLabel("Stickers/Sheet")).toHaveValue("7");
  await form.getByLabel("Width").fill("200");
  await form.getByLabel("Height").fill("99");
  await expect(form.getByText("* Width or height must not be below 100mm.")).toBeVisible();
});

test("sizes take digits that are typed, and nothing that is pasted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const form = await openSpecial(shop, page, page1);
  const width = form.getByLabel("Width");
  await width.pressSequentially("1a2.5-");
  await expect(width).toHaveValue("125");
  await page.evaluate(() => navigator.clipboard.writeText("99"));
  await width.press("Control+V");
  await expect(width).toHaveValue("125");
  await width.fill("");
  await width.pressSequentially("1234567");
  await expect(width).toHaveValue("123456");
});

test("the embossed paper's special quote has its remark, and needs no special processing", async ({
  page,
}) => {
  await open(shop, page, "/stickers/paper/embossed-paper");
  await page.getByRole("button", { name: "request a special quote" }).click();
  const form = special(page);
  await expect(form.getByLabel("Comment")).toHaveValue("Single Colour Printing");
  await form.getByLabel("Width").fill("60");
  await form.getByLabel("Height").fill("40");
  await fillPerson(form, "embossed@example.org");
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
});

test("the keyboard is enough, and closing gives the focus back", async ({ page }) => {
  await open(shop, page, page1);
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
  await page.keyboard.type("keys@example.org");
  await page.keyboard.press("Enter");
  await expect(form).toContainText("Your Quote Request has been sent!");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a form that cannot be fetched says so, and can be asked for again", async ({ page }) => {
  await open(shop, page, page1);
  let broken = true;
  await page.route("**/api/quote/get/special-processing*", (route) =>
    broken ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Special processing", exact: true }).click();
  const form = special(page);
  await expect(form).toContainText("An error occurred. Please try again or submit a report.");
  broken = false;
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(form.getByLabel("Product")).toBeVisible();
});

test("pages that sell nothing with special processing do not offer it", async ({ page }) => {
  for (const path of ["/stickers/dome", "/business-cards/standard-business-card"]) {
    await open(shop, page, path);
    await expect(page.getByRole("form", { name: "Instant quote" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Special processing", exact: true })).toBeHidden();
  }
});

test("axe finds nothing in the form, its errors, its files and its thanks", async ({ page }) => {
  test.slow();
  const form = await openSpecial(shop, page, page1);
  await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
  await form.getByRole("checkbox", { name: "Gold", exact: true }).check();
  await attach(form, files.pdf, files.png);
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form.getByText("Size is required. Please try again.")).toBeVisible();
  expect((await new AxeBuilder({ page }).include("dialog[open]").analyze()).violations).toEqual([]);
  await fillChoices(form);
  await fillPerson(form, "axe@example.org");
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
  expect((await new AxeBuilder({ page }).include("dialog[open]").analyze()).violations).toEqual([]);
});
