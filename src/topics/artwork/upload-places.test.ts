import { expect, test } from "vitest";
import { createUploadPlaces, type UploadPlace } from "./upload-places.ts";

const MEGABYTE = 1024 * 1024;

function openPlaces() {
  const places = createUploadPlaces();
  const ended: string[] = [];
  const take = (ip: string, bytes = 1_000) => places.take({ ip, bytes, takeBack: () => ended.push(ip) });
  const isPlace = (found: ReturnType<typeof take>): found is UploadPlace => typeof found !== "string";
  const takeMany = (ip: string, times: number): UploadPlace[] =>
    Array.from({ length: times }, () => take(ip)).filter(isPlace);
  return { take, takeMany, ended };
}

test("a network has four places for bodies with files; one that is given back is free again", () => {
  const { take, takeMany } = openPlaces();
  const [first] = takeMany("192.0.2.1", 5);
  expect(takeMany("192.0.2.2", 5)).toHaveLength(4);
  expect(take("::ffff:192.0.2.1")).toBe("network-full");
  first?.giveBack();
  expect(take("192.0.2.1")).not.toBe("network-full");
});

test("sixteen networks with all sixty-four places give one each to those who have none, and keep one each", () => {
  const { take, takeMany, ended } = openPlaces();
  for (let n = 1; n <= 16; n++) takeMany(`192.0.2.${n}`, 4);
  for (let n = 1; n <= 48; n++) expect(take(`198.51.100.${n}`)).not.toBe("full");
  expect(ended).toHaveLength(48);
  for (let n = 1; n <= 16; n++) expect(ended.filter((ip) => ip === `192.0.2.${n}`)).toHaveLength(3);
  // Nobody has more than one now.
  expect(take("198.51.100.99")).toBe("full");
  expect(take("192.0.2.1")).toBe("full");
});

test("one subscriber of IPv6 has sixteen places, however many networks he calls his own, and gives as one", () => {
  const { take, takeMany, ended } = openPlaces();
  for (let n = 1; n <= 8; n++) takeMany(`2001:db8:1:${n}::1`, 4);
  expect(take("2001:db8:1:99::1")).toBe("network-full");
  expect(takeMany("2001:db8:2:1::1", 4)).toHaveLength(4);
  for (let n = 1; n <= 11; n++) takeMany(`192.0.2.${n}`, 4);
  expect(take("198.51.100.1")).not.toBe("full");
  expect(ended).toEqual(["2001:db8:1:4::1"]);
});

test("a place says what those before it may still bring: 8 MiB at most, however long they say they are", () => {
  const { take, takeMany } = openPlaces();
  const [first, second, third] = takeMany("192.0.2.1", 3);
  expect([first, second, third].map((place) => place?.coming)).toEqual([0, 1_000, 2_000]);
  first?.giveBack();
  third?.giveBack();
  take("192.0.2.2", 200 * MEGABYTE);
  expect(takeMany("192.0.2.1", 1)[0]?.coming).toBe(1_000 + 8 * MEGABYTE);
});
