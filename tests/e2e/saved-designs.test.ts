import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { dialog, open, signIn } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";
import { makeAbsentMember, makeMember, newEmail, password } from "../support/people/members.ts";

const DESIGNER = "/vinyl-lettering-designer";
const KIA_ORA = `${DESIGNER}?text=Kia%20ora&font=pacifico&lettering=%7B%22size%22%3A%7B%22by%22%3A%22height%22%2C%22mm%22%3A60%7D%7D`;

function keepButton(page: Page) {
  return page.getByRole("button", { name: "Keep this design" });
}
function keepDialog(page: Page) {
  return dialog(page, "Keep this design");
}
function card(page: Page, name: string) {
  return page
    .getByRole("region", { name: "Designs" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
}

test("a member keeps a design, opens it from the account, changes it and keeps both @long", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("keeper"));
  await open(page, "/account/designs");
  await expect(page.getByText("No designs yet.")).toBeVisible();
  await page.getByRole("link", { name: "Design lettering" }).click();
  await expect(page.getByRole("textbox", { name: "Your text" })).toBeVisible();

  await open(page, KIA_ORA);
  await keepButton(page).click();
  await expect(keepDialog(page).getByLabel("Name")).toHaveValue("Kia ora");
  await keepDialog(page).getByLabel("Name").fill("Shop door");
  await keepDialog(page).getByRole("button", { name: "Keep design" }).click();
  await expect(page.getByText(/^Kept as “Shop door” at \d+:\d\d/)).toBeVisible();
  await expect(page).toHaveURL(/kept_design=\d+/);

  await page.getByRole("link", { name: "Your designs" }).click();
  await expect(card(page, "Shop door").getByRole("img")).toHaveAccessibleName(/“Kia ora”/);
  await card(page, "Shop door").getByRole("link", { name: "Open Shop door" }).click();
  await expect(page.getByRole("textbox", { name: "Your text" })).toHaveValue("Kia ora");

  await page.getByRole("textbox", { name: "Your text" }).fill("Haere mai");
  await keepButton(page).click();
  await expect(keepDialog(page).getByRole("radio", { name: "Update “Shop door”" })).toBeChecked();
  await keepDialog(page).getByRole("radio", { name: "Keep as a new design" }).check();
  await expect(keepDialog(page).getByLabel("Name")).toHaveValue("Haere mai");
  await keepDialog(page).getByRole("button", { name: "Keep design" }).click();
  await expect(page.getByText(/^Kept as “Haere mai”/)).toBeVisible();

  await page.getByRole("textbox", { name: "Your text" }).fill("Haere mai!");
  await expect(page.getByText(/changed since/)).toBeVisible();
  await keepButton(page).click();
  await keepDialog(page).getByRole("button", { name: "Update design" }).click();
  await expect(page.getByText(/^Kept as “Haere mai” at \d+:\d\d [ap]m\./)).toBeVisible();
  await open(page, "/account/designs");
  await expect(page.getByRole("region", { name: "Designs" }).getByRole("heading", { level: 3 })).toHaveText([
    "Haere mai",
    "Shop door",
  ]);
  await expect(card(page, "Haere mai").getByRole("img")).toHaveAccessibleName(/“Haere mai!”/);
});

test("a kept design is renamed, copied and deleted, also when another tab was quicker @long", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("tidier"));
  await open(page, KIA_ORA);
  await keepButton(page).click();
  await keepDialog(page).getByRole("button", { name: "Keep design" }).click();
  await expect(page.getByText(/^Kept as “Kia ora”/)).toBeVisible();

  await open(page, "/account/designs");
  await card(page, "Kia ora").getByRole("button", { name: "Rename Kia ora" }).click();
  const form = page.getByRole("form", { name: "Rename Kia ora" });
  await form.getByLabel("Name").fill(" ");
  await form.getByRole("button", { name: "Save name" }).click();
  await expect(form.getByText("Please name your design.")).toBeVisible();
  await form.getByLabel("Name").fill("Van");
  await form.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Renamed to “Van”.")).toBeFocused();

  await card(page, "Van").getByRole("button", { name: "Copy Van" }).dblclick();
  await expect(card(page, "Van copy")).toHaveCount(1);
  await expect(page.getByText("Copied as “Van copy”.")).toBeVisible();

  const other = await page.context().newPage();
  await open(other, "/account/designs");
  for (const tab of [page, other]) {
    await card(tab, "Van").getByRole("button", { name: "Delete Van" }).click();
    await card(tab, "Van").getByRole("button", { name: "Yes, delete Van" }).click();
    await expect(tab.getByText("“Van” was deleted.")).toBeVisible();
    await expect(card(tab, "Van")).toHaveCount(0);
  }
  await expect(card(page, "Van copy")).toHaveCount(1);
});

test("somebody without an account signs in first, and the design is still there to be kept @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("comer");
  await makeAbsentMember(shop, email);
  await open(page, DESIGNER);
  await page.getByRole("textbox", { name: "Your text" }).fill("Aroha nui");
  await keepButton(page).click();
  await signIn(page, email, password);
  await expect(keepDialog(page).getByLabel("Name")).toHaveValue("Aroha nui");
  await expect(page.getByRole("textbox", { name: "Your text", includeHidden: true })).toHaveValue(
    "Aroha nui",
  );
  await keepDialog(page).getByRole("button", { name: "Keep design" }).click();
  await expect(page.getByText(/^Kept as “Aroha nui”/)).toBeVisible();
});

test("words are saved as a picture in pixels and as a drawing, each named after them @long", async ({
  page,
}) => {
  await open(page, KIA_ORA);
  const files: (readonly [string, Buffer])[] = [];
  for (const way of [
    page.getByRole("button", { name: "Save a picture as PNG" }),
    page.getByRole("link", { name: "Save a picture as SVG" }),
  ]) {
    const coming = page.waitForEvent("download");
    await way.click();
    const file = await coming;
    files.push([file.suggestedFilename(), await readFile(await file.path())]);
  }
  expect(files.map(([name]) => name)).toEqual(["kia-ora.png", "kia-ora.svg"]);
  const [png, svg] = files.map(([, bytes]) => bytes);
  // Width and height stand in the first block of a PNG.
  const [width, height] = [16, 20].map((at) => png!.readUInt32BE(at));
  expect(width).toBe(2400);
  const [, wide, high] = /width="(\d+)mm" height="(\d+)mm"/.exec(svg!.toString())!.map(Number);
  expect(width! / height!).toBeCloseTo(wide! / high!, 2);
});
