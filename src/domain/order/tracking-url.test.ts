import { expect, test } from "vitest";
import {
  isKnownCarrier,
  knownCarriers,
  parcelNumbers,
  joinedParcelNumbers,
  trackingUrl,
} from "./tracking-url.ts";

test.each([
  ["NZ Post", "AB123", "https://www.nzpost.co.nz/tools/tracking?trackid=AB123"],
  ["CourierPost overnight", "7 8&9", "https://www.nzpost.co.nz/tools/tracking?trackid=7%208%269"],
  ["aramex", "MZ1", "https://www.aramex.co.nz/tools/track?l=MZ1"],
  ["DHL Express", "55", "https://www.dhl.com/nz-en/home/tracking.html?tracking-id=55"],
  ["Bea on her bicycle", "1", null],
  ["NZ Post", "", null],
])("%s, number %s", (carrier, number, url) => {
  expect(trackingUrl({ carrier, number })).toBe(url);
});

test("several parcels of one order are one text, and come out of it again", () => {
  expect(parcelNumbers(joinedParcelNumbers(["AB 1", "AB2"]))).toEqual(["AB 1", "AB2"]);
  expect(parcelNumbers("AB1; AB2,")).toEqual(["AB1", "AB2"]);
  expect(parcelNumbers("")).toEqual([]);
});

test("the carriers that are offered are known", () => {
  expect(knownCarriers.filter((name) => !isKnownCarrier(name))).toEqual([]);
});
