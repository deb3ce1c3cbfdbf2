import { expect, test } from "vitest";
import { createDomainPauses } from "./domain-pauses.ts";

const minute = 60_000;

test("a domain that says 'later' is left alone for a minute, then twice as long each time, half an hour at the most; others are not", () => {
  let now = 0;
  const pauses = createDomainPauses(() => now);
  for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
    pauses.pause("ann@Slow.example");
    pauses.pause("bea@slow.example");
    expect(pauses.isPaused("cy@slow.example")).toBe(true);
    expect(pauses.isPaused("cy@other.example")).toBe(false);
    now += minutes * minute - 1;
    expect(pauses.isPaused("cy@slow.example")).toBe(true);
    now += 1;
    expect(pauses.isPaused("cy@slow.example")).toBe(false);
  }
});

test("a mail that is taken ends it, where it was begun since: the next 'later' is a first one", () => {
  let now = minute;
  const pauses = createDomainPauses(() => now);
  pauses.pause("ann@slow.example");
  pauses.end("ann@slow.example", now - 1);
  expect(pauses.isPaused("ann@slow.example")).toBe(true);
  now += minute;
  pauses.end("ann@slow.example", now);
  pauses.pause("ann@slow.example");
  now += minute;
  expect(pauses.isPaused("ann@slow.example")).toBe(false);
});

test("however many domains say so, no more than a thousand are remembered", () => {
  const pauses = createDomainPauses(() => 0);
  for (let at = 0; at < 1_001; at += 1) pauses.pause(`ann@slow${at}.example`);
  expect([0, 1, 1_000].map((at) => pauses.isPaused(`ann@slow${at}.example`))).toEqual([false, true, true]);
});
