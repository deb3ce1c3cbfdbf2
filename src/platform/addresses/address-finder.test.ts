import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createAddressFinder, openAddressFinder } from "./open-address-finder.ts";

const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const warnings: string[] = [];
const log = { warn: (_fields: object, words: string) => void warnings.push(words) };

/** A Photon server that answers so, and what it was asked. */
async function startPhoton(answer: unknown, status = 200) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://photon.test"));
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

const newton = {
  type: "house",
  countrycode: "NZ",
  housenumber: "12",
  street: "Karangahape Road",
  district: "Newton",
  city: "Auckland",
  postcode: "1010",
};
const answerOf = (...places: readonly object[]) => ({
  type: "FeatureCollection",
  features: places.map((properties) => ({ type: "Feature", geometry: null, properties })),
});

async function found(answer: unknown, words: string, status = 200) {
  const { url, asked } = await startPhoton(answer, status);
  const finder = openAddressFinder({ addressFinderUrl: url }, log);
  return { addresses: await finder?.find(words, "192.0.2.1"), asked };
}

test("a server that knows New Zealand is asked for houses and streets there, and answers addresses", async () => {
  const { addresses, asked } = await found(answerOf(newton, newton), "  12  Karangahape ");
  expect(addresses).toEqual([{ street: "12 Karangahape Road, Newton", city: "Auckland", postcode: "1010" }]);
  const query = asked[0]?.searchParams;
  expect([query?.get("q"), query?.getAll("layer"), query?.get("bbox")]).toEqual([
    "12 Karangahape",
    ["house", "street"],
    "166,-47.5,179,-34",
  ]);
});

test.each([
  [
    "a street takes the number that was typed",
    { ...newton, type: "street", name: "Karangahape Road", street: undefined, housenumber: undefined },
    "7a karang",
    "7a Karangahape Road, Newton",
  ],
  ["a flat stays the flat that was typed", newton, "3 / 12 karang", "3/12 Karangahape Road, Newton"],
  ["so does one that is named before", newton, "Flat 3, 12 karang", "Flat 3, 12 Karangahape Road, Newton"],
  ["a door whose house alone is known stays the door", newton, "12A karang", "12A Karangahape Road, Newton"],
  ["a street alone takes the house that was found", newton, "karangahape", "12 Karangahape Road, Newton"],
  [
    "a suburb that is the town is said once",
    { ...newton, district: "Auckland" },
    "12 karang",
    "12 Karangahape Road",
  ],
])("%s", async (_what, place, words, street) => {
  expect((await found(answerOf(place), words)).addresses).toEqual([
    { street, city: "Auckland", postcode: "1010" },
  ]);
});

test("what lies abroad, is no street or has no town is left out; a postcode that is none is left empty; five at the most", async () => {
  const streets = [..."ABCDEFG"].map((name) => ({ ...newton, street: `${name} Road`, postcode: "NZ-1010" }));
  const odd = [
    { ...newton, countrycode: "AU" },
    { ...newton, street: undefined },
    { countrycode: "NZ", street: "Nowhere Road" },
  ];
  const { addresses } = await found(answerOf(...odd, ...streets), "12");
  expect(addresses?.map(({ street, postcode }) => [street, postcode])).toEqual(
    [..."ABCDE"].map((name) => [`12 ${name} Road, Newton`, ""]),
  );
});

test.each([
  ["an error", {}, 500],
  ["no JSON", "<html>", 200],
  ["another shape", { features: "none" }, 200],
  ["too much", answerOf(...Array.from({ length: 3_000 }, () => newton)), 200],
])("%s of the server is no address, and no fault", async (_what, answer, status) => {
  warnings.length = 0;
  const { url } = await startPhoton(answer, status);
  const finder = openAddressFinder({ addressFinderUrl: url }, log);
  for (const words of ["12 karang", "12 karanga"]) expect(await finder?.find(words, "192.0.2.1")).toEqual([]);
  // Not for each letter.
  expect(warnings).toEqual(["no addresses are suggested (ADDRESS_FINDER_URL)"]);
});

test("without a server there is no finder", () => {
  expect(openAddressFinder({ addressFinderUrl: null }, log)).toBeNull();
});

test("what was asked lately is not asked again, for a day", async () => {
  let now = Date.now();
  const asked: string[] = [];
  const ask = (words: string) =>
    Promise.resolve((asked.push(words), [{ street: words, city: "Nelson", postcode: "" }]));
  const finder = createAddressFinder(ask, log, () => now);
  await finder.find("12 Kara", "192.0.2.1");
  await finder.find(" 12  Kara ", "192.0.2.2");
  expect(asked).toEqual(["12 Kara"]);
  now += 24 * 3_600_000 + 1;
  await finder.find("12 Kara", "192.0.2.1");
  expect(asked).toHaveLength(2);
});

test("a network asks two things at once and all of them eight: what is more has no answer, until one has come", async () => {
  const answers: (() => void)[] = [];
  const one = [{ street: "A Road", city: "Nelson", postcode: "" }];
  const ask = () => new Promise<typeof one>((resolve) => answers.push(() => resolve(one)));
  const finder = createAddressFinder(ask, log);
  const first = finder.find("a1", "192.0.2.1");
  void finder.find("a2", "192.0.2.1");
  expect(await finder.find("a3", "192.0.2.1")).toEqual([]);
  for (let at = 0; at < 6; at += 1) void finder.find(`b${at}`, `192.0.3.${at}`);
  expect(await finder.find("c", "192.0.4.1")).toEqual([]);
  answers[0]?.();
  expect(await first).toEqual(one);
  void finder.find("c", "192.0.4.1");
  expect(answers).toHaveLength(9);
  answers.forEach((answer) => answer());
});
