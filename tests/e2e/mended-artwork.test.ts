import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { pressByKeys, typeByKeys } from "../support/pages/pay-by-keys.ts";
import { keepFile } from "../support/pages/saved-file.ts";
import { lookByKeys } from "../support/pages/look-at-proof.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

/** Art paper, die cut, 50 mm across. */
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

/** A plum on green, sharp at its size; so many pixels across. */
function plum(across: number): Promise<Buffer> {
  const disc = `<svg width="720" height="720"><circle cx="360" cy="360" r="${across / 2}" fill="#5b2a5e"/></svg>`;
  return sharp({ create: { width: 720, height: 720, channels: 3, background: "#cfe3c0" } })
    .composite([{ input: Buffer.from(disc) }])
    .png()
    .toBuffer();
}

/** Orders it by call; answers its number. */
async function placeOrder(page: Page): Promise<string> {
  const artwork = await keepFile(page, { name: "plum.png", buffer: await plum(240) });
  const added = await page.request.post("/api/cart/add", { data: { ...artPaper, artwork } });
  expect(added.status(), await added.text()).toBe(201);
  const cart = (await (await page.request.get("/api/cart")).json()) as { data: { total_price: number } };
  const placed = await page.request.post("/api/order/place", {
    data: {
      email: newEmail("mended"),
      first_name: "Hana",
      last_name: "Moana",
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

/** Loads the page until it says something. */
async function reloadUntil(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

interface Way {
  readonly how: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Presses something. */
  press(page: Page, target: Locator): Promise<void>;
  /** Says what should change of the picture. */
  askForChange(page: Page): Promise<void>;
}

const ways: readonly Way[] = [
  {
    how: "at a desk",
    viewport: { width: 1280, height: 800 },
    press: (_, target) => target.click(),
    askForChange: async (page) => {
      await page.getByRole("article").getByRole("img").first().click();
      await page.getByRole("textbox", { name: "Pin 1: what should change here?" }).fill("A larger plum");
    },
  },
  {
    how: "on a telephone's screen, with the keyboard alone",
    viewport: { width: 375, height: 812 },
    press: pressByKeys,
    askForChange: (page) =>
      typeByKeys(page, page.getByRole("textbox", { name: "What should we change?" }), "A larger plum"),
  },
];

for (const { how, viewport, press, askForChange } of ways)
  test(`a change is asked for, the staff mend the file with the customer's tools, and what is approved then is printed: ${how} @long`, async ({
    page,
    browser,
    shop,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    const number = await placeOrder(page);
    await page.goto(`/order/${number}`);
    await reloadUntil(page, "Your proof is ready.");
    await press(page, page.locator("summary").filter({ hasText: "Ask for a change" }));
    await askForChange(page);
    await press(page, page.getByRole("button", { name: "Send", exact: true }));
    await expect(page.getByText("A new proof follows by email.")).toBeVisible();

    const context = await browser.newContext({ viewport });
    const staff = await context.newPage();
    const rooms = await enterAsOwner(staff, shop, newEmail("mender"));
    await staff.goto(`${rooms}/orders/${number}`);
    await press(staff, staff.getByRole("button", { name: "Send proof 2" }));
    await expect(staff.getByText("This is what the customer has sent back.")).toBeVisible();
    await press(staff, staff.getByRole("link", { name: /^Change the artwork of/ }));
    await expect(staff.getByRole("heading", { name: /^Artwork of item 1/ })).toBeFocused();
    await expect(staff.getByText("Nothing is changed yet.")).toBeVisible();
    await staff
      .getByLabel("Another file")
      .setInputFiles({ name: "larger plum.png", mimeType: "image/png", buffer: await plum(420) });
    await expect(staff.getByText("larger plum.png", { exact: true })).toBeVisible();
    const hold = staff.getByRole("application", { name: "Your picture on the product" });
    await hold.press("Shift+ArrowRight");
    await press(staff, staff.getByRole("button", { name: "Undo" }));
    await staff.getByLabel("Note to the customer").fill("The plum is larger.");
    await press(staff, staff.getByRole("button", { name: "Put it into the order" }));
    await expect(staff.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
    await expect(
      staff.getByText("The shop has put artwork into the order: “The plum is larger.”"),
    ).toBeVisible();
    await press(staff, staff.getByRole("button", { name: "Send proof 2" }));
    await expect(staff.getByText("Proof 2 is with the customer")).toBeVisible();
    await press(staff, staff.locator("summary").filter({ hasText: "What changed since proof 1" }));
    const changed = staff.getByRole("img", { name: /with frames round what has changed since proof 1$/ });
    await expect.poll(() => changed.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    await reloadUntil(page, "Proof 2 is ready.");
    await press(page, page.locator("summary").filter({ hasText: "What changed since proof 1" }));
    const proofs = page.getByRole("region", { name: /^Proof [12]/ });
    await expect(proofs).toHaveCount(2);
    await expect(proofs.first()).toContainText("A larger plum");
    const mended = proofs.last().getByRole("img", { name: /with frames round what has changed/ });
    await expect.poll(() => mended.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await lookByKeys(page);
    await press(page, page.getByRole("button", { name: "Approve" }));
    await expect(page.getByText("You approved this proof.")).toBeVisible();

    const coming = staff.waitForEvent("download");
    await staff.reload();
    await press(staff, staff.getByRole("link", { name: /as it was sent/ }));
    const saved = await coming;
    expect(saved.suggestedFilename()).toContain("larger plum");
    await context.close();
  });
