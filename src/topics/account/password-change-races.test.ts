import { expect, test } from "vitest";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";

const shop = sharedShop();

function changeTo(old_password: string, new_password: string) {
  return {
    old_password,
    new_password,
    confirm_password: new_password,
  };
}
async function livingSessions(email: string) {
  return (
    await shop.sql(`select from session join customer on customer.id = customer_id where email = '${email}'`)
  ).length;
}
async function lockWaits() {
  return (
    await shop.sql(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length;
}

test("a sign-in whose password is changed between comparing and opening is refused", async () => {
  const member = somebody();
  await signUp(shop, member);
  const browser = openBrowser(shop.app);
  let signingIn = Promise.resolve({ statusCode: 0 });
  await shop.services.db.transaction(async (tx) => {
    await tx.execute(`update customer set password_hash = 'another' where email = '${member.email}'`);
    await tx.execute("delete from session");
    let answered = false;
    signingIn = browser.post("auth/login", member).finally(() => {
      answered = true;
    });
    await until("The sign-in's answer or wait", async () => answered || (await lockWaits()) > 0);
  });
  expect((await signingIn).statusCode).toBe(401);
  expect(await livingSessions(member.email)).toBe(0);
});

test("of twelve changes, each amid other numbers of sign-ins with the old password, none leaves a session but the changer's", async () => {
  const member = somebody();
  const owner = await signUp(shop, member);
  let password = member.password;
  for (let round = 0; round < 12; round++) {
    const next = `password ${round}`;
    const signIn = () => openBrowser(shop.app).post("auth/login", { email: member.email, password });
    const early = Array.from({ length: round % 3 }, signIn);
    const change = owner.post("auth/change-password", changeTo(password, next));
    const late = Array.from({ length: 1 + (round % 4) }, signIn);
    expect((await change).statusCode).toBe(200);
    await Promise.all([...early, ...late]);
    expect(await livingSessions(member.email)).toBe(1);
    expect((await owner.get("account/profile")).statusCode).toBe(200);
    password = next;
  }
}, 120_000);

test("of two changes at once by the same old password one wins, and the other's browser is signed out", async () => {
  const member = somebody();
  const browsers = [await signUp(shop, member), openBrowser(shop.app)];
  await browsers[1]?.post("auth/login", member);
  const answers = await Promise.all(
    browsers.map((browser, n) =>
      browser.post("auth/change-password", changeTo(member.password, `taken ${n}`)),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 401]);
  expect(await livingSessions(member.email)).toBe(1);
});
