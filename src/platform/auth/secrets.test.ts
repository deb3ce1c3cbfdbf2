import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { digest, keyed, newCode, newTemporaryPassword, newToken, sameText } from "./tokens.ts";

test("a password fits its own hash and no other, and never fits none", async () => {
  const hashed = await hashPassword("Tāne's secret");
  expect(await verifyPassword(hashed, "Tāne's secret")).toBe(true);
  expect(await verifyPassword(hashed, "Tane's secret")).toBe(false);
  expect(await verifyPassword(null, "nobody's password")).toBe(false);
});

test("two hashes run at a time, sixty wait, and the rest are told to come back", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 64 }, () => hashPassword("x".repeat(6))));
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { statusCode: 503 } });
}, 20_000);

test("tokens, codes and temporary passwords look as they should and do not repeat", () => {
  const tokens = new Set(Array.from({ length: 500 }, newToken));
  expect(tokens.size).toBe(500);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  for (let round = 0; round < 500; round++) {
    expect(newCode()).toMatch(/^\d{6}$/);
    expect(newTemporaryPassword()).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  }
});

test("a keyed value depends on key, purpose and value", () => {
  const values = [keyed("k", "a", "b"), keyed("k", "a", "c"), keyed("k", "x", "b"), keyed("l", "a", "b")];
  expect(new Set(values).size).toBe(4);
  expect(sameText(digest("a"), digest("a"))).toBe(true);
  expect(sameText("a", "ab")).toBe(false);
});
