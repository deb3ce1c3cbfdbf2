import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ann, signUp } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";

/** Its own: tries are limited. */
const shop = ownShop();
beforeAll(async () => {
  await signUp(shop, ann);
});
beforeEach(() => shop.sql("truncate rate_limit, sign_in_turn"));

const { email, password } = ann;
const owner = "192.0.2.200";
function signIn(ip: string, typed = { email, password }, app = shop.app) {
  return openBrowser(app, ip).post("auth/login", typed);
}
function guess(ip: string, address = email, app = shop.app) {
  return signIn(ip, { email: address, password: "wrong one" }, app);
}
async function statusesOf(answers: ReturnType<typeof guess>[]) {
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}
/** `each` wrong passwords from each of so many networks. */
function attack(networks: number, each: number, address = email) {
  return statusesOf(
    Array.from({ length: networks * each }, (_, n) => guess(`203.0.113.${(n % networks) + 1}`, address)),
  );
}
function wait({ headers }: { readonly headers: Record<string, unknown> }) {
  return Number(headers["retry-after"]);
}
/** The pauses are seconds; tests do not wait for them. */
function turnsOpen() {
  return shop.sql("update sign_in_turn set opens_at = now()");
}

describe("guessing a password", () => {
  test("stops after ten tries of one network on an account, on every node; the owner elsewhere gets in", async () => {
    const other = await shop.otherNode();
    const statuses: number[] = [];
    for (let round = 0; round < 11; round++)
      statuses.push((await guess("203.0.113.1", email, round % 2 ? shop.app : other)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const right = await signIn("203.0.113.1");
    expect(right.statusCode).toBe(429);
    expect(wait(right)).toBeGreaterThan(0);
    expect(wait(right)).toBeLessThanOrEqual(900);
    expect((await signIn(owner)).statusCode).toBe(200);
  });

  test("of an address without an account is limited the same way", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round++)
      statuses.push((await guess("203.0.113.1", "no@example.org")).statusCode);
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  test("stops after thirty tries of one IPv6 site on an account, however many networks it has", async () => {
    const guesses = Array.from({ length: 31 }, (_, n) => guess(`2001:db8:1:${(n + 1).toString(16)}::1`));
    const statuses = await statusesOf(guesses);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await signIn("2001:db8:2::1")).statusCode).toBe(200);
  });

  test("on many addresses stops after fifty tries from one network, IPv6 by its /64", async () => {
    const guesses = Array.from({ length: 51 }, (_, n) =>
      guess(`2001:db8::${n.toString(16)}`, `many${n}@example.org`),
    );
    const statuses = await statusesOf(guesses);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test("costs the owner nothing: a success gives the tries of this network back", async () => {
    for (let round = 0; round < 12; round++) {
      await guess(owner);
      expect((await signIn(owner)).statusCode).toBe(200);
    }
  });
});

describe("an account that met a hundred wrong passwords from everywhere in an hour", () => {
  test("lets each network wait before its next try, at first for a second or two", async () => {
    for (let round = 0; round < 6; round++) expect(new Set(await attack(17, 1))).toEqual(new Set([401]));
    // On a slow machine that wait may be over before the owner comes: the next wrong password begins another.
    const early = await until("A refusal", async () => {
      await guess("203.0.113.1");
      const answer = await signIn(owner);
      return answer.statusCode === 429 && answer;
    });
    expect(wait(early)).toBeLessThanOrEqual(2);
    await turnsOpen();
    expect((await signIn(owner)).statusCode).toBe(200);
  });

  test("keeps the owner's turn, whatever others do and however impatient the owner is", async () => {
    await guess("203.0.113.1");
    await shop.sql("update rate_limit set tries = 200 where key like 'wrongPassword%'");
    const early = await signIn(owner);
    expect(early.statusCode).toBe(429);
    expect(new Set(await attack(17, 2))).toEqual(new Set([429]));
    const impatient = await signIn(owner);
    expect(impatient.statusCode).toBe(429);
    expect(wait(impatient)).toBeLessThanOrEqual(wait(early));
    await turnsOpen();
    expect((await signIn(owner)).statusCode).toBe(200);
  });

  test("never lets anybody wait for more than half a minute, and compares no password meanwhile", async () => {
    await guess("203.0.113.1");
    await shop.sql("update rate_limit set tries = 100000 where key like 'wrongPassword%'");
    const early = await signIn(owner);
    expect(early.statusCode).toBe(429);
    expect(wait(early)).toBeGreaterThan(28);
    expect(wait(early)).toBeLessThanOrEqual(30);
    const [counted] = await shop.sql(
      "select sum(tries)::int as tries from rate_limit where key like 'signIn:%192.0.2.200'",
    );
    expect(counted).toEqual({ tries: null });
    await turnsOpen();
    expect((await signIn(owner)).statusCode).toBe(200);
  });

  test("gives one try for each turn", async () => {
    await guess("203.0.113.1");
    await shop.sql("update rate_limit set tries = 200 where key like 'wrongPassword%'");
    await guess("203.0.113.2");
    await turnsOpen();
    const statuses = await statusesOf([1, 2, 3].map(() => guess("203.0.113.2")));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 429, 429]);
  });

  test("is not told apart from an address without an account", async () => {
    const nobody = "nobody@example.org";
    await guess("203.0.113.1", nobody);
    await shop.sql("update rate_limit set tries = 200 where key like 'wrongPassword%'");
    const early = await guess(owner, nobody);
    expect(early.statusCode).toBe(429);
    await turnsOpen();
    expect((await guess(owner, nobody)).statusCode).toBe(401);
  });
});
