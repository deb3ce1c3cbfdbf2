import { expect, test } from "vitest";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { codeOf, setUpInStudio, linkFor, openStudio } from "#tests/support/studio/studio-browser.ts";

/** Its own: tries are limited. */
const shop = ownShop();

test("ten wrong passwords from a network close it for that address; others get in, and so does who comes from elsewhere", async () => {
  const { email, password } = await setUpInStudio(shop, "support", {
    email: "guessed@example.org",
    ip: "192.0.2.10",
  });
  const other = await setUpInStudio(shop, "support", { email: "beside@example.org", ip: "192.0.2.11" });
  const guesser = openStudio(shop, "192.0.2.20");
  for (let at = 0; at < 10; at += 1)
    expect((await guesser.post("sign-in", { email, password: `a guess ${at}` })).statusCode).toBe(401);
  const closed = await guesser.post("sign-in", { email, password });
  expect(closed.statusCode).toBe(429);
  expect(Number(closed.headers["retry-after"])).toBeGreaterThan(0);
  const sameNetwork = openStudio(shop, "192.0.2.20");
  expect(
    (await sameNetwork.post("sign-in", { email: other.email, password: other.password })).statusCode,
  ).toBe(200);
  expect((await openStudio(shop, "192.0.2.21").post("sign-in", { email, password })).statusCode).toBe(200);
});

test("ten wrong codes after a right password close the second door, for a right code as well", async () => {
  const { email, password, secret } = await setUpInStudio(shop, "support", {
    email: "codes@example.org",
    ip: "192.0.2.30",
  });
  await shop.sql("update staff_time_code set last_step = last_step - 10");
  const guesser = openStudio(shop, "192.0.2.31");
  expect((await guesser.post("sign-in", { email, password })).statusCode).toBe(200);
  const right = await codeOf(secret);
  const wrong = right === "000000" ? "000001" : "000000";
  for (let at = 0; at < 10; at += 1)
    expect((await guesser.post("second-factor/time-code", { code: wrong })).statusCode).toBe(422);
  expect((await guesser.post("second-factor/time-code", { code: await codeOf(secret) })).statusCode).toBe(
    429,
  );
  expect((await guesser.post("second-factor/recovery-code", { code: "abcd-efgh-jkmn" })).statusCode).toBe(
    429,
  );
});

test("thirty links that were tried from a network close it for links", async () => {
  const key = await linkFor(shop, "link@example.org", "support");
  const guesser = openStudio(shop, "192.0.2.40");
  for (let at = 0; at < 30; at += 1)
    expect((await guesser.post("set-up/read", { key: `guess-${at}` })).statusCode).toBe(404);
  expect((await guesser.post("set-up/read", { key })).statusCode).toBe(429);
  expect((await openStudio(shop, "192.0.2.41").post("set-up/read", { key })).statusCode).toBe(200);
});
