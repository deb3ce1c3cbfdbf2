import { expect, type Page } from "@playwright/test";
import { keepFile } from "../support/pages/saved-file.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { callAsOwner, enterAsOwner } from "../support/studio/enter-as-owner.ts";
import sharp from "sharp";

/** Art paper, die cut, 50 mm across. */
const artPaper = {
  product_id: 1,
  cutting_id: 1,
  finishing_id: 1,
  adhesive_id: 1,
  shape_id: 1,
  color_id: 1,
  size: "50x50",
  quantity: 250,
  kinds: 1,
  origin_path: "/stickers/paper?product=art-paper&quantity=250",
};

type Shop = Parameters<typeof callAsOwner>[0];

interface Ordered {
  readonly number: string;
  /** Its page, with its key. */
  readonly path: string;
}

/** Orders it by call, with a picture that needs nobody, and pays by bank. */
async function orderPaid(page: Page, shop: Shop): Promise<Ordered> {
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: "#2f7d6b" } });
  const artwork = await keepFile(page, { name: "honey.png", buffer: await picture.png().toBuffer() });
  const added = await page.request.post("/api/cart/add", { data: { ...artPaper, artwork } });
  expect(added.status(), await added.text()).toBe(201);
  const cart = (await (await page.request.get("/api/cart")).json()) as { data: { total_price: number } };
  const data = {
    email: newEmail("corrected-order"),
    first_name: "Hana",
    last_name: "Moana",
    phone_number: "021 555 0142",
    address: "8 Marea Road",
    city_town: "Whangārei",
    province: "Northland",
    postcode: "0110",
    terms: "yes",
    total_price: cart.data.total_price,
  };
  const placed = await page.request.post("/api/order/place", { data });
  expect(placed.status(), await placed.text()).toBe(201);
  const { order_no: number, path } = ((await placed.json()) as { data: { order_no: string; path: string } })
    .data;
  // Its proof is made by itself.
  const proof = () => callAsOwner<{ items: { proof: string }[] }>(shop, `orders/${number}`);
  await expect.poll(async () => (await proof()).items[0]?.proof).toBe("Proof is with the customer");
  await noteOwed(shop, number, "bank 1");
  return { number, path };
}

/** Notes what is owed as paid by bank; a proof that is made meanwhile has happened to the order, which is read again then. */
async function noteOwed(shop: Shop, number: string, reference: string): Promise<void> {
  await expect(async () => {
    const { seen, due } = await callAsOwner<{ seen: number; due: string }>(shop, `orders/${number}`);
    const typed = { amount: due, reference };
    await callAsOwner(shop, `orders/${number}/money`, { form: "pay", seen, typed });
  }).toPass({ timeout: 45_000 });
}

test("a wrong address and 250 that should be 500 are put right after payment, and the rest is paid", async ({
  page,
  shop,
}) => {
  const { number, path } = await orderPaid(page, shop);
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.goto(`${studio}/orders/${number}`);
  await page.getByRole("link", { name: "Correct this order" }).press("Enter");
  await expect(page.getByRole("heading", { name: `Correct order ${number}`, level: 1 })).toBeFocused();
  await page.getByRole("button", { name: /^Change: / }).press("Enter");
  await page.getByLabel("Pieces").fill("500");
  const sums = page.getByRole("form", { name: "What it comes to" });
  await expect(sums.getByText(/^It costs \$[\d.]+ more\.$/)).toBeVisible();
  await page.getByLabel("Street address", { exact: true }).fill("8 Marae Road");
  await expect(sums.getByText("the delivery address")).toBeVisible();
  await sums.getByRole("button", { name: "Put it right" }).press("Enter");
  // The customer reads why.
  await expect(sums.getByLabel("Why")).toHaveAccessibleDescription("Please say why: the customer reads it.");
  await sums.getByLabel("Why").fill("You rang us: 500, and Marae with an e.");
  await sums.getByRole("button", { name: "Put it right" }).press("Enter");
  await expect(page.getByRole("heading", { name: `Order ${number}`, level: 1 })).toBeVisible();
  await expect(page.getByText(/The order was put right: .*“You rang us/)).toBeVisible();
  await expect(page.getByText("8 Marae Road")).toBeVisible();

  await page.goto(path);
  await expect(page.getByText("8 Marae Road")).toBeVisible();
  await expect(page.getByText("Still to pay")).toBeVisible();
  await noteOwed(shop, number, "bank 2");
  await page.reload();
  await expect(page.getByText("Still to pay")).toHaveCount(0);
  await page.getByText("Change the address or PO number").click();
  await page.getByLabel("PO number").fill("PO-77");
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText("Purchase order number")).toBeVisible();
});
