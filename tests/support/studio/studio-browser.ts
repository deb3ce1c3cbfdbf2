import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { generate } from "otplib";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { addStaffLink } from "#topics/staff/staff-rows.ts";
import { addStaffSession } from "#topics/staff/staff-sessions.ts";
import { putStaff } from "#topics/staff/staff.ts";
import { memoizeAsync } from "#platform/promises.ts";
import type { PeopleShop } from "../server/people-shop.ts";

/** A browser in the studio: it keeps the one cookie it is given. */
export interface StudioBrowser {
  /** "studio=…", or nothing. */
  readonly cookie: () => string;
  send(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object): Promise<LightMyRequestResponse>;
}

/** A browser at an address of the documentation networks, so that its tries are its own; `before` is a cookie that it has already. */
export function openStudio({ app }: Pick<PeopleShop, "app">, ip = "192.0.2.1", before = ""): StudioBrowser {
  let cookie = before;
  const send: StudioBrowser["send"] = async (method, path, body, headers = {}) => {
    const answer = await app.inject({
      method,
      url: `/studio/api/${path}`,
      remoteAddress: ip,
      headers: { cookie, ...headers },
      ...(body && { payload: body }),
    });
    for (const { name, value } of answer.cookies) cookie = value === "" ? "" : `${name}=${value}`;
    return answer;
  };
  return {
    cookie: () => cookie,
    send,
    get: (path) => send("GET", path),
    post: (path, body) => send("POST", path, body),
  };
}

const password = "honey-and-thyme";
/** Once per worker: it is made to be slow. */
const passwordHash = memoizeAsync(() => hashPassword(password));

/** The code that an app shows now. */
export function codeOf(secret: string): Promise<string> {
  return generate({ secret });
}

/** A one-time link for somebody, as an invitation makes it; answers its key. */
export async function linkFor(
  { services }: Pick<PeopleShop, "services">,
  email: string,
  role: StaffRole,
): Promise<string> {
  const key = newToken();
  await services.db.transaction((tx) =>
    addStaffLink(tx, {
      keyHash: digest(key),
      email,
      name: "",
      role,
      invitedBy: null,
      lifeMs: 60_000,
    }),
  );
  return key;
}

/** Somebody new of the staff, written into the database with a session that is open. */
export async function enterStudio(
  shop: Pick<PeopleShop, "app" | "services">,
  role: StaffRole,
  { email = `${role}-${randomUUID()}@example.org`, ip = "192.0.2.1" } = {},
) {
  const token = newToken();
  const row = { email, name: `The ${role}`, role, passwordHash: await passwordHash() };
  const id = await shop.services.db.transaction(async (tx) => {
    const staff = await putStaff(tx, row);
    await addStaffSession(tx, { tokenHash: digest(token), staffId: staff.id, stage: "open" });
    return staff.id;
  });
  return { browser: openStudio(shop, ip, `studio=${token}`), email, password, id };
}

/** Somebody of the staff who has set everything up by the studio's own calls and is signed in. */
export async function setUpInStudio(
  shop: Pick<PeopleShop, "app" | "services">,
  role: StaffRole,
  { email = `${role}-${randomUUID()}@example.org`, ip = "192.0.2.1" } = {},
) {
  const browser = openStudio(shop, ip);
  const key = await linkFor(shop, email, role);
  await browser.post("set-up/password", { key, name: `The ${role}`, password });
  const begun = await browser.post("own/time-code");
  const { secret } = begun.json<{ data: { secret: string } }>().data;
  const code = await codeOf(secret);
  const entered = await browser.post("own/time-code/confirm", { code });
  if (entered.statusCode !== 200) throw new Error(`${email} did not get in: ${entered.body}`);
  return {
    browser,
    email,
    password,
    secret,
    /** With which it was set up. */
    code,
    id: entered.json<{ data: { staff: { id: number } } }>().data.staff.id,
  };
}
