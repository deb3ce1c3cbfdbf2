import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { orderCart, shownNumber, step } from "../support/pages/checkout.ts";
import { keepFile } from "../support/pages/kept-file.ts";
import { test } from "../support/pages/shop-test.ts";
import { noted, openAsStaff, tell } from "../support/pages/staff-order.ts";
import { newEmail } from "../support/people/members.ts";

/** Art paper, die cut, 50 mm across, as its page sends it. */
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

/** Puts art paper stickers into the cart, printed from a picture of so many pixels across; the ordered 50 mm need some 700. */
async function addWithPicture(page: Page, px: number): Promise<void> {
  const picture = sharp({ create: { width: px, height: px, channels: 3, background: "#2f7d6b" } });
  const file = { name: "honey.png", buffer: await picture.png().toBuffer() };
  const artwork = await keepFile(page, file);
  const added = await page.request.post("/api/cart/add", { data: { ...artPaper, artwork } });
  expect(added.status()).toBe(201);
}

for (const [width, height] of [
  [1280, 800],
  [375, 812],
] as const)
  test(`an order goes from its proof to its parcel by the staff's link, at ${width} px`, async ({
    page,
    shop,
    browser,
  }) => {
    await page.setViewportSize({ width, height });
    await addWithPicture(page, 80);
    const address = await orderCart(page, newEmail("staff"));
    const number = await shownNumber(page);
    // The studio's own browser, without scripts.
    const studio = await browser.newContext({
      baseURL: shop.origin,
      javaScriptEnabled: false,
      viewport: { width, height },
    });
    const staff = await studio.newPage();
    await openAsStaff(staff, shop, number);
    const item = staff.getByRole("article");
    await expect(item).toContainText("will look blurred");
    await expect(item).toContainText("No proof yet");
    await staff.getByLabel("Note to the customer").fill("Your picture is a little coarse.");
    await tell(staff, "Send the proof", "Noted: The proof is ready.");
    await expect(item).toContainText("Proof is with the customer");

    await page.goto(address);
    await expect(page.getByRole("article")).toContainText("Your picture is a little coarse.");
    await page.getByText("Ask for a change").click();
    await page.getByRole("textbox", { name: "What should we change?" }).fill("The green a little deeper.");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("A new proof follows by email.")).toBeVisible();

    await staff.reload();
    await expect(item).toContainText("The green a little deeper.");
    await staff.getByLabel("Note to the customer").fill("Deeper now.");
    await tell(staff, "Send proof 2", "Noted: Proof 2 is ready.");
    await page.goto(address);
    await expect(page.getByRole("article")).toContainText("Deeper now.");
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page.getByText("You approved this proof.")).toBeVisible();

    await staff.reload();
    await expect(item).toContainText("Proof 2 is approved");
    await staff.getByLabel("Reference").first().fill("bank 7");
    await staff.getByRole("button", { name: "Note the payment" }).click();
    await expect(noted(staff)).toContainText("All is paid.");
    await tell(staff, "Start production", "Noted: It is being made.");
    await staff.getByRole("button", { name: "It has left" }).click();
    await expect(staff.getByLabel("Carrier")).toHaveAccessibleDescription(/Please enter who carries it\./);
    await staff.getByLabel("Carrier").fill("NZ Post");
    await staff.getByLabel("Tracking number").fill("AB123");
    await tell(staff, "It has left", "Noted: It is on its way with NZ Post, number AB123.");

    await page.goto(address);
    await expect(page.getByRole("region", { name: "Order details" })).toContainText("AB123");
    await tell(staff, "It was delivered", "Noted: It has arrived.");
    await page.goto(address);
    await expect(step(page, "Delivered")).toBeVisible();
    await expectNoSidewaysScroll(staff);
    await studio.close();
  });

test("a proof of a clean file is there when the order is placed; the staff's page shows it and gives its files", async ({
  page,
  shop,
}) => {
  await addWithPicture(page, 760);
  await orderCart(page, newEmail("clean"));
  const number = await shownNumber(page);
  await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();
  await openAsStaff(page, shop, number);
  await expect(page.getByRole("article")).toContainText("Proof is with the customer");
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "One piece with its bleed and cut line" }).click();
  expect((await saved).suggestedFilename()).toBe(`${number}-1 set-1.pdf`);
  await page.getByText("Send another proof").click();
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Cancel the order" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveAccessibleDescription(/Please say why\./);
  await expectAccessible(page);
});
