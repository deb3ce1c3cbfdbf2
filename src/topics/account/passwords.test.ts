import { describe, expect, test } from "vitest";
import { ann, signUp, temporaryPasswordFor } from "#tests/support/people/people.ts";
import { openBrowser, openPeopleShop, ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";

/** Its own: its jobs are counted. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "100" });

function person(name: string) {
  return { ...ann, email: `${name}@example.org` };
}
function change(old_password: string, new_password: string, confirm_password = new_password) {
  return {
    old_password,
    new_password,
    confirm_password,
  };
}

async function temporaryFor(email: string): Promise<string> {
  await openBrowser(shop.app).post("auth/forgot-password", { email });
  return temporaryPasswordFor(shop, email);
}

describe("changing the password", () => {
  test("signs every other browser out, goes on in this one with a new session, and tells the customer", async () => {
    const typed = person("changer");
    const browser = await signUp(shop, typed);
    const other = openBrowser(shop.app);
    await other.post("auth/login", typed);
    const before = browser.cookies.get("sid");
    const answer = await browser.post("auth/change-password", change(typed.password, "another one"));
    expect(answer.statusCode).toBe(200);
    expect(browser.cookies.get("sid")).not.toBe(before);
    expect((await browser.get("account/profile")).statusCode).toBe(200);
    expect((await other.get("account/profile")).statusCode).toBe(401);
    expect((await other.post("auth/login", typed)).statusCode).toBe(401);
    expect((await other.post("auth/login", { ...typed, password: "another one" })).statusCode).toBe(200);
    await shop.mailTo(typed.email, "password was changed");
  });

  test("needs the old one, a new one of six characters, and the same twice", async () => {
    const typed = person("careful");
    const browser = await signUp(shop, typed);
    const told = async (body: object) => {
      const answer = await browser.post("auth/change-password", body);
      expect(answer.statusCode).toBe(422);
      return answer.json().error.fields;
    };
    expect(await told(change("wrong one", "another one"))).toEqual({
      old_password: "Old password is incorrect. Please try again.",
    });
    expect(await told(change(typed.password, "12345"))).toEqual({
      new_password: "The password must be at least 6 characters.",
    });
    expect(await told(change(typed.password, "another one", "another two"))).toEqual({
      confirm_password: "New password and confirm password do not match.",
    });
    expect((await browser.get("account/profile")).statusCode).toBe(200);
  });

  test("without a session asks to sign in first", async () => {
    const answer = await openBrowser(shop.app).post("auth/change-password", change("secret", "another"));
    expect(answer.statusCode).toBe(401);
  });
});

describe("a forgotten password", () => {
  test("is answered the same for every address, and only a member gets mail", async () => {
    const typed = person("forgetful");
    await signUp(shop, typed);
    const browser = openBrowser(shop.app);
    const known = await browser.post("auth/forgot-password", { email: typed.email });
    const unknown = await browser.post("auth/forgot-password", { email: "nobody@example.org" });
    expect(known.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
    await shop.mailTo(typed.email, "temporary");
    const written = await shop.sql(
      "select name, data ->> 'email' as email from pgboss.job where data ->> 'email' is not null order by created_on",
    );
    expect(written).toEqual([
      { name: "temporary-password", email: typed.email },
      { name: "unknown-address", email: "nobody@example.org" },
    ]);
    expect(await shop.sql("select 1 from mail where recipient = 'nobody@example.org'")).toEqual([]);
  });

  test("is replaced by a temporary one that opens nothing but the change of password", async () => {
    const typed = person("renewer");
    await signUp(shop, typed);
    const temporary = await temporaryFor(typed.email);
    const browser = openBrowser(shop.app);
    const signedIn = await browser.post("auth/login", { email: typed.email, password: temporary });
    expect(signedIn.json().data.user.must_change_password).toBe(true);
    const profile = await browser.get("account/profile");
    expect(profile.statusCode).toBe(403);
    expect(profile.json().error).toEqual({ must_change_password: true });
    const changed = await browser.post("auth/change-password", change(temporary, "brand new"));
    expect(changed.json().data.user.must_change_password).toBe(false);
    expect((await browser.get("account/profile")).statusCode).toBe(200);
    expect((await openBrowser(shop.app).post("auth/login", typed)).statusCode).toBe(401);
    const again = await openBrowser(shop.app).post("auth/login", { ...typed, password: "brand new" });
    expect(again.statusCode).toBe(200);
  });

  test("the temporary one works once, however many try it at once; the old one works until it was changed", async () => {
    const typed = person("once");
    await signUp(shop, typed);
    const temporary = await temporaryFor(typed.email);
    const tries = [1, 2, 3, 4].map(() =>
      openBrowser(shop.app).post("auth/login", { email: typed.email, password: temporary.toLowerCase() }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 401, 401, 401]);
    expect((await openBrowser(shop.app).post("auth/login", typed)).statusCode).toBe(200);
  });

  test("the temporary one is refused as the new one, in any case of its letters, before and after it was used", async () => {
    const typed = person("keeper");
    const member = await signUp(shop, typed);
    const temporary = await temporaryFor(typed.email);
    const refused = { new_password: "Please choose a password other than the temporary one." };
    const unused = await member.post("auth/change-password", change(typed.password, temporary));
    expect([unused.statusCode, unused.json().error.fields]).toEqual([422, refused]);
    const browser = openBrowser(shop.app);
    await browser.post("auth/login", { email: typed.email, password: temporary });
    const used = await browser.post("auth/change-password", change(temporary, temporary.toLowerCase()));
    expect([used.statusCode, used.json().error.fields]).toEqual([422, refused]);
    const other = await browser.post("auth/change-password", change(temporary, "another one"));
    expect(other.statusCode).toBe(200);
  });

  test("the temporary one is dead fifteen minutes after its mail", async () => {
    const typed = person("tardy");
    await signUp(shop, typed);
    const temporary = await temporaryFor(typed.email);
    await until(
      "The mark that it was sent",
      async () =>
        (
          await shop.sql(
            `select 1 from mail where recipient = '${typed.email}' and subject like '%temporary%' and sent_at is not null`,
          )
        ).length,
    );
    await shop.sql(
      `update mail set sent_at = now() - interval '15 minutes 1 second' where recipient = '${typed.email}'`,
    );
    const late = await openBrowser(shop.app).post("auth/login", { email: typed.email, password: temporary });
    expect(late.statusCode).toBe(401);
  });
});

test("after three requests in an hour nothing more is sent, and nobody can tell", async () => {
  const strict = await openPeopleShop();
  const typed = person("bombed");
  await signUp(strict, typed);
  const browser = openBrowser(strict.app);
  for (let round = 0; round < 5; round++)
    expect((await browser.post("auth/forgot-password", { email: typed.email })).statusCode).toBe(200);
  const queued = await strict.sql("select 1 from pgboss.job where name = 'temporary-password'");
  expect(queued).toHaveLength(3);
  await strict.close();
});
