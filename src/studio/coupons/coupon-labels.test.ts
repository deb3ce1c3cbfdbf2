import { expect, test } from "vitest";
import { goodsLabel, type ListedCoupon, discountLabel, usesLabel } from "./coupon-labels.ts";

const coupon: ListedCoupon = {
  code: "SPRING",
  name: "Spring",
  kind: "share",
  value: "12.5",
  from: "50.00",
  uses_in_all: "100",
  uses_per_customer: "2",
  starts_on: "2026-12-01",
  ends_on: "2026-12-24",
  product_ids: [1, 2],
  is_stopped: false,
  uses: 3,
  closed: null,
};
const products = [1, 2, 3].map((id) => ({ id, name: `Product ${id}` }));

test("a coupon in words", () => {
  expect(discountLabel(coupon)).toBe("12.5% off from $50.00");
  expect(discountLabel({ ...coupon, kind: "amount", value: "5.00", from: "" })).toBe("$5.00 off");
  expect(usesLabel(coupon)).toBe("3 of 100, 2 each");
  expect(usesLabel({ uses: 0, uses_in_all: "", uses_per_customer: "" })).toBe("0");
  expect(goodsLabel(coupon, products)).toBe("Product 1, Product 2");
  expect(goodsLabel({ ...coupon, product_ids: [1, 2, 3] }, products)).toBe("3 products");
  expect(goodsLabel({ ...coupon, product_ids: [] }, products)).toBe("All");
});
