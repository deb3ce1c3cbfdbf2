import { expect } from "@playwright/test";
import { test } from "../../support/pages/shop-test.ts";
import { openSpecial } from "../../support/pages/special-processing.ts";

/** With an own size that nobody has typed yet. */
const page1 = "/stickers/paper?size=custom";

test("the lists follow each other: the roll, the vinyl's material, the shapes of a size", async ({
  page,
}) => {
  const form = await openSpecial(page, "/stickers/vinyl");
  await form.getByRole("radio", { name: "PVC Vinyl" }).check();
  await expect(form.getByLabel("Material").getByRole("radio", { checked: true })).toHaveValue("4");
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
  const form = await openSpecial(page, "/stickers/vinyl?product=standard-vinyl");
  await form.getByRole("radio", { name: "Standard Vinyl" }).check();
  const white = form.getByRole("checkbox", { name: "White Ink" });
  await expect(white).toHaveAttribute("aria-disabled", "true");
  await expect(white).toHaveAccessibleDescription(/choose the material Transparent Vinyl/);
  await form.getByRole("radio", { name: "Transparent Vinyl" }).check();
  await white.check();
  await form.getByRole("radio", { name: "White PVC Matte" }).check();
  await expect(white).not.toBeChecked();
  await form.getByRole("radio", { name: "Hologram" }).check();
  await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
  for (const name of ["Gold", "Silver", "Copper"])
    await form.getByRole("checkbox", { name, exact: true }).check();
  const fourth = form.getByRole("checkbox", { name: "Holographic" });
  await expect(fourth).toHaveAttribute("aria-disabled", "true");
  await expect(fourth).toHaveAccessibleDescription(/Choose at most 3/);
  await form.getByLabel("Premium Processing").selectOption("Glossy Lamination");
  await expect(form.getByLabel("Premium Coating")).toBeVisible();
});

test("a size that is too small is said half a second after the last digit, not between two", async ({
  page,
}) => {
  await page.clock.install();
  const form = await openSpecial(page, page1);
  await form.getByLabel("Width").fill("60");
  await page.clock.pauseAt(Date.now() + 60_000);
  const height = form.getByLabel("Height");
  const tooSmall = form.getByText("Width or height must not be below 15mm.");
  await height.press("1");
  await page.clock.runFor(400);
  await expect(tooSmall).toBeHidden();
  await height.press("2");
  await page.clock.runFor(400);
  await expect(tooSmall).toBeHidden();
  await expect(height).not.toHaveAttribute("aria-invalid");
  await page.clock.runFor(100);
  await expect(tooSmall).toBeVisible();
  await height.press("0");
  await expect(tooSmall).toBeHidden();
  await page.clock.runFor(600);
  await expect(tooSmall).toBeHidden();
});

test("Send Quote waits for a special processing; then everything that is missing is marked, the first has the focus", async ({
  page,
}) => {
  const form = await openSpecial(page, page1);
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
  const form = await openSpecial(page, page1);
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

test("what is wrong in the folded part is unfolded when the form is sent, and has the focus", async ({
  page,
}) => {
  const form = await openSpecial(page, page1);
  await form.getByRole("checkbox", { name: "Numbering" }).check();
  await form.locator("summary").click();
  await expect(form.getByLabel("Width")).toBeHidden();
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form.getByLabel("Width")).toBeFocused();
});

test("an own quantity that is missing is asked for where it is typed, not in the list above", async ({
  page,
}) => {
  const form = await openSpecial(page, "/stickers/paper");
  await form.getByRole("checkbox", { name: "Numbering" }).check();
  await form.getByLabel("Quantity").selectOption("Input the number here");
  const own = form.getByLabel("Your own number");
  await own.fill("");
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(own).toBeFocused();
  await expect(own).toHaveAccessibleDescription(/Please enter the quantity/);
  await expect(form.getByLabel("Quantity")).not.toHaveAttribute("aria-invalid");
});
