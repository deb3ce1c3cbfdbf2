import { expect, type Page } from "@playwright/test";
import { open, openForPicture } from "../support/pages/banner.ts";
import { dialog, entry, open as openPage, signIn } from "../support/pages/account.ts";
import { addButton, item } from "../support/pages/cart.ts";
import { documentFiles } from "../support/artwork/documents.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { artworkInCart, flatPicture, loseLine, said } from "../support/pages/own-artwork.ts";
import { makeMember, newEmail, password } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";

const paper = "/stickers/paper?product=classic-paper&quantity=100";

function saved(page: Page) {
  return said(page, "Saved: it goes with your order.");
}

function added(page: Page) {
  return page.getByRole("link", { name: "View cart" });
}

test("a picture that is tried on is sent meanwhile, lies in the cart with the product, and comes back with its line", async ({
  page,
}) => {
  await openForPicture(page, paper);
  await expect(page.getByText("Private. Deleted after 14 days if unused.")).toBeVisible();
  await chooseFile(page, "Try your own picture", await flatPicture("plum.png", "#7a2c5e"));
  await expect(saved(page).first()).toBeAttached();
  await addButton(page).click();
  await expect(added(page)).toBeVisible();
  const [artwork] = await artworkInCart(page);
  expect(artwork).toMatch(/^[a-z0-9]{12}$/);

  // Another picture is tried on after that: the line has its own.
  await chooseFile(page, "Try another picture", await flatPicture("pear.png", "#b9c95c"));
  await expect(saved(page).first()).toBeAttached();
  await added(page).click();
  await expect(item(page, "Classic Paper").locator("image").first()).toBeAttached();
  await item(page, "Classic Paper")
    .getByRole("link", { name: /^Change options/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`artwork=${artwork}`));
  const shown = page.getByRole("img", { name: /^Classic Paper, / }).locator('image[href^="blob:"]');
  await expect(shown.first()).toBeAttached();
});

test("what a reload interrupts goes on, and is not sent again @long", async ({ page }) => {
  await openForPicture(page, paper);
  const findLine = await loseLine(page);
  await chooseFile(page, "Try your own picture", await flatPicture("fig.png", "#4c2f6b"));
  await expect(said(page, "Upload interrupted at").first()).toBeAttached();
  await findLine();
  const begun: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/upload")) begun.push(request.url());
  });
  await page.reload();
  await expect(saved(page).first()).toBeAttached();
  expect(begun).toEqual([]);
});

test("a second tab does not send what the first one sends; it has it once that has arrived @long", async ({
  page,
  context,
}) => {
  await openForPicture(page, paper);
  const findLine = await loseLine(page);
  await chooseFile(page, "Try your own picture", await flatPicture("olive.png", "#6b6f2a"));
  await expect(said(page, "Upload interrupted at").first()).toBeAttached();
  const begun: string[] = [];
  const second = await context.newPage();
  second.on("request", (request) => {
    if (request.url().includes("/api/upload")) begun.push(request.method());
  });
  await openForPicture(second, paper);
  await expect(said(second, "is being uploaded in another tab").first()).toBeAttached();
  await findLine();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(saved(second).first()).toBeAttached();
  expect(begun).toEqual([]);
});

test("a tab goes on with what a closed one has begun to send @long", async ({ page, context }) => {
  await openForPicture(page, paper);
  await loseLine(page);
  await chooseFile(page, "Try your own picture", await flatPicture("sage.png", "#7a8a62"));
  await expect(said(page, "Upload interrupted at").first()).toBeAttached();
  const second = await context.newPage();
  await openForPicture(second, paper);
  await expect(said(second, "is being uploaded in another tab").first()).toBeAttached();
  const begun: string[] = [];
  second.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/upload")) begun.push(request.url());
  });
  await page.close();
  await expect(saved(second).first()).toBeAttached();
  expect(begun).toEqual([]);
});

