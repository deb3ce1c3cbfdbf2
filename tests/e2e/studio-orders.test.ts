import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { keepFile } from "../support/pages/saved-file.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

// Lists are of the whole shop.
test.use({ ownShop: "studio" });

/** Art paper, die cut, 50 mm across; its picture is so coarse that a person makes the proof. */
const artPaper = {
  product_id: 1,
  cutting_id: 1,
  finishing_id: 1,
  adhesive_id: 1,
  shape_id: 1,
  color_id: 1,
  size: "50x50",
  quantity: 25,
  kinds: 1,
  origin_path: "/stickers/paper?product=art-paper&quantity=25",
};

/** Orders it by call; answers its number. */
async function placeOrder(page: Page, lastName: string): Promise<string> {
  const picture = sharp({ create: { width: 80, height: 80, channels: 3, background: "#2f7d6b" } });
  const artwork = await keepFile(page, { name: "honey.png", buffer: await picture.png().toBuffer() });
  const added = await page.request.post("/api/cart/add", { data: { ...artPaper, artwork } });
  expect(added.status(), await added.text()).toBe(201);
  const cart = (await (await page.request.get("/api/cart")).json()) as { data: { total_price: number } };
  const placed = await page.request.post("/api/order/place", {
    data: {
      email: newEmail("studio-orders"),
      first_name: "Hana",
      last_name: lastName,
      phone_number: "021 555 0142",
      address: "8 Marae Road",
      city_town: "Whangārei",
      province: "Northland",
      postcode: "0110",
      terms: "yes",
      total_price: cart.data.total_price,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return ((await placed.json()) as { data: { order_no: string } }).data.order_no;
}

/** What of an order waits for a person. */
function tasksOf(page: Page, number: string) {
  return page.getByRole("list", { name: "What waits" }).getByRole("listitem").filter({ hasText: number });
}

/** Presses the way to a paper, and has the whole file. */
async function expectSaved(page: Page, way: Locator, name: string): Promise<void> {
  const coming = page.waitForEvent("download");
  await way.click();
  const saved = await coming;
  expect([saved.suggestedFilename(), await saved.failure()]).toEqual([name, null]);
}

test("an order waits on Today, is found, worked on, and is gone from Today @long", async ({ page, shop }) => {
  const lastName = `Moana${Date.now()}`;
  const number = await placeOrder(page, lastName);
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeFocused();
  await page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { name: "Make the proof" }).click();
  await expect(tasksOf(page, number)).toContainText(lastName);

  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeFocused();
  await page.getByRole("searchbox", { name: "Search orders" }).fill(lastName);
  await page.getByRole("searchbox", { name: "Search orders" }).press("Enter");
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(`${number}.*${lastName}`) })).toBeVisible();
  await page.getByRole("checkbox", { name: `Choose ${number}` }).check();
  const ticket = page.getByRole("link", { name: "Job ticket (PDF)" });
  await expectSaved(page, ticket, `Job ticket ${number}.pdf`);
  await expectSaved(page, page.getByRole("link", { name: "on A4" }), `Parcel labels ${number}.pdf`);

  await page.getByRole("link", { name: number }).press("Enter");
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeFocused();
  const known = page.getByRole("link", { name: "Find among the customers" });
  await expect(known).toHaveAttribute("href", /\/customers\?search=studio-orders/);
  await expectSaved(page, ticket, `Job ticket ${number}.pdf`);
  await page.getByLabel("Parcels").fill("3");
  const labels = page.getByRole("button", { name: "Parcel labels (PDF)" });
  await expectSaved(page, labels, `Parcel labels ${number}.pdf`);
  await page.getByLabel("Note to the customer").fill("Your picture is a little coarse.");
  await page.getByRole("button", { name: "Send the proof" }).click();
  await expect(page.getByRole("status").getByText("Noted: The proof is ready.")).toBeVisible();
  await page.getByRole("button", { name: "Note the payment" }).click();
  // Said once, at its field, and what was noted before is not said any more.
  await expect(page.getByText("Please enter the reference, as the bank names it.")).toHaveCount(1);
  await expect(page.getByLabel("Reference").first()).toHaveAccessibleDescription(/the reference/);
  await expect(page.getByText("Noted: The proof is ready.")).toHaveCount(0);
  await page.getByLabel("Reference").first().fill("bank 7");
  await page.getByRole("button", { name: "Note the payment" }).click();
  await expect(page.getByRole("status").getByText("All is paid.")).toBeVisible();

  await page.goto(`${studio}/today`);
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeFocused();
  await expect(tasksOf(page, number)).toHaveCount(0);

  // Another try would not find it either.
  await page.goto(`${studio}/orders/K26-222222`);
  await expect(page.getByRole("heading", { name: "Not here", level: 1 })).toBeFocused();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});
