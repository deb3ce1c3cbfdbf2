import { expect, test } from "vitest";
import { createUploadPlaces } from "./upload-places.ts";

test("a network has four places for forms with files, the process sixty-four; one that is given back is free again", () => {
  const places = createUploadPlaces();
  const take = (ip: string, times: number) => Array.from({ length: times }, () => places.take(ip));
  expect(take("192.0.2.1", 5).map((place) => typeof place)).toEqual([...Array(4).fill("function"), "string"]);
  expect(places.take("::ffff:192.0.2.1")).toBe("network-full");
  const of2 = take("192.0.2.2", 4);
  for (let n = 3; n <= 16; n++) take(`192.0.2.${n}`, 4);
  expect(places.take("192.0.2.99")).toBe("full");
  const [giveBack] = of2;
  if (typeof giveBack === "function") giveBack();
  expect(typeof places.take("192.0.2.99")).toBe("function");
  expect(places.take("192.0.2.98")).toBe("full");
});
