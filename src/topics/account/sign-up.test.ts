import { describe, expect, test } from "vitest";
import { codeFor, otherThan, signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";

const shop = sharedShop();
const ann = somebody();

const incorrect = "Please enter the verification code sent to your email.";
const expired = "Verification code expired, resend email verification.";
function person(name: string) {
  return { ...ann, email: `${name}@example.org` };
}
async function mailsTo(email: string, subject: string) {
  return (await shop.outbox()).filter((mail) => mail.recipient === email && mail.subject.includes(subject));
}

describe("a registration", () => {
  test("becomes an account with 2 points and a welcome mail once its code was typed", async () => {
    const typed = person("first");
    const browser = openBrowser(shop.app);
    const begun = await browser.post("auth/register", typed);
    expect(begun.statusCode).toBe(201);
    expect(begun.json().data).toEqual({ email: typed.email });
    expect((await browser.get("auth/session")).json().data.user).toBeNull();
    const code = await codeFor(shop, typed.email);
    const verified = await browser.post("auth/verify", { email: typed.email, code });
    expect(verified.statusCode).toBe(201);
    expect(verified.json().data).toMatchObject({
      message: "Thank you for verifying your email address.",
      user: { first_name: "Ann", email: typed.email, must_change_password: false },
      points: 2,
    });
    const session = (await browser.get("auth/session")).json().data;
    expect(session).toMatchObject({ user: { email: typed.email }, guest: null, points: 2 });
    expect((await shop.mailTo(typed.email, "Welcome")).text).toContain("2 points");
  });

  test("keeps no rights it was sent along", async () => {
    const typed = {
      ...person("greedy"),
      id: 1,
      points: 999,
      verified_at: "2020-01-01",
      email_verified: true,
    };
    const browser = openBrowser(shop.app);
    await browser.post("auth/register", typed);
    expect((await browser.get("auth/session")).json().data).toEqual({ user: null, guest: null, points: 0 });
    expect((await openBrowser(shop.app).post("auth/login", typed)).statusCode).toBe(403);
  });

  test("names every field at fault in the spec's words", async () => {
    const refused = await openBrowser(shop.app).post("auth/register", { password: "12345" });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.fields).toEqual({
      first_name: "First name is required. Please try again.",
      last_name: "Last name is required. Please try again.",
      email: "Email address is required. Please try again.",
      password: "The password must be at least 6 characters.",
    });
  });

  test("with a throw-away address is refused, with the message where the spec reads it", async () => {
    for (const email of ["ann@mailinator.com", "ann@sub.mailinator.com"]) {
      const refused = await openBrowser(shop.app).post("auth/register", { ...ann, email });
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({
        data: { message: "Sorry, we don't allow disposable email address." },
        error: { is_email_disposable: true },
      });
    }
  });

  test("with a member's address, in capitals or not, is refused", async () => {
    await signUp(shop, person("member"));
    const typed = { ...person("member"), email: " MEMBER@Example.ORG" };
    const refused = await openBrowser(shop.app).post("auth/register", typed);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.fields).toEqual({
      email: "Email address already used. Please use another email.",
    });
  });

  test("clicked twice is one registration and one mail", async () => {
    const typed = person("twice");
    const browser = openBrowser(shop.app);
    const answers = await Promise.all([1, 2, 3].map(() => browser.post("auth/register", typed)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const code = await codeFor(shop, typed.email);
    expect((await browser.post("auth/verify", { email: typed.email, code })).statusCode).toBe(201);
    expect(await mailsTo(typed.email, "verification code")).toHaveLength(1);
    expect(await shop.sql(`select 1 from customer where email = '${typed.email}'`)).toHaveLength(1);
  });
});

describe("a code", () => {
  test("only fits the browser that registered: nobody's password gets into an account of another's", async () => {
    const typed = person("victim");
    const attacker = openBrowser(shop.app);
    await attacker.post("auth/register", { ...typed, password: "attackers own" });
    await shop.mailTo(typed.email, "verification code");
    const victim = openBrowser(shop.app);
    await victim.post("auth/register", typed);
    await until("The second mail", async () => (await mailsTo(typed.email, "code")).length === 2);
    const code = await codeFor(shop, typed.email);
    expect((await attacker.post("auth/verify", { email: typed.email, code })).statusCode).toBe(422);
    expect((await openBrowser(shop.app).post("auth/verify", { email: typed.email, code })).statusCode).toBe(
      422,
    );
    expect((await victim.post("auth/verify", { email: typed.email, code })).statusCode).toBe(201);
    const theirs = await attacker.post("auth/login", { email: typed.email, password: "attackers own" });
    expect(theirs.statusCode).toBe(401);
  });

  test("dies after five wrong tries, even for the right one", async () => {
    const typed = person("guesser");
    const browser = openBrowser(shop.app);
    await browser.post("auth/register", typed);
    const code = await codeFor(shop, typed.email);
    const messages: string[] = [];
    for (let round = 0; round < 6; round++)
      messages.push(
        (await browser.post("auth/verify", { email: typed.email, code: otherThan(code) })).json().message,
      );
    expect(messages).toEqual([...Array.from({ length: 5 }, () => incorrect), expired]);
    const late = await browser.post("auth/verify", { email: typed.email, code });
    expect(late.json().error.fields).toEqual({ code: expired });
  });

  test("tried by many at once is still tried five times", async () => {
    const typed = person("racer");
    const browser = openBrowser(shop.app);
    await browser.post("auth/register", typed);
    const code = await codeFor(shop, typed.email);
    const tries = Array.from({ length: 12 }, () =>
      browser.post("auth/verify", { email: typed.email, code: otherThan(code) }),
    );
    const told = (await Promise.all(tries)).map((answer) => String(answer.json().message));
    expect(told.filter((message) => message === incorrect)).toHaveLength(5);
    expect(told.filter((message) => message === expired)).toHaveLength(7);
  });

  test("typed right twice at once makes one account and 2 points", async () => {
    const typed = person("double");
    const browser = openBrowser(shop.app);
    await browser.post("auth/register", typed);
    const code = await codeFor(shop, typed.email);
    const verify = () => browser.post("auth/verify", { email: typed.email, code });
    const answers = await Promise.all([verify(), verify(), verify()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await shop.sql(`select 1 from customer where email = '${typed.email}'`)).toHaveLength(1);
    const points = await shop.sql(
      `select points from points_ledger join customer c on c.id = customer_id where c.email = '${typed.email}'`,
    );
    expect(points).toEqual([{ points: 2 }]);
  });

  test("works for ten minutes from its mail", async () => {
    const typed = person("slow");
    const browser = openBrowser(shop.app);
    await browser.post("auth/register", typed);
    const code = await codeFor(shop, typed.email);
    await until(
      "The mark that it was sent",
      async () =>
        (await shop.sql(`select 1 from mail where recipient = '${typed.email}' and sent_at is not null`))
          .length,
    );
    const age = (interval: string) =>
      shop.sql(`update mail set sent_at = now() - interval '${interval}' where recipient = '${typed.email}'`);
    await age("10 minutes 1 second");
    const late = await browser.post("auth/verify", { email: typed.email, code });
    expect(late.json().error.fields).toEqual({ code: expired });
    await age("9 minutes 50 seconds");
    expect((await browser.post("auth/verify", { email: typed.email, code })).statusCode).toBe(201);
  });

  test("is sent again after a minute; the old one stops working and the tries begin anew", async () => {
    const typed = person("again");
    const browser = openBrowser(shop.app);
    const resend = () => browser.post("auth/send-verification-code", { email: typed.email });
    await browser.post("auth/register", typed);
    const first = await codeFor(shop, typed.email);
    expect((await resend()).statusCode).toBe(200);
    await shop.sql(
      `update registration set code_asked_at = now() - interval '60 seconds', attempts = 5 where email = '${typed.email}'`,
    );
    expect((await resend()).statusCode).toBe(200);
    await until("The second mail", async () => (await mailsTo(typed.email, "code")).length === 2);
    const second = await codeFor(shop, typed.email);
    if (second !== first) {
      const old = await browser.post("auth/verify", { email: typed.email, code: first });
      expect(old.json().message).toBe(incorrect);
    }
    expect((await browser.post("auth/verify", { email: typed.email, code: second })).statusCode).toBe(201);
  });

  test("sent again after its answer was lost signs in once more, with nothing given twice", async () => {
    const typed = person("lost-answer");
    const browser = openBrowser(shop.app);
    await browser.post("auth/register", typed);
    const cookies = new Map(browser.cookies);
    const sent = { email: typed.email, code: await codeFor(shop, typed.email) };
    expect((await browser.post("auth/verify", sent)).statusCode).toBe(201);
    const again = openBrowser(shop.app);
    for (const [name, value] of cookies) again.cookies.set(name, value);
    const answer = await again.post("auth/verify", sent);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({ user: { email: typed.email }, points: 2 });
    const welcomes = await shop.sql(
      `select 1 from mail where recipient = '${typed.email}' and cause like 'welcome:%'`,
    );
    expect(welcomes).toHaveLength(1);
  });

  test("is never sent to a browser that registered nobody", async () => {
    const answer = await openBrowser(shop.app).post("auth/send-verification-code", {
      email: "no@example.org",
    });
    expect(answer.statusCode).toBe(200);
    expect(await shop.sql("select 1 from mail where recipient = 'no@example.org'")).toEqual([]);
  });
});

test("signing in before the code was typed asks for it, in any browser that knows the password", async () => {
  const typed = person("later");
  await openBrowser(shop.app).post("auth/register", typed);
  const code = await codeFor(shop, typed.email);
  const browser = openBrowser(shop.app);
  const answer = await browser.post("auth/login", { email: typed.email, password: typed.password });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error).toEqual({ needs_verification: true });
  expect((await browser.post("auth/verify", { email: typed.email, code })).statusCode).toBe(201);
});
