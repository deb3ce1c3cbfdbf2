import { expect, type Page } from "@playwright/test";
import { makeMember, newEmail } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";

// Lists are of the whole shop.
test.use({ ownShop: "studio" });

/** Classic paper, 100 pieces, without artwork: $65.00 with its shipping. */
const classic = {
  product_id: 2,
  cutting_id: 1,
  finishing_id: 3,
  adhesive_id: 1,
  shape_id: 1,
  color_id: 1,
  size: "50x50",
  quantity: 100,
  kinds: 1,
  origin_path: "/stickers/paper?product=classic-paper&quantity=100",
};

/** Keeps an address, and orders by calls; answers the order's number. */
async function addressAndOrder(page: Page, email: string): Promise<string> {
  const place = {
    address: "12 Cuba Street",
    city_town: "Wellington",
    province: "Wellington",
    postcode: "6011",
    phone_number: "04 555 0142",
  };
  const kept = await page.request.post("/api/account/addresses", {
    data: { ...place, address_label: "Home" },
  });
  expect(kept.status(), await kept.text()).toBe(201);
  const added = await page.request.post("/api/cart/add", { data: classic });
  expect(added.status(), await added.text()).toBe(201);
  const cart = (await (await page.request.get("/api/cart")).json()) as { data: { total_price: number } };
  const placed = await page.request.post("/api/order/place", {
    data: {
      ...place,
      email,
      first_name: "Ann",
      last_name: "Lee",
      terms: "yes",
      total_price: cart.data.total_price,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return ((await placed.json()) as { data: { order_no: string } }).data.order_no;
}

test("a customer is found, given points, and sold to on account; who is too late is told what holds @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("studio-customer");
  await makeMember(shop, page, email);
  const number = await addressAndOrder(page, email);
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.getByRole("navigation", { name: "Rooms" }).getByRole("link", { name: "Customers" }).click();
  await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeFocused();
  await page.getByRole("searchbox").fill("nobody anywhere");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByText("Nobody was found for “nobody anywhere”.")).toBeVisible();
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("searchbox").press("Enter");
  const row = page.getByRole("row", { name: new RegExp(email) });
  await expect(row.getByRole("cell").nth(4)).toHaveText("1");
  await row.getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { name: "Ann Lee", level: 1 })).toBeFocused();
  await expect(page.getByRole("row", { name: new RegExp(number) })).toContainText("$65.00");
  await expect(page.getByRole("region", { name: "Addresses" })).toContainText("12 Cuba Street");

  const points = page.getByRole("region", { name: "Points" });
  await points.getByLabel("Points").fill("-50");
  await points.getByLabel("Why").fill("A label was crooked");
  await points.getByLabel("Why").press("Enter");
  await expect(points.getByText("The customer has not so many points.")).toBeVisible();
  await points.getByLabel("Points").fill("5");
  await points.getByLabel("Points").press("Enter");
  await expect(points.getByText("The points are entered.")).toBeVisible();
  await expect(points.getByRole("listitem").first()).toContainText("+5A label was crooked");
  await expect(points.getByLabel("Points")).toHaveValue("");

  const other = await page.context().newPage();
  await other.goto(page.url());
  const credit = (one: Page) => one.getByRole("region", { name: "On account" });
  await expect(credit(other)).toContainText("Nothing on account");
  // What somebody is typing is not replaced by what others change.
  await credit(other).getByLabel("Limit in dollars").fill("500");
  await credit(page).getByLabel("Limit in dollars").fill("2,000");
  await credit(page).getByRole("button", { name: "Set the credit" }).press("Enter");
  await expect(credit(page).getByText("It is set.")).toBeVisible();
  await expect(credit(page)).toContainText("$2,000.00");
  await credit(other).getByRole("button", { name: "Set the credit" }).click();
  await expect(
    credit(other).getByText("Somebody has made it $2,000.00 for 20 days meanwhile."),
  ).toBeVisible();
  await expect(credit(other).getByLabel("Limit in dollars")).toHaveValue("500");
  await credit(other).getByRole("button", { name: "Set the credit" }).click();
  await expect(credit(other).getByText("It is set.")).toBeVisible();
  await page.goto(`${studio}/audit`);
  await expect(page.getByRole("row", { name: /set what a customer may owe/ })).toHaveCount(2);
});

test("what is kept about a customer is saved as a file, and erased once the address is typed @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("studio-erased");
  await makeMember(shop, page, email);
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.goto(`${studio}/customers?search=${email}`);
  await page
    .getByRole("row", { name: new RegExp(email) })
    .getByRole("link")
    .click();
  const kept = page.getByRole("region", { name: "What is kept about them" });
  const saved = page.waitForEvent("download");
  await kept.getByRole("button", { name: "Save as a file" }).press("Enter");
  expect((await saved).suggestedFilename()).toMatch(/^customer-\d+\.json$/);
  await kept.getByRole("button", { name: "Erase" }).press("Enter");
  const asked = page.getByRole("dialog", { name: "Erase this customer" });
  await asked.getByLabel("Their email address").fill("other@example.org");
  await asked.getByRole("button", { name: "Erase for good" }).click();
  await expect(asked.getByText("This is not the customer's email address.")).toBeVisible();
  await expectWellMade(page);
  await asked.getByLabel("Their email address").fill(email);
  await asked.getByLabel("Their email address").press("Enter");
  await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeFocused();
  const told = page.getByRole("status").getByText("The customer is erased: nothing of theirs is kept.");
  await expect(told).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("searchbox").press("Enter");
  await expect(told).toHaveCount(0);
  await expect(page.getByText(`Nobody was found for “${email}”.`)).toBeVisible();
});