test("a GIF is sent as the PNG of what is seen of it @long", async ({ page }) => {
  await openForPicture(page, paper);
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /filename (\S+)/.exec(request.headers()["upload-metadata"] ?? "") ?? [];
    if (name) names.push(Buffer.from(name, "base64").toString());
  });
  await chooseFile(page, "Try your own picture", await flatPicture("moving.gif", "#c0392b", "gif"));
  await expect(saved(page).first()).toBeAttached();
  expect(names).toEqual(["moving.png"]);
});

test("a compared product and its quotation wear the picture @long", async ({ page }) => {
  await open(page, paper);
  await openForPicture(page, paper);
  await chooseFile(page, "Try your own picture", await flatPicture("sloe.png", "#23305c"));
  await expect(saved(page).first()).toBeAttached();
  const compared = page.waitForRequest((request) => request.url().endsWith("/api/compare"));
  await page.getByRole("button", { name: "Add to Compare" }).click();
  expect((await compared).postDataJSON()).toMatchObject({
    artwork: expect.stringMatching(/^[a-z0-9]{12}$/),
  });
  const quoted = page.waitForRequest((request) => request.url().endsWith("/create/quotation"));
  await page.getByRole("button", { name: "You can print" }).click();
  expect((await quoted).postDataJSON()).toMatchObject({
    quotations: [{ artwork: expect.stringMatching(/^[a-z0-9]{12}$/) }],
  });
});

test("a drawing is seen once the shop has painted it, also after a reload, and one that cannot be read says so", async ({
  page,
}) => {
  const circle =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="90" fill="#1c6b52"/></svg>';
  await openForPicture(page, paper);
  await chooseFile(page, "Try your own picture", {
    name: "badge.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(circle),
  });
  const shown = page.getByRole("img", { name: /^Classic Paper, / }).locator('image[href^="blob:"]');
  await expect(shown.first()).toBeAttached();
  await expect(saved(page).first()).toBeAttached();
  await page.reload();
  await expect(shown.first()).toBeAttached();
  await chooseFile(page, "Try another picture", {
    name: "torn.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\nno page in it"),
  });
  await expect(page.getByText(/could not be (read|opened)/).first()).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText(/could not be (read|opened)/)).toHaveCount(0);
  await addButton(page).click();
  await expect(added(page)).toBeVisible();
  expect(await artworkInCart(page)).toEqual([null]);
});

test("a document is on the product before the shop has it, and says how sharp it is once the shop has read it @long", async ({
  page,
}) => {
  await openForPicture(page, paper);
  const sending = Promise.withResolvers<void>();
  await page.route("**/api/upload", async (route) => {
    await sending.promise;
    await route.continue();
  });
  await chooseFile(page, "Try your own picture", {
    name: "card.pdf",
    mimeType: "application/pdf",
    buffer: (await documentFiles["three pages"]?.()) ?? Buffer.alloc(0),
  });
  const shown = page.getByRole("img", { name: /^Classic Paper, / }).locator('image[href^="blob:"]');
  await expect(shown.first()).toBeAttached();
  await expect(page.getByText("We look how sharp it will be …")).toBeVisible();
  const before = await shown.first().getAttribute("href");
  sending.resolve();
  await expect(page.getByText("Its lines are sharp at any size.")).toBeVisible();
  await expect(shown.first()).not.toHaveAttribute("href", before ?? "");
});

test("a member who signs in on another device finds the picture there @long", async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  const email = newEmail("own-artwork");
  await makeMember(shop, page, email);
  await openForPicture(page, paper);
  await chooseFile(page, "Try your own picture", await flatPicture("damson.png", "#3a1f4d"));
  await expect(saved(page).first()).toBeAttached();
  const device = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await device.newPage();
  await openPage(other, "/");
  await entry(other).click();
  await signIn(other, email, password);
  await expect(dialog(other)).toHaveCount(0);
  await openForPicture(other, paper);
  const shown = other.getByRole("img", { name: /^Classic Paper, / }).locator('image[href^="blob:"]');
  await expect(shown.first()).toBeAttached();
  await expect(saved(other).first()).toBeAttached();
  await device.close();
});
