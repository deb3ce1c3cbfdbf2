import { expect, test } from "vitest";
import { createUploadPlaces, type UploadPlace } from "./received-files.ts";

function openPlaces() {
  const places = createUploadPlaces();
  const take = (ip: string) => places.take(ip, 1_000);
  const isPlace = (found: ReturnType<typeof take>): found is UploadPlace => typeof found !== "string";
  const takeMany = (ip: string, times: number): UploadPlace[] =>
    Array.from({ length: times }, () => take(ip)).filter(isPlace);
  return { take, takeMany };
}

test("a network has four places for forms with files, the process sixty-four; one that is given back is free again", () => {
  const { take, takeMany } = openPlaces();
  expect(takeMany("192.0.2.1", 5)).toHaveLength(4);
  expect(take("::ffff:192.0.2.1")).toBe("network-full");
  const [second] = takeMany("192.0.2.2", 4);
  for (let n = 3; n <= 16; n++) takeMany(`192.0.2.${n}`, 4);
  expect(take("192.0.2.99")).toBe("full");
  second?.giveBack();
  expect(take("192.0.2.99")).not.toBe("full");
  expect(take("192.0.2.98")).toBe("full");
});

test("one subscriber of IPv6 has sixteen places, however many networks he calls his own", () => {
  const { take, takeMany } = openPlaces();
  for (let n = 1; n <= 8; n++) takeMany(`2001:db8:1:${n}::1`, 4);
  expect(take("2001:db8:1:99::1")).toBe("network-full");
  expect(takeMany("2001:db8:2:1::1", 4)).toHaveLength(4);
});

test("a place says what those before it may still bring", () => {
  const { takeMany } = openPlaces();
  const [first, second, third] = takeMany("192.0.2.1", 3);
  expect([first, second, third].map((place) => place?.coming)).toEqual([0, 1_000, 2_000]);
  first?.giveBack();
  third?.giveBack();
  expect(takeMany("192.0.2.1", 1)[0]?.coming).toBe(1_000);
});
