import { beforeAll, describe, expect, test } from "vitest";
import { permissions, type Permission, staffRoles } from "#domain/studio/permissions.ts";
import { signUp } from "#tests/support/people/people.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, openStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: every call of the studio is made. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

interface Operation {
  readonly "x-needs"?: string;
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Swept {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly needs: string;
  readonly statuses: readonly string[];
}

let calls: readonly Swept[] = [];
let roles: Readonly<Record<string, StudioBrowser>> = {};
let customer = "";
beforeAll(async () => {
  const answer = await shop.app.inject("/api/openapi.json");
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
  calls = Object.entries(paths)
    .filter(([path]) => path.startsWith("/studio/"))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { "x-needs": needs = "", responses }]) => ({
        method: method.toUpperCase() as Swept["method"],
        path: path.slice("/studio/api/".length).replaceAll(/\{\w+\}/g, "1"),
        needs,
        statuses: Object.keys(responses),
      })),
    );
  const entered = [];
  for (const role of staffRoles) entered.push([role, (await enterStudio(shop, role)).browser]);
  roles = Object.fromEntries(entered) as typeof roles;
  const member = await signUp(
    shop,
    { first_name: "Ann", last_name: "Lee", email: "ann@example.org", password: "honey-and-thyme" },
    "192.0.2.61",
  );
  customer = [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});

const guarded = () => calls.filter(({ needs }) => needs !== "nobody");
const ofPermissions = () => calls.filter(({ needs }) => permissions.includes(needs as Permission));
const named = ({ method, path }: Swept) => `${method} ${path}`;

/** What every one of some calls is answered with. */
async function statusesOf(
  some: readonly Swept[],
  send: (call: Swept) => Promise<{ readonly statusCode: number }>,
) {
  const statuses = new Map<string, number>();
  for (const call of some) statuses.set(named(call), (await send(call)).statusCode);
  return Object.fromEntries(statuses);
}

const all = (some: readonly Swept[], status: number) =>
  Object.fromEntries(some.map((call) => [named(call), status]));

describe("of every call of the studio in the OpenAPI document", () => {
  test("there are some, and each says whom it is for", () => {
    expect(calls.length).toBeGreaterThan(7);
    const known = ["nobody", "password", "staff", ...permissions];
    expect(calls.filter(({ needs }) => !known.includes(needs))).toEqual([]);
  });

  test("only the way in is open to anybody", () => {
    expect(calls.filter(({ needs }) => needs === "nobody").map(named)).toEqual([
      "POST set-up/read",
      "POST set-up/password",
      "POST sign-in",
    ]);
  });

  test("each names 401, and 403 where a role may lack it", () => {
    expect(guarded().filter(({ statuses }) => !statuses.includes("401"))).toEqual([]);
    expect(ofPermissions().filter(({ statuses }) => !statuses.includes("403"))).toEqual([]);
  });

  test("without staff, with a cookie of nobody's and with a customer's it is 401", async () => {
    const nobody = openStudio(shop);
    const expected = all(guarded(), 401);
    const token = "a".repeat(43);
    const session = /\bsid=([^;]+)/.exec(customer)?.[1] ?? "";
    expect(session).not.toBe("");
    for (const cookie of ["", customer, `studio=${token}`, `studio=${session}`])
      expect(
        await statusesOf(guarded(), ({ method, path }) => nobody.send(method, path, undefined, { cookie })),
      ).toEqual(expected);
  });

  test("from another site it is 403, reading as well", async () => {
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }])
      expect(
        await statusesOf(calls, ({ method, path }) => roles.owner!.send(method, path, undefined, headers)),
      ).toEqual(all(calls, 403));
  });

  test("from the studio's own page, or an address that was typed by hand, it is let in", async () => {
    for (const from of ["same-origin", "none"]) {
      const { statusCode } = await roles.owner!.send("GET", "staff", undefined, { "sec-fetch-site": from });
      expect([from, statusCode]).toEqual([from, 200]);
    }
  });

  test("no answer is kept by anybody", async () => {
    for (const { method, path } of calls) {
      const { headers } = await openStudio(shop).send(method, path);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
  });
});
