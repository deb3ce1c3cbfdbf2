import { expect, test } from "vitest";
import { isGuarded, mayStaff, permissions, permissionsOf } from "./permissions.ts";

test("the owner may do everything", () => {
  expect(permissionsOf("owner")).toEqual(permissions);
});

test("production works on orders, and sees neither money nor margins nor customers", () => {
  expect(permissionsOf("production")).toEqual(["orders.read", "orders.work", "requests.read"]);
});

test("support answers, records what was paid, and refunds nothing", () => {
  expect(mayStaff("support", "requests.answer")).toBe(true);
  expect(mayStaff("support", "questions.answer")).toBe(true);
  expect(mayStaff("support", "money.record")).toBe(true);
  expect(mayStaff("support", "money.refund")).toBe(false);
  for (const permission of ["credit.set", "customers.erase"] as const)
    expect(mayStaff("support", permission)).toBe(false);
});

test("only the owner says who works here, changes settings and reads what was changed", () => {
  for (const permission of ["staff.manage", "settings.change", "audit.read"] as const) {
    expect(mayStaff("production", permission)).toBe(false);
    expect(mayStaff("support", permission)).toBe(false);
  }
});

test("money, coupons, staff, settings and what is on sale ask who was idle again", () => {
  expect(permissions.filter(isGuarded)).toEqual([
    "orders.lower",
    "prices.agree",
    "money.record",
    "money.refund",
    "customers.change",
    "credit.set",
    "customers.erase",
    "staff.manage",
    "coupons.change",
    "catalogue.publish",
    "catalogue.export",
    "settings.change",
  ]);
});
