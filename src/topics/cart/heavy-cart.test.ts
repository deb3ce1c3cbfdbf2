import { expect, test } from "vitest";
import { artPaper, cartOf, put } from "#tests/support/bodies/cart-bodies.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();

test("what is too heavy to ship free goes at the courier's price, and the cart says so", async () => {
  const browser = openBrowser(shop.app);
  const { cart_item } = await put(browser, { ...artPaper, size: "100x100", quantity: 5_000 });
  expect(await cartOf(browser)).toMatchObject({ shipping_fee: 0, shipping_note: null });
  // 5 x 5,000 pieces of 0.01 m² at 180 g a m² are 45 kg, with padding and box 47,820 g: nine steps of $6.00 above $8.00.
  await browser.send("PATCH", `cart/items/${cart_item.id}`, { kinds: 5 });
  expect(await cartOf(browser)).toMatchObject({
    shipping_fee: 62,
    shipping_note: "Shipping is free up to 25 kg. This weighs about 48 kg, and goes at the courier’s price.",
  });
});
