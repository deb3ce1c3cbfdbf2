import fc from "fast-check";
import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each(["/", "/stickers/roll?product=kraft-paper", "/business-cards/swing-tags?a=b&c=%2F%2F#price"])(
  "%s is an address of this shop",
  (path) => expect(returnPath(path)).toBe(path),
);

test.each([
  null,
  undefined,
  "",
  "https://evil.example",
  "//evil.example",
  "/.//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  " //evil.example",
  "stickers/roll",
  "/ok\r\nSet-Cookie: a=b",
  `/${"x".repeat(2001)}`,
  "/api/auth/logout",
  "/dev/outbox",
])("%j leads home", (kept) => expect(returnPath(kept)).toBe("/"));

test("whatever was kept, a browser stays on this site", () => {
  const site = "https://shop.example";
  const pieces = fc.array(fc.constantFrom("/", "\\", "\t", "evil.example", ":", "@", "?", "#", "%2f", "."));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        pieces.map((parts) => parts.join("")),
      ),
      (kept) => {
        expect(new URL(returnPath(kept), site).origin).toBe(site);
      },
    ),
  );
});
