import { expect, test, type Page } from "@playwright/test";

const form = (page: Page) => page.getByRole("form", { name: "Instant quote" });
const total = (page: Page) => page.getByRole("status", { name: "Total price" });
const button = (page: Page, name: string) => form(page).getByRole("button", { name, exact: true });
const mainButton = (page: Page) =>
  form(page).getByRole("button", { name: /^(ADD TO CART|REQUEST A QUOTE)$/ });
const area = (page: Page, name: string) => form(page).getByRole("alert", { name, exact: true });
const quiet = (page: Page) => [button(page, "Add to Compare"), button(page, "You can print")];

/** The page listens and the server has confirmed its price. */
const open = async (page: Page, path: string) => {
  const confirmed = page.waitForResponse("**/api/get/pricing-data?*");
  await page.goto(path);
  await confirmed;
  await expect(mainButton(page)).not.toHaveAttribute("aria-busy");
};

const ownQuantity = async (page: Page) => {
  await page.getByLabel("See More").selectOption({ label: "Input the number here" });
  return page.getByLabel("Your own number");
};

const customSize = async (page: Page) => {
  await page.getByLabel("Size", { exact: true }).selectOption({ label: "Custom Size" });
  return [page.getByLabel("Width", { exact: true }), page.getByLabel("Height", { exact: true })] as const;
};

test("banner.md 2: the title is a dropdown of every category, each leading to its page; a loader shows meanwhile", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const title = page.locator("summary").filter({ has: page.getByRole("heading", { level: 1 }) });
  await title.click();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/stickers/vinyl.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("main").getByRole("link", { name: "Vinyl Stickers" }).click();
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/stickers\/vinyl$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vinyl Stickers");
  await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(0);
});

test("banner.md 2: the shipping label is 'Fast Shipping', prefixed with 'Free' when shipping is free", async ({
  page,
}) => {
  await open(page, "/stickers/paper?product=kraft-paper");
  await expect(page.getByText("Fast Shipping", { exact: true })).toBeVisible();
  await page.getByLabel("Product", { exact: true }).selectOption({ label: "Art Paper" });
  await expect(page.getByText("Free Fast Shipping", { exact: true })).toBeVisible();
});

test("banner.md 4: typing disables submit, compare and print until a second after the last key", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/business-cards/standard-business-card");
  const field = await ownQuantity(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const one of [mainButton(page), ...quiet(page)]) await expect(one).toBeEnabled();
  await field.fill("275");
  await page.clock.runFor(900);
  for (const one of [mainButton(page), ...quiet(page)]) await expect(one).toBeDisabled();
  await page.clock.runFor(1200);
  for (const one of [mainButton(page), ...quiet(page)]) await expect(one).toBeEnabled();
});

test("banner.md 4: submit, compare and print wait while pricing is fetched", async ({ page }) => {
  await open(page, "/stickers/paper");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/get/pricing-data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Add additional set").selectOption("3");
  for (const one of [mainButton(page), ...quiet(page)]) await expect(one).toBeDisabled();
  answer();
  for (const one of [mainButton(page), ...quiet(page)]) await expect(one).toBeEnabled();
});

test("banner.md 4, 5, 8: a custom size of digits only; each area says what is wrong; without a price nothing can be compared", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const [width, height] = await customSize(page);
  await width.fill("");
  await width.pressSequentially("1a2.3-4567890");
  await expect(width).toHaveValue("123456");
  await height.fill("");
  await expect(area(page, "Size input")).toHaveText("Please enter height.");
  await expect(height).toHaveAttribute("aria-invalid", "true");
  await expect(area(page, "Custom size")).toBeHidden();
  for (const one of quiet(page)) await expect(one).toBeDisabled();
  await width.fill("10");
  await height.fill("40");
  await expect(area(page, "Custom size")).toHaveText("* Width or height must not be below 15mm.");
  await expect(area(page, "Size input")).toBeHidden();
  await expect(mainButton(page)).toBeDisabled();
  await width.fill("900");
  await height.fill("700");
  await expect(area(page, "Custom size")).toHaveText(
    "* For special sizes, request a quote from the button below.",
  );
  await expect(mainButton(page)).toHaveText("REQUEST A QUOTE");
  await expect(total(page)).toBeHidden();
  for (const one of quiet(page)) await expect(one).toBeDisabled();
});

test("banner.md 4: on the roll, an orientation that lays the longer side across the web makes a size special", async ({
  page,
}) => {
  await page.goto("/stickers/roll?size=custom&width=400&height=60&orientation=53");
  await expect(area(page, "Custom size")).toHaveText(
    "* For special sizes, request a quote from the button below.",
  );
  await page.goto("/stickers/roll?size=custom&width=60&height=400&orientation=55");
  await expect(area(page, "Custom size")).toContainText("request a quote");
});

