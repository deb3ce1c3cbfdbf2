import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { openForPicture } from "../support/pages/banner.ts";
import { addButton, item } from "../support/pages/cart.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { test } from "../support/pages/shop-test.ts";

const paper = "/stickers/paper?product=classic-paper&quantity=100";

/** A label of one colour. */
async function label(name: string, background: string) {
  const flat = sharp({ create: { width: 300, height: 300, channels: 3, background } });
  return { name: `${name}.png`, mimeType: "image/png", buffer: await flat.png().toBuffer() };
}

function panel(page: Page) {
  return page.getByRole("region", { name: "Your pictures" });
}

/** The places that are filled with a file that the shop keeps. */
function ready(page: Page) {
  return panel(page).getByText("Ready", { exact: true });
}

/** What the cart knows of its only line's places. */
async function placesInCart(page: Page) {
  const answer = await page.request.get("/api/cart");
  const { data } = (await answer.json()) as { data: { cart_items: { path: string }[] } };
  const [line] = data.cart_items;
  const query = new URL(line?.path ?? "/", "http://shop").searchParams;
  return { files: query.get("artwork")?.split(",") ?? [], names: query.get("set_names") };
}

async function chooseThree(page: Page) {
  const files = [
    await label("plum", "#7a2c5e"),
    await label("pear", "#b9c95c"),
    await label("fig", "#4c2f6b"),
  ];
  await chooseFile(page, "Try your own picture", files);
  await expect(panel(page).getByText(/2 pictures more than there are places for/)).toBeVisible();
  await panel(page).getByRole("button", { name: "Make it 3 sets" }).click();
  await expect(ready(page)).toHaveCount(3);
}

test("three pictures dropped at once become three sets, named, in another order, and lie in the cart so", async ({
  page,
}) => {
  await openForPicture(page, paper);
  await chooseThree(page);
  for (const [set, name] of ["Plum", "Pear", "Fig"].entries()) {
    await page.getByRole("textbox", { name: `Set ${set + 1}` }).fill(name);
    await page.getByRole("textbox", { name: `Set ${set + 1}` }).press("Enter");
  }
  await expect(page).toHaveURL(/set_names=/);

  await panel(page).getByRole("button", { name: "Move set 3 up" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Set 2" })).toHaveValue("Fig");
  // Whoever moves it goes along, and hears where it is.
  await expect(panel(page).getByRole("button", { name: "Move set 2 up" })).toBeFocused();
  await expect(panel(page).getByText("Fig is set 2 of 3 now.")).toBeAttached();
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();
  const { files, names } = await placesInCart(page);
  expect(new Set(files).size).toBe(3);
  expect(names).toBe('["Plum","Fig","Pear"]');
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(item(page, "Classic Paper")).toContainText("Plum");
  // 300 pixels on 50 mm: said once for the three of them.
  const found = item(page, "Classic Paper").getByRole("region", { name: "What we found in your files" });
  await expect(found).toHaveText(
    "Set 1 (Plum), Set 2 (Fig) and Set 3 (Pear): At 50 x 50 mm it will look blurred: print is sharp from 300 dpi.",
  );
});

test("pictures of sets are there after a reload, also those that come at the second try, and again with sets that were taken away; they are shown one by one, and can be taken away @long", async ({
  page,
}) => {
  await openForPicture(page, paper);
  await chooseThree(page);
  await page.getByRole("textbox", { name: "Set 3" }).fill("Fig");
  await page.getByRole("textbox", { name: "Set 3" }).press("Enter");
  await expect(page).toHaveURL(/set_names=/);
  await page.route("**/api/artwork/*/picture*", (route) => route.abort());
  await page.reload();
  // A picture is ready when it is seen.
  await expect(panel(page).getByText("Its picture did not come")).toHaveCount(2);
  await expect(ready(page)).toHaveCount(1);
  await page.unroute("**/api/artwork/*/picture*");
  await panel(page).getByRole("button", { name: "Try again to show Set 2" }).click();
  await panel(page).getByRole("button", { name: "Try again to show Set 3" }).click();
  await expect(ready(page)).toHaveCount(3);

  const files = () => new URL(page.url()).searchParams.get("artwork");
  const before = files();
  const sets = page.getByLabel("Add additional set");
  await sets.selectOption("2");
  await expect(panel(page).getByRole("textbox")).toHaveCount(2);
  await page.getByRole("radio", { name: "1 Set", exact: true }).check();
  await expect(page.getByRole("textbox", { name: "Set 2" })).toHaveCount(0);
  await sets.selectOption("3");
  await expect(ready(page)).toHaveCount(3);
  await expect(page.getByRole("textbox", { name: "Set 3" })).toHaveValue("Fig");
  expect(files()).toBe(before);

  const stage = page.getByRole("img", { name: /^Classic Paper, / }).locator('image[href^="blob:"]');
  const first = await stage.first().getAttribute("href");
  await panel(page).getByRole("button", { name: "Show Set 2" }).click();
  await expect(stage.first()).not.toHaveAttribute("href", first ?? "");
  await panel(page).getByRole("button", { name: "Remove the picture of Set 2" }).click();
  await expect(ready(page)).toHaveCount(2);
  await expect(panel(page).getByText("No picture yet")).toHaveCount(1);
});

test("whoever has more pictures than wanted leaves them out, and files that nothing is printed from are named with what to send instead @long", async ({
  page,
}) => {
  await openForPicture(page, paper);
  await chooseFile(page, "Try your own picture", [
    await label("one", "#cc8800"),
    await label("two", "#0088cc"),
    { name: "logo.eps", mimeType: "application/postscript", buffer: Buffer.from("%!PS-Adobe-3.0") },
    { name: "list.docx", mimeType: "application/zip", buffer: Buffer.from("PK\u0003\u0004") },
  ]);
  await expect(panel(page).getByText(/^logo\.eps: .+ Please save it as PDF\.$/)).toBeVisible();
  await expect(panel(page).getByText(/^list\.docx: .+ office program/)).toBeVisible();
  await panel(page).getByRole("button", { name: "All right, leave them out" }).click();
  await expect(panel(page).getByText(/logo\.eps/)).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Leave it out" }).click();
  await expect(panel(page).getByText(/more than there are places for/)).toHaveCount(0);
  await expect(ready(page)).toHaveCount(1);
});
