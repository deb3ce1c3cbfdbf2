import { logoToCart } from "../support/pages/logo-to-cart.ts";
import { test } from "../support/pages/phone-test.ts";

test("on a phone a logo on the home page leads by a tile to a sticker that is cut round it, with its price, in the cart @long", async ({
  page,
}) => {
  await logoToCart(page);
});
