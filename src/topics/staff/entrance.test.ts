import { expect, test } from "vitest";
import { makeOwnerLink } from "./set-up-staff.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { codeOf, linkFor, openStudio, setUpInStudio } from "#tests/support/studio/studio-browser.ts";

/** Its own: all of the staff are listed. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

test("an owner comes in by a link that works once: password, time code, in", async () => {
  const { db } = shop.services;
  const link = await makeOwnerLink(db, "https://studio.example", "mere@example.org");
  const [address, key = ""] = link.split("#");
  expect(address).toBe("https://studio.example/studio/set-up");
  const browser = openStudio(shop);
  const read = await browser.post("set-up/read", { key });
  expect(read.json()).toMatchObject({ data: { email: "mere@example.org", role: "owner" } });

  const short = await browser.post("set-up/password", { key, name: "Mere", password: "nine char" });
  expect(short.statusCode).toBe(422);
  const set = await browser.post("set-up/password", { key, name: "Mere", password: "honey-and-thyme" });
  expect(set.json()).toMatchObject({ data: { stage: "set-up", permissions: [] } });
  expect((await browser.get("staff")).statusCode).toBe(401);
  const again = await openStudio(shop).post("set-up/password", {
    key,
    name: "Eve",
    password: "another-password",
  });
  expect(again.statusCode).toBe(404);

  const { secret } = (await browser.post("own/time-code")).json<{ data: { secret: string } }>().data;
  const half = browser.cookie();
  const entered = await browser.post("own/time-code/confirm", { code: await codeOf(secret) });
  expect(entered.json()).toMatchObject({
    data: { stage: "open", factors: { time_code: true, passkeys: 0, recovery_codes: 0 } },
  });
  expect(browser.cookie()).not.toBe(half);
  expect((await browser.get("staff")).json()).toMatchObject({
    data: { staff: [{ name: "Mere", email: "mere@example.org", role: "owner" }] },
  });
  const kept = await shop.sql("select secret from staff_time_code");
  expect(kept[0]?.secret).not.toContain(secret);
});

test("the cookie is for the studio's own addresses, its scripts cannot read it, and no other site sends it", async () => {
  const browser = openStudio(shop);
  const key = await linkFor(shop, "cookie@example.org", "support");
  const { cookies } = await browser.post("set-up/password", { key, name: "Cy", password: "honey-and-thyme" });
  expect(cookies).toMatchObject([{ name: "studio", path: "/studio", httpOnly: true, sameSite: "Strict" }]);
});

test("a password alone gets nobody in; a code does, and never twice", async () => {
  const {
    email,
    password,
    secret,
    code: used,
  } = await setUpInStudio(shop, "production", {
    email: "pat@example.org",
  });
  const browser = openStudio(shop);
  const half = await browser.post("sign-in", { email, password });
  expect(half.json()).toMatchObject({ data: { stage: "second-factor", permissions: [] } });
  for (const path of ["staff", "session"])
    expect((await browser.get(path)).statusCode).toBe(path === "session" ? 200 : 401);
  expect((await browser.post("own/time-code")).statusCode).toBe(401);

  expect((await browser.post("second-factor/time-code", { code: used })).statusCode).toBe(422);
  await shop.sql("update staff_time_code set last_step = last_step - 10");
  const code = await codeOf(secret);
  const entered = await browser.post("second-factor/time-code", {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(entered.json()).toMatchObject({ data: { stage: "open", staff: { email } } });

  const second = openStudio(shop);
  await second.post("sign-in", { email, password });
  expect((await second.post("second-factor/time-code", { code })).statusCode).toBe(422);
});

test("of two browsers with one code one gets in", async () => {
  const { email, password, secret } = await setUpInStudio(shop, "support", { email: "two@example.org" });
  await shop.sql("update staff_time_code set last_step = last_step - 10");
  const browsers = [openStudio(shop), openStudio(shop)];
  for (const browser of browsers) await browser.post("sign-in", { email, password });
  const code = await codeOf(secret);
  const answers = await Promise.all(browsers.map((one) => one.post("second-factor/time-code", { code })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test("a wrong password and an unknown address are answered alike", async () => {
  const { email } = await setUpInStudio(shop, "support", { email: "sam@example.org" });
  const wrong = await openStudio(shop).post("sign-in", { email, password: "not the password" });
  const unknown = await openStudio(shop).post("sign-in", {
    email: "no@example.org",
    password: "whatever it is",
  });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual(unknown.json());
});

test("a customer's password opens nothing here, nor the staff's the shop", async () => {
  const { email, password } = await setUpInStudio(shop, "support", { email: "tui@example.org" });
  const { statusCode } = await shop.app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email, password },
  });
  expect(statusCode).not.toBe(200);
});

test("who signs out is out, everywhere if they say so", async () => {
  const { browser, email, password, secret } = await setUpInStudio(shop, "support", {
    email: "out@example.org",
  });
  await shop.sql("update staff_time_code set last_step = last_step - 10");
  const other = openStudio(shop);
  await other.post("sign-in", { email, password });
  await other.post("second-factor/time-code", { code: await codeOf(secret) });
  expect((await other.get("session")).statusCode).toBe(200);
  await browser.post("sign-out", { everywhere: true });
  expect((await other.get("session")).statusCode).toBe(401);
});

test("after half an hour of silence what is guarded asks again; a code gives it back", async () => {
  const { browser, secret } = await setUpInStudio(shop, "owner", { email: "idle@example.org" });
  await shop.sql("update staff_session set active_at = now() - interval '31 minutes'");
  const asked = await browser.get("staff");
  expect(asked.statusCode).toBe(403);
  expect(asked.json()).toMatchObject({ error: { confirm_first: true } });
  expect((await browser.get("session")).statusCode).toBe(200);
  expect((await browser.get("staff")).statusCode).toBe(403);
  expect((await browser.post("own/time-code")).statusCode).toBe(403);
  await shop.sql("update staff_time_code set last_step = last_step - 10");
  await browser.post("second-factor/time-code", { code: await codeOf(secret) });
  expect((await browser.get("staff")).statusCode).toBe(200);
});

test("a sign-in lasts twelve hours", async () => {
  const { browser } = await setUpInStudio(shop, "support", { email: "long@example.org" });
  await shop.sql("update staff_session set created_at = now() - interval '12 hours 1 second'");
  expect((await browser.get("session")).statusCode).toBe(401);
});

test("the audit log tells what was changed and cannot be changed itself", async () => {
  const { id } = await setUpInStudio(shop, "owner", { email: "audit@example.org" });
  const entries = await shop.sql(
    `select action, staff_id, after from audit_entry where target = 'staff ${id}' order by id`,
  );
  expect(entries).toEqual([
    {
      action: "staff.joined",
      staff_id: id,
      after: { name: "The owner", email: "audit@example.org", role: "owner" },
    },
    { action: "time-code.added", staff_id: id, after: null },
  ]);
  for (const change of [
    "update audit_entry set target = ''",
    "delete from audit_entry",
    "truncate audit_entry",
  ])
    await expect(shop.sql(change)).rejects.toMatchObject({ cause: { code: "42501" } });
});
