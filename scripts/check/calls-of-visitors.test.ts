import { expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "#contract/call.ts";
import { type CallName, topics } from "#contract/calls.ts";
import { callsOfVisitors } from "#web/calls/calls-of-visitors.ts";

/** They answer by mail or by a link, whoever wrote. */
const needNone: readonly CallName[] = [
  "POST quote/create/question",
  "POST quote/create/quote-request",
  "POST quote/create/conversion",
];

/** Their link says what is read; where it goes is the visitor's cart. */
const fillCarts: readonly CallName[] = ["POST quotation/:quotation_no/cart", "POST order/:order_no/again"];

/** They make or end the cookie. */
const cookieTopics = /^(?:POST|PUT) (?:auth\/|guest\b)/;

function takesKey({ query }: Call): boolean {
  return query instanceof z.ZodObject && "key" in query.shape;
}

const writing = Object.values(topics)
  .flatMap((calls) => Object.values<Call>(calls))
  .filter(({ method }) => method !== "GET")
  .map((call) => ({ call, name: `${call.method} ${call.path}` as CallName }));

test("whatever writes for the cookie's visitor is in the list, and nothing else", () => {
  const ofVisitors = writing.filter(
    ({ call, name }) =>
      cookieTopics.test(name) ||
      (call.refusals.includes("password-must-change") && !takesKey(call) && !needNone.includes(name)),
  );
  const expected = [...new Set([...ofVisitors.map(({ name }) => name), ...fillCarts])];
  expect([...callsOfVisitors].toSorted()).toEqual(expected.toSorted());
});
