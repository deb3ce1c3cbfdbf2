import { expect, type Page } from "@playwright/test";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

/** A shop of its own: what is set here would be on everybody's pages. */
test.use({ ownShop: "settings" });

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test("an owner says who the shop is; a customer reads it at once, and somebody who came later is told @long", async ({
  page,
  shop,
}) => {
  await enterAsOwner(page, shop, newEmail("owner"));
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeFocused();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel("Phone").fill("09 555 0199");
  await other.getByLabel("City").fill("Tauranga");

  await page.getByLabel("GST number").fill("49-091-851");
  await page.getByLabel("City").fill("Hamilton");
  await save(page).press("Enter");
  await expect(page.getByText("its check digit does not fit")).toBeVisible();
  await page.getByLabel("GST number").fill("49091850");
  await save(page).press("Enter");
  await expect(page.getByRole("status").getByText("Saved.")).toBeVisible();
  await expect(page.getByLabel("GST number")).toHaveValue("49-091-850");

  await save(other).click();
  await expect(other.getByText("Somebody else has set: Hamilton")).toBeVisible();
  await expect(other.getByLabel("City")).toHaveValue("Tauranga");
  await expect(other.getByLabel("GST number")).toHaveValue("49-091-850");
  await save(other).click();
  await expect(other.getByRole("status").getByText("Saved.")).toBeVisible();

  await page.goto(`${shop.origin}/about`);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Tauranga");
  await expect(footer).toContainText("09 555 0199");
  await expect(footer).toContainText("GST 49-091-850");
});

test("a logo and colours are given, stand at the head of pages, and are read; the logo is taken away again @long", async ({
  page,
  shop,
}) => {
  await enterAsOwner(page, shop, newEmail("owner"));
  await page.getByRole("link", { name: "Settings" }).click();
  const logo = page.getByRole("region", { name: "Logo" });
  await logo
    .getByLabel("Logo")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("no") });
  await expect(logo.getByText("This is no picture that can be read.")).toBeVisible();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20"/></svg>';
  await logo
    .getByLabel("Logo")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
  await expect(logo.getByText("New papers show it from now on.")).toBeVisible();
  await expect(logo.getByRole("img", { name: "The shop’s logo" })).toHaveJSProperty("naturalWidth", 1200);
  await expectWellMade(page);
  const leads = page.getByLabel("What leads");
  await leads.fill("#ff8c1a");
  await page.getByRole("button", { name: "Save the settings" }).click();
  await expect(page.getByText("are hard to read")).toBeVisible();
  await page.getByRole("button", { name: /^Take #/ }).click();
  await page.getByRole("button", { name: "Save the settings" }).click();
  await expect(page.getByRole("status").getByText("Saved. It holds")).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`${shop.origin}/stickers/roll`);
  await expect(visitor.getByRole("banner").getByRole("img").first()).toHaveJSProperty("complete", true);
  const rule = visitor.locator("html");
  await expect(rule).toHaveCSS("--magenta", (await leads.inputValue()).toLowerCase());
  await expectWellMade(visitor);
  await logo.getByRole("button", { name: "Remove it" }).click();
  await expect(logo.getByText("None yet")).toBeVisible();
});
