import { describe, expect, test } from "vitest";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();

const { quantity: _, ...countless } = classic;
const person = { firstname: "Ann", lastname: "Lee", email_address: "ann.exact@example.org" };
const special = { ...person, quote_type: "Special Processing", "addons[]": [9] };

/** Each write of a configured product, with what its body has besides. */
const writes = [
  ["cart/add", (body: object) => body],
  ["compare", (body: object) => body],
  ["quote/create/quotation", (body: object) => ({ quotations: [body] })],
  ["quote/create/quote-request", (body: object) => ({ ...body, ...person })],
  ["quote/create/quote-request", (body: object) => ({ width: 50, height: 50, ...body, ...special })],
] as const;

async function refusalOf(call: string, body: object) {
  const answer = await openBrowser(shop.app, "192.0.2.90").post(call, body);
  return [answer.statusCode, answer.json().error.fields] as const;
}

describe.each(writes)("%s", (call, bodyOf) => {
  test("takes what is said as it is said", async () => {
    const answer = await openBrowser(shop.app, "192.0.2.90").post(call, bodyOf(classic));
    expect(answer.statusCode, answer.body).toBe(201);
  });

  test.each([
    ["no quantity", countless],
    ["an empty quantity", { ...countless, quantity: "" }],
    ["null", { ...countless, quantity: null }],
    ["nought", { ...countless, quantity: 0 }],
    ["nought of one's own", { ...countless, quantity: "custom", custom_quantity: 0 }],
  ])("asks for the quantity where it says %s", async (_what, body) => {
    expect(await refusalOf(call, bodyOf(body))).toEqual([422, { quantity: "Please enter the quantity." }]);
  });

  test.each([
    ["quantity", [50]],
    ["quantity", true],
    ["kinds", [1, 2]],
    ["kinds", { count: 2 }],
    ["product_id", [2]],
    ["width", false],
  ])("refuses %s = %j, which is no one value", async (field, value) => {
    const fields = { [field]: `${field} takes one number or text.` };
    expect(await refusalOf(call, bodyOf({ ...classic, [field]: value }))).toEqual([422, fields]);
  });

  test("refuses a circle of 60 x 40 mm, and takes the oval", async () => {
    const sized = { ...classic, size: undefined, width: 60, height: 40 };
    const wider = (shape_id: number) => bodyOf({ ...sized, shape_id });
    const fields = { shape_id: "shape_id 1: Circle needs equal width and height." };
    expect(await refusalOf(call, wider(1))).toEqual([422, fields]);
    const oval = await openBrowser(shop.app, "192.0.2.90").post(call, wider(3));
    expect(oval.statusCode, oval.body).toBe(201);
  });
});

test("get/pricing-data refuses the circle too, and a page that is opened with it shows what is nearest", async () => {
  const query = "product_id=2&cutting_id=1&finishing_id=3&adhesive_id=1&color_id=1&width=60&height=40";
  const priced = (shape: number) => shop.app.inject(`/api/get/pricing-data?${query}&shape_id=${shape}`);
  expect((await priced(1)).json().error.fields).toEqual({
    shape_id: "shape_id 1: Circle needs equal width and height.",
  });
  expect([(await priced(1)).statusCode, (await priced(3)).statusCode]).toEqual([422, 200]);
});
