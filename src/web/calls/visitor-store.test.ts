import { expect, test } from "vitest";
import { namedGuest } from "./visitor-store.ts";

const bea = { id: 7, first_name: "Bea", last_name: "Moss", email: "bea@example.org" };
const nameless = { id: 8, first_name: null, last_name: null, email: null };

test("a guest has said a name and an address; who only filled a cart is a visitor", () => {
  expect(namedGuest({ user: null, guest: bea, points: 0 })).toBe(bea);
  expect(namedGuest({ user: null, guest: nameless, points: 0 })).toBeNull();
  expect(namedGuest({ user: null, guest: null, points: 0 })).toBeNull();
  expect(namedGuest(null)).toBeNull();
});
