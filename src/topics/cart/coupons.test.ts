import { expect, test } from "vitest";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: its coupons change. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

const spring = {
  code: "SPRING",
  name: "Spring: $5.00 off",
  kind: "amount",
  value: "5.00",
  from: "5.00",
  uses_in_all: "2",
  uses_per_customer: "",
  starts_on: "2020-01-01",
  ends_on: "2099-12-31",
  product_ids: [1],
};

async function listed(browser: StudioBrowser, code: string) {
  const answer = await browser.get("coupons");
  expect(answer.statusCode, answer.body).toBe(200);
  const { coupons } = answer.json().data as { coupons: { code: string; uses: number; closed: string }[] };
  const { uses, closed, ...seen } = coupons.find((coupon) => coupon.code === code)!;
  return { uses, closed, seen };
}

/** A cart with the goods and the code; the code's answer, and the browser. */
async function typed(goods: object, code = "SPRING") {
  const browser = openBrowser(shop.app);
  await put(browser, goods);
  const answer = await browser.post("cart/coupon", { coupon_code: code });
  return { browser, answer };
}

test("a coupon for a product is made, used for that alone, counted, and used up", async () => {
  const { browser, id } = await enterStudio(shop, "support");
  expect((await browser.post("coupons", { ...spring, code: "spr ing" })).statusCode).toBe(200);
  expect((await browser.post("coupons", spring)).statusCode).toBe(409);
  const other = await typed(classic);
  expect(other.answer.json().data).toMatchObject({ coupon_discount: 0 });
  const own = await typed(artPaper);
  expect(own.answer.json().data).toMatchObject({ coupon_discount: 5 });
  await order(own.browser);
  expect(await listed(browser, "SPRING")).toMatchObject({ uses: 1, closed: null });
  const racing = [await typed(artPaper), await typed(artPaper)];
  await Promise.allSettled(racing.map((one) => order(one.browser)));
  expect(await listed(browser, "SPRING")).toMatchObject({
    uses: 2,
    closed: "This code has been used up.",
  });
  const audit = await shop.sql("select staff_id, action from audit_entry where target = 'coupon SPRING'");
  expect(audit).toEqual([{ staff_id: id, action: "coupon.made" }]);
});

test("it is changed and stopped by who saw it as it is; of two at once one is told", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const code = "AUTUMN";
  await browser.post("coupons", { ...spring, code, product_ids: [], uses_in_all: "" });
  const { seen: was } = await listed(browser, code);
  const changes = [{ value: "2.00" }, { name: "Autumn" }];
  const answers = await Promise.all(
    changes.map((change) => browser.send("PUT", "coupons", { ...was, ...change, was })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { seen: now } = await listed(browser, code);
  expect(answers.find(({ statusCode }) => statusCode === 409)!.json().error.coupon).toEqual(now);
  expect((await browser.post("coupons/stop", { was, is_stopped: true })).statusCode).toBe(409);
  expect((await browser.post("coupons/stop", { was: now, is_stopped: true })).statusCode).toBe(200);
  const { answer } = await typed(classic, code);
  expect(answer.json().error.fields).toEqual({ coupon_code: "This code can no longer be used." });
  const { seen: stopped } = await listed(browser, code);
  expect((await browser.post("coupons/stop", { was: stopped, is_stopped: false })).statusCode).toBe(200);
  expect((await typed(classic, code)).answer.statusCode).toBe(200);
});

test("what is wrong is said at its field", async () => {
  const { browser } = await enterStudio(shop, "owner");
  for (const [change, field] of [
    [{ code: "A" }, "code"],
    [{ value: "0" }, "value"],
    [{ from: "1" }, "from"],
    [{ ends_on: "2019-01-01" }, "ends_on"],
    [{ product_ids: [999] }, "product_ids"],
    [{ code: "", name: "", value: "ten", starts_on: "", ends_on: "" }, "code name value starts_on ends_on"],
  ] as const) {
    const answer = await browser.post("coupons", { ...spring, code: "WRONG", ...change });
    expect([field, answer.statusCode]).toEqual([field, 422]);
    expect(Object.keys(answer.json().error.fields)).toEqual(field.split(" "));
  }
});
