import { expect, test } from "vitest";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const call = "quote/create/quote-request";
const shop = sharedShop();

/** Art paper, die cut, without a size, a quantity or a special processing. */
const bare = {
  quote_type: "Special Processing",
  product_id: 1,
  cutting_id: 1,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 1,
  shape_id: 3,
  quantity: "custom",
};
const product = {
  width: "Size is required. Please try again.",
  height: "Size is required. Please try again.",
  quantity: "Please enter the quantity.",
  addons: "Please select a special processing option.",
};

test("an invalid Special Processing call is told every field at once, the person's first", async () => {
  const answer = await openBrowser(shop.app).post(call, { ...bare, email_address: "nobody" });
  expect(answer.statusCode).toBe(422);
  const { fields } = answer.json().error;
  expect(Object.entries(fields)).toEqual([
    ["firstname", "First name is required. Please try again."],
    ["lastname", "Last name is required. Please try again."],
    ["email_address", "Please enter a valid email."],
    ...Object.entries(product),
  ]);
});

test("somebody signed in is asked for no name", async () => {
  const answer = await (await signUp(shop, somebody())).post(call, bare);
  expect([answer.statusCode, answer.json().error.fields]).toEqual([422, product]);
});
