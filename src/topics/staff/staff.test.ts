import { expect, test } from "vitest";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { setUpInStudio, openStudio } from "#tests/support/studio/studio-browser.ts";

/** Its own: all of the staff are listed, and leave. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

const enter = (role: StaffRole, name: string) => setUpInStudio(shop, role, { email: `${name}@example.org` });

/** What the audit log says was done to a target. */
const audited = (target: string) =>
  shop.sql(`select action, staff_id, before, after from audit_entry where target = '${target}'
    and action like 'staff.%' and action <> 'staff.joined' order by id`);

test("who is invited gets a link by mail and comes in by it; taken back, it opens nothing", async () => {
  const owner = await enter("owner", "first");
  const email = "ben@example.org";
  const invite = () =>
    owner.browser.post("staff/invitations", { email, name: "Ben Ruru", role: "production" });
  expect((await invite()).statusCode).toBe(200);
  const { text } = await shop.mailTo(email, "studio");
  const key = /set-up#([\w-]{43})/.exec(text)?.[1] ?? "";
  const listed = await owner.browser.get("staff");
  expect(listed.json()).toMatchObject({
    data: { invitations: [{ email, name: "Ben Ruru", role: "production" }] },
  });
  await owner.browser.post("staff/invitations/withdraw", { email });
  expect((await openStudio(shop).post("set-up/read", { key })).statusCode).toBe(404);

  await shop.sql("delete from mail");
  await invite();
  expect((await owner.browser.get("staff")).json()).toMatchObject({ data: { invitations: [{ email }] } });
  expect(await audited(email)).toMatchObject([
    { action: "staff.invited", staff_id: owner.id, after: { name: "Ben Ruru", role: "production" } },
    { action: "staff.invited" },
  ]);
});

test("another role ends every sign-in of theirs, and only what was seen is changed", async () => {
  const owner = await enter("owner", "second");
  const pat = await enter("production", "pat");
  const path = `staff/${pat.id}`;
  const stale = await owner.browser.send("PATCH", path, { role: "owner", was: "support" });
  expect(stale.statusCode).toBe(409);
  expect((await pat.browser.get("session")).statusCode).toBe(200);
  const changed = await owner.browser.send("PATCH", path, { role: "support", was: "production" });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await pat.browser.get("session")).statusCode).toBe(401);
  expect(await audited(`staff ${pat.id}`)).toEqual([
    {
      action: "staff.role-changed",
      staff_id: owner.id,
      before: { role: "production" },
      after: { role: "support" },
    },
  ]);
  const { name, email } = { name: "The production", email: pat.email };
  for (const about of ["the prod", email.slice(0, 4).toUpperCase(), `staff ${pat.id}`]) {
    const log = await owner.browser.get(`audit?action=staff.role-changed&about=${encodeURIComponent(about)}`);
    const { entries } = log.json<{ data: { entries: object[] } }>().data;
    expect(entries).toMatchObject([{ target: `staff ${pat.id}`, person: { name, email } }]);
  }
});

test("who leaves is out at once and stays out, with the password and with an invitation they sent", async () => {
  const owner = await enter("owner", "third");
  const tui = await enter("owner", "tui");
  await tui.browser.post("staff/invitations", { email: "eve@example.org", name: "Eve", role: "owner" });
  const { text } = await shop.mailTo("eve@example.org", "studio");
  const key = /set-up#([\w-]{43})/.exec(text)?.[1] ?? "";
  const left = await owner.browser.post(`staff/${tui.id}/leave`, { was: "owner" });
  expect(left.statusCode, left.body).toBe(200);
  expect((await tui.browser.get("session")).statusCode).toBe(401);
  const { email, password } = tui;
  expect((await openStudio(shop).post("sign-in", { email, password })).statusCode).toBe(401);
  expect((await openStudio(shop).post("set-up/read", { key })).statusCode).toBe(404);
  expect((await owner.browser.post(`staff/${tui.id}/leave`, { was: "owner" })).statusCode).toBe(404);
  expect(await audited(`staff ${tui.id}`)).toMatchObject([
    { action: "staff.left", staff_id: owner.id, before: { email, role: "owner" }, after: null },
  ]);
});

test("the last owner stays one; of two who let each other leave at once one is left", async () => {
  await shop.sql("update staff set left_at = now()");
  const [ann, bob] = [await enter("owner", "ann"), await enter("owner", "bob")];
  const answers = await Promise.all([
    ann.browser.post(`staff/${bob.id}/leave`, { was: "owner" }),
    bob.browser.post(`staff/${ann.id}/leave`, { was: "owner" }),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const here = await shop.sql("select id from staff where left_at is null");
  expect(here).toHaveLength(1);
  const one = statuses[0] === 200 ? ann : bob;
  for (const [method, path, body] of [
    ["POST", `staff/${one.id}/leave`, { was: "owner" }],
    ["PATCH", `staff/${one.id}`, { was: "owner", role: "support" }],
  ] as const)
    expect((await one.browser.send(method, path, body)).statusCode).toBe(409);
});

test("the log is read the newest first, fifty at a time", async () => {
  const owner = await enter("owner", "reader");
  await shop.sql(`insert into audit_entry (staff_id, action, target)
    select null, 'owner.linked', 'n' || n from generate_series(1, 60) n`);
  const page = await owner.browser.get("audit");
  const { data } = page.json<{
    data: { has_more: boolean; entries: { id: number; who: string; target: string }[] };
  }>();
  expect(data.entries).toHaveLength(50);
  expect(data.entries[0]).toMatchObject({ target: "n60", who: null });
  expect(data.has_more).toBe(true);
  const older = await owner.browser.get(`audit?before=${data.entries.at(-1)?.id}`);
  expect(older.json()).toMatchObject({
    data: { entries: expect.arrayContaining([expect.objectContaining({ target: "n10" })]) },
  });
});

test("the log is narrowed to a person, a kind of change and a thing, page by page", async () => {
  const owner = await enter("owner", "seeker");
  await shop.sql(`insert into audit_entry (staff_id, action, target)
    select ${owner.id}, 'order.told', 'order K26-SEEK' || n from generate_series(10, 70) n
    union all select null, 'order.told', 'order K26-SEEKER' union all select ${owner.id}, 'coupon.made', 'coupon 100%'`);
  const read = async (query: string) => {
    const answer = await owner.browser.get(`audit?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{
      data: {
        people: { id: number; name: string }[];
        entries: { id: number; who: string | null; target: string }[];
        has_more: boolean;
      };
    }>().data;
  };
  const targets = async (query: string) => (await read(query)).entries.map(({ target }) => target);

  const first = await read(`who=${owner.id}&action=order.told`);
  expect(first.people).toContainEqual({ id: owner.id, name: "The owner" });
  expect([first.entries.length, first.has_more]).toEqual([50, true]);
  const rest = await read(`who=${owner.id}&action=order.told&before=${first.entries.at(-1)?.id}`);
  expect([rest.entries.length, rest.has_more]).toEqual([11, false]);
  expect(await targets("who=0&about=k26-seek")).toEqual(["order K26-SEEKER"]);
  expect(await targets("about=Order%20K26-seek1")).toContain("order K26-SEEK10");
  expect(await targets("about=100%25")).toEqual(["coupon 100%"]);
  expect(await targets("about=%25")).toEqual([]);
  expect((await owner.browser.get("audit?action=all")).statusCode).toBe(400);
});
