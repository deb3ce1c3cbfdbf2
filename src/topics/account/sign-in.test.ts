import { beforeAll, describe, expect, test, vi } from "vitest";
import { ann, signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

// Dozens of passwords are hashed here; a machine that does much else takes its time.
vi.setConfig({ testTimeout: 30_000 });

/** Its own: its address is another. */
const shop = ownShop({ SHOP_ORIGIN: "https://shop.example" });
beforeAll(async () => {
  await signUp(shop, ann);
});

const { email, password } = ann;
let lastIp = 0;
/** A browser at an address nobody has used. */
function newBrowser() {
  return openBrowser(shop.app, `198.51.100.${(lastIp += 1)}`);
}
function forgetTries() {
  return shop.sql("delete from rate_limit");
}

describe("signing in", () => {
  test("opens a session that no script can read and no other site can use", async () => {
    const answer = await newBrowser().post("auth/login", {
      email: " ANN@example.org ",
      password: ` ${password} `,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ user: { email }, guest: null, points: 2 });
    const cookie = answer.cookies.find(({ name }) => name === "__Host-sid");
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
    expect(cookie).not.toHaveProperty("domain");
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("keeps only a hash of the session and of the password", async () => {
    const browser = newBrowser();
    await browser.post("auth/login", { email, password });
    const kept = JSON.stringify([
      await shop.sql("select * from session"),
      await shop.sql("select * from customer"),
    ]);
    expect(kept).not.toContain(browser.cookies.get("__Host-sid"));
    expect(kept).not.toContain(password);
    expect(kept).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });

  test("a session that was planted before is worth nothing after", async () => {
    const planted = "A".repeat(43);
    const browser = newBrowser();
    browser.cookies.set("__Host-sid", planted);
    await browser.post("auth/login", { email, password });
    expect(browser.cookies.get("__Host-sid")).not.toBe(planted);
    const attacker = newBrowser();
    attacker.cookies.set("__Host-sid", planted);
    expect((await attacker.get("auth/session")).json().data.user).toBeNull();
  });

  test("again ends the browser's session before", async () => {
    const browser = newBrowser();
    await browser.post("auth/login", { email, password });
    const before = newBrowser();
    before.cookies.set("__Host-sid", browser.cookies.get("__Host-sid") ?? "");
    await browser.post("auth/login", { email, password });
    expect((await before.get("auth/session")).json().data.user).toBeNull();
    expect((await browser.get("auth/session")).json().data.user.email).toBe(email);
  });

  test("from another site's page is refused", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const answer = await newBrowser().send("POST", "auth/login", { email, password }, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.cookies).toEqual([]);
  });
});

describe("whether an address has an account", () => {
  test("is not told by the answer", async () => {
    const wrong = await newBrowser().post("auth/login", { email, password: "wrong one" });
    const unknown = await newBrowser().post("auth/login", {
      email: "nobody@example.org",
      password: "wrong one",
    });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test("is not told by the time it takes: an unknown address is compared as slowly", async () => {
    const timed = async (address: string) => {
      await forgetTries();
      const begun = performance.now();
      await newBrowser().post("auth/login", { email: address, password: "wrong one" });
      return performance.now() - begun;
    };
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round++) {
      known.push(await timed(email));
      unknown.push(await timed(`nobody${round}@example.org`));
    }
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });
});

describe("signing out", () => {
  test("ends the session itself, not only the cookie", async () => {
    await forgetTries();
    const browser = newBrowser();
    await browser.post("auth/login", { email, password });
    const copy = newBrowser();
    copy.cookies.set("__Host-sid", browser.cookies.get("__Host-sid") ?? "");
    expect((await browser.post("auth/logout")).statusCode).toBe(200);
    expect(browser.cookies.has("__Host-sid")).toBe(false);
    expect((await copy.get("auth/session")).json().data.user).toBeNull();
  });

  test("everywhere ends the others' too; here alone does not", async () => {
    const [one, two, three] = [newBrowser(), newBrowser(), newBrowser()];
    for (const browser of [one, two, three]) await browser.post("auth/login", { email, password });
    await one.post("auth/logout", { everywhere: false });
    expect((await two.get("auth/session")).json().data.user).not.toBeNull();
    await two.post("auth/logout", { everywhere: true });
    expect((await three.get("auth/session")).json().data.user).toBeNull();
  });

  test("without a session is fine", async () => {
    expect((await newBrowser().post("auth/logout")).statusCode).toBe(200);
  });
});

test.each([
  ["seen_at", "14 days 1 second"],
  ["created_at", "90 days 1 second"],
])("a session whose %s is %s ago has ended", async (column, age) => {
  const browser = newBrowser();
  await browser.post("auth/login", { email, password });
  expect((await browser.get("account/profile")).statusCode).toBe(200);
  await shop.sql(`update session set ${column} = now() - interval '${age}'`);
  expect((await browser.get("account/profile")).statusCode).toBe(401);
});

test("what is not a sign-in is refused with its field, never with a fault of ours", async () => {
  const bodies: unknown[] = [
    {},
    { email: ["a", "b"], password: { $ne: null } },
    { email: "a@example.org" },
    { email: "a\u0000@example.org", password: "x" },
    { email: 12, password: "\ud800" },
    [],
    null,
    "text",
  ];
  for (const body of bodies) {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/api/auth/login",
      remoteAddress: "198.51.100.250",
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(body),
    });
    expect([400, 422]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ status: "ERROR", code: answer.statusCode });
  }
});

test("somebody who signs in unverified gets a new code, however many others of the shop did in that hour", async () => {
  const first = somebody();
  await newBrowser().post("auth/register", first);
  await shop.sql(`insert into registration (id, token_hash, email, first_name, last_name, password_hash, code_hash, code_asked_at)
    select gen_random_uuid(), 'waiting' || n, 'waiting' || n || '@example.org', first_name, last_name, password_hash, code_hash, now() - interval '2 minutes'
    from registration, generate_series(1, 21) n where email = '${first.email}'`);
  for (let n = 1; n <= 21; n++) {
    const signIn = { email: `waiting${n}@example.org`, password: first.password };
    expect((await newBrowser().post("auth/login", signIn)).statusCode).toBe(403);
  }
  const mailed = await shop.sql("select recipient from mail where recipient like 'waiting%'");
  expect(mailed).toHaveLength(21);
});
