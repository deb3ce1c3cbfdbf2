import { expect, test } from "vitest";
import { couponForm, readCoupon, type CouponInput, parseCoupon } from "./coupon-form.ts";

const spring: CouponInput = {
  code: "SPRING",
  name: "Spring: 12.5% off",
  kind: "share",
  value: "12.5",
  from: "50.00",
  uses_in_all: "100",
  uses_per_customer: "2",
  starts_on: "2026-12-01",
  ends_on: "2026-12-24",
  product_ids: [2, 1],
};

function read(change: Partial<CouponInput>) {
  return readCoupon(couponForm.parse({ ...spring, ...change }));
}

test("a share of some goods, with all its limits", () => {
  expect(read({ code: "spr ing" })).toEqual({
    ok: true,
    terms: {
      code: "SPRING",
      name: "Spring: 12.5% off",
      off: { kind: "share", permille: 125 },
      fromSubTotal: 5000,
      usesInAll: 100,
      usesPerCustomer: 2,
      startsOn: "2026-12-01",
      endsOn: "2026-12-24",
      productIds: [1, 2],
    },
  });
});

test("an amount, as often as one likes, for all goods", () => {
  const limits = { uses_in_all: "", uses_per_customer: "", product_ids: [] };
  const found = read({ kind: "amount", value: "$5", ...limits });
  expect(found).toMatchObject({ ok: true, terms: { off: { kind: "amount", cents: 500 } } });
  expect(found.ok && Object.keys(found.terms).toSorted()).toEqual(
    ["code", "endsOn", "fromSubTotal", "name", "off", "startsOn"].toSorted(),
  );
});

test("what is read is typed as it was", () => {
  const found = read({});
  expect(found.ok && parseCoupon(found.terms)).toEqual({ ...spring, product_ids: [1, 2] });
});

test.each<[Partial<CouponInput>, string]>([
  [{ value: "0" }, "value"],
  [{ value: "91" }, "value"],
  [{ value: "ten" }, "value"],
  [{ kind: "amount", value: "0" }, "value"],
  [{ kind: "amount", value: "50.01" }, "from"],
  [{ kind: "amount", value: "5", from: "" }, "from"],
  [{ from: "-1" }, "from"],
  [{ uses_in_all: "0" }, "uses_in_all"],
  [{ uses_per_customer: "1.5" }, "uses_per_customer"],
  [{ uses_in_all: "1" }, "uses_per_customer"],
  [{ starts_on: "2026-02-30" }, "starts_on"],
  [{ ends_on: "" }, "ends_on"],
  [{ ends_on: "2026-11-30" }, "ends_on"],
])("%o is wrong at %s", (change, field) => {
  const found = read(change);
  expect(found.ok ? [] : Object.keys(found.fields)).toEqual([field]);
});

test("a code is letters and digits, a name is said", () => {
  expect(couponForm.safeParse({ ...spring, code: "A!" }).success).toBe(false);
  expect(couponForm.safeParse({ ...spring, name: " " }).success).toBe(false);
});