test("banner.md 4: the price match check runs when a key is released, with three states", async ({
  page,
}) => {
  await open(page, "/business-cards/standard-business-card");
  const field = await ownQuantity(page);
  await field.fill("");
  await field.pressSequentially("275");
  await expect(form(page).getByText("Price matched")).toBeVisible();
  await expect(mainButton(page)).toHaveText("ADD TO CART");
  await field.fill("");
  await field.pressSequentially("199");
  await expect(form(page).getByText("* Please enter quantity greater than 200.").first()).toBeVisible();
  await expect(mainButton(page)).toHaveText("REQUEST A QUOTE");
  await field.fill("");
  await field.pressSequentially("9999999");
  await expect(field).toHaveValue("999999");
  await expect(
    form(page).getByText("* You can request a quote from the button below.").first(),
  ).toBeVisible();
  await expect(form(page).getByText("Price matched")).toHaveCount(0);
});

test("banner.md 4, 5, 9: sets are one, one to nine more, or an own count of two digits; a tooltip says what a set is", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const more = page.getByLabel("Add additional set");
  await expect(page.getByRole("radio", { name: "1 Set" })).toBeChecked();
  expect(
    await more.locator("option").evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
  ).toEqual(["", "2", "3", "4", "5", "6", "7", "8", "9", "10", "custom"]);
  await more.selectOption({ label: "Input the number here" });
  const own = page.getByLabel("Your own number of sets");
  await own.fill("");
  await own.pressSequentially("1x23");
  await expect(own).toHaveValue("12");
  await expect(page).toHaveURL(/custom_kinds=12/);
  await button(page, "What is a set?").focus();
  await expect(form(page).getByRole("tooltip")).toHaveText(
    "Orders with the same size, colour, material and quantity but different designs must be ordered as separate sets, for example 91x55mm / 200 pcs.",
  );
});

test("banner.md 3, 4: front and back groups, radios in step, checkboxes up to max_selected", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags");
  await page.getByRole("radio", { name: "Both sides" }).click();
  const groups = form(page).getByRole("group", { name: /^(Front|Back): / });
  const checkboxes = groups.filter({ has: page.locator("input[type=checkbox]") }).first();
  await checkboxes.locator("summary").click();
  const boxes = checkboxes.getByRole("checkbox");
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect(boxes.nth(2)).toBeDisabled();
  await boxes.nth(0).click();
  await expect(boxes.nth(2)).toBeEnabled();
  const emboss = (side: string) => form(page).getByRole("group", { name: `${side}: Emboss / Deboss` });
  await emboss("Front").locator("summary").click();
  await emboss("Front").getByRole("radio").first().click();
  await emboss("Back").locator("summary").click();
  await expect(emboss("Back").getByRole("radio").first()).toBeChecked();
  await expect(emboss("Front").getByRole("radio").first()).toBeHidden();
});

test("content-and-lettering.md 9.4: the tooltip of print features names the product", async ({ page }) => {
  await open(page, "/business-cards/premium-business-card");
  await button(page, "What are these?").hover();
  await expect(form(page).getByRole("tooltip")).toHaveText(
    "Get the most out of your custom premium business card with these add-ons.",
  );
});

test("quotes-and-accounts.md 4: premium processing 48 sets the hidden glossy flag to yes", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const flag = form(page).locator("input[type=hidden][name=glossy]");
  await expect(flag).toHaveValue("no");
  await page.goto("/stickers/paper?premium=48");
  await expect(flag).toHaveValue("yes");
});

test("banner.md 9: 'Add to Compare' and 'You can print' are the tooltips of their buttons", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  for (const name of ["Add to Compare", "You can print"]) {
    await button(page, name).hover();
    await expect(form(page).getByRole("tooltip")).toHaveText(name);
  }
});

test("banner.md 5, 8: the general error area shows a message with its link", async ({ page }) => {
  await page.route("**/api/get/pricing-data*", (route) => route.abort());
  await page.goto("/stickers/paper");
  await expect(area(page, "Errors")).toContainText("An error occurred. Please try again or submit a report.");
  await expect(area(page, "Errors").getByRole("link", { name: "submit a report" })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
});

test("a page left open asks for its dates anew when it is looked at again", async ({ page }) => {
  await page.clock.install();
  await open(page, "/stickers/paper");
  await page.clock.fastForward("10:00");
  const asked = page.waitForRequest("**/stickers/paper.data*");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asked;
});

test("one's own picture: its sharpness in words, a refusal in words, and it can be taken off again", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const input = page.getByTestId("own-picture");
  await input.setInputFiles("public/pictures/gallery/art-paper/0.webp");
  await expect(page.getByText(/sharp up to \d+ x \d+ mm/i)).toBeVisible();
  await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(page.getByText("File type not accepted. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("button", { name: "Try your own picture" })).toBeVisible();
});
