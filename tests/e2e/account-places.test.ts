import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { makeMember, newEmail } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";

function region(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}
function navigation(page: Page) {
  return page.getByRole("navigation", { name: "Your account" });
}

async function askForQuotes(page: Page, quantities: readonly number[]) {
  const answer = await page.request.get("/api/quote/get/featured-items?slug=paper-stickers");
  const { selection } = (await answer.json()).data;
  for (const quantity of quantities) {
    const asked = { ...selection, quantity, quote_type: "Special Size" };
    expect((await page.request.post("/api/quote/create/quote-request", { data: asked })).status()).toBe(201);
  }
}

for (const [path, link, shown] of [
  ["/account/quotations", "Quotations", ["Quotations"]],
  ["/account/requests", "Quote requests", ["Quote requests"]],
  ["/account/designs", "Designs", ["Designs"]],
  ["/account/files", "Files", ["Files"]],
  ["/account/addresses", "Addresses", ["Addresses"]],
  ["/account/points", "Points", ["Points"]],
  ["/account/details", "Your details", ["Profile", "Password"]],
] as const)
  test(`${path} is a page of its own, and its link says so`, async ({ page, shop }) => {
    await makeMember(shop, page, newEmail("places"));
    await open(page, "/account");
    await navigation(page).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${link} `));
    await page.reload();
    await expect(page.getByRole("main").getByRole("region")).toHaveCount(shown.length);
    for (const name of shown) await expect(region(page, name)).toBeVisible();
    await expect(navigation(page).locator("[aria-current=page]")).toHaveText(link);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

test("the overview shows everything, of each list the newest three, and leads to the rest", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("overview"));
  await askForQuotes(page, [20, 50, 100, 200]);
  await open(page, "/account");
  for (const name of ["Quotations", "Points", "Addresses", "Profile", "Password"])
    await expect(region(page, name)).toBeVisible();
  const requests = region(page, "Quote requests");
  await expect(requests.getByRole("listitem")).toHaveCount(3);
  await requests.getByRole("link", { name: "See all 4 quote requests" }).click();
  await expect(page).toHaveURL("/account/requests");
  await expect(requests.getByRole("listitem")).toHaveCount(4);
});

test("the overview opens the request that a mail leads to, however old", async ({ page, shop }) => {
  await makeMember(shop, page, newEmail("old"));
  await askForQuotes(page, [20, 50, 100, 200]);
  await open(page, "/account/requests");
  const rows = region(page, "Quote requests").getByRole("listitem");
  await expect(rows).toHaveCount(4);
  const oldest = await rows
    .last()
    .getByText(/^R\d{6}/)
    .textContent();
  await open(page, `/account?quote_request=${oldest}`);
  await expect(rows.last().getByText("20", { exact: true })).toBeVisible();
});

test("a visitor is invited on every page of the account", async ({ page }) => {
  await open(page, "/account/addresses");
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  await expect(navigation(page)).toBeHidden();
  expect((await page.request.get("/account/nowhere")).status()).toBe(404);
});

test("wherever points are shown it says what one takes off", async ({ page, shop }) => {
  await open(page, "/register");
  await expect(page.getByRole("main")).toContainText("A point takes $1 off");
  await open(page, "/account");
  await expect(page.getByRole("main")).toContainText("A point takes $1 off");
  await makeMember(shop, page, newEmail("worth"));
  await open(page, "/account");
  await expect(region(page, "Points")).toContainText("A point takes $1 off");
});
