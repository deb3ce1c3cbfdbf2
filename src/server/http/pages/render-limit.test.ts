import { expect, test } from "vitest";
import { createRenderLimit } from "./render-limit.ts";

function ask(limit: ReturnType<typeof createRenderLimit>, times: number, ip: (n: number) => string) {
  return Array.from({ length: times }, (_, n) => limit.secondsToWait(ip(n), 1_000)).filter(
    (wait) => wait !== null,
  );
}

test("the 301st page rendered for an address within a minute has to wait until the minute is over", () => {
  const limit = createRenderLimit();
  expect(ask(limit, 300, () => "203.0.113.7")).toEqual([]);
  expect(limit.secondsToWait("203.0.113.7", 20_500)).toBe(41);
  expect(limit.secondsToWait("203.0.113.8", 20_500)).toBeNull();
  expect(limit.secondsToWait("203.0.113.7", 61_000)).toBeNull();
});

test("the addresses of one IPv6 network count together, those of another apart", () => {
  const limit = createRenderLimit();
  expect(ask(limit, 302, (n) => `2001:db8:1:2:${n.toString(16)}::1`)).toHaveLength(2);
  expect(limit.secondsToWait("2001:db8:1:3::1", 1_000)).toBeNull();
});

test.each(["127.0.0.1", "::1"])("this machine itself (%s) is not limited", (ip) => {
  expect(ask(createRenderLimit(), 1_000, () => ip)).toEqual([]);
});
