import type { Page } from "@playwright/test";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { databaseOn, openPool } from "#platform/db/database.ts";
import { putStaff } from "#topics/staff/staff.ts";
import { addStaffSession } from "#topics/staff/staff-sessions.ts";
import { memoizeAsync } from "#platform/promises.ts";
import type { RunningShop } from "../pages/shop-broker.ts";
import { databaseUrl } from "../process/shop-database.ts";

export const staffPassword = "honey-and-thyme";
/** Once per worker: it is slow on purpose. */
const passwordHash = memoizeAsync(() => hashPassword(staffPassword));

/** The secret that is shown for typing over. */
export async function shownSecret(page: Page): Promise<string> {
  const words = await page.getByText(/^Or type it in:/).textContent();
  return (words ?? "").replace("Or type it in:", "").replaceAll(/\s/g, "");
}

/** The same of the studio that a shop's command line prints: a passkey belongs to a name, not to an address. */
export function studioOf({ origin }: Pick<RunningShop, "origin">): URL {
  return new URL("/studio", origin.replace("127.0.0.1", "localhost"));
}

interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Somebody of the staff with an open session, both written to the database; answers what its cookie holds. */
async function sessionOf(shop: Pick<RunningShop, "dataDir">, person: Person): Promise<string> {
  const token = newToken();
  const row = { ...person, passwordHash: await passwordHash() };
  const pool = openPool(databaseUrl(shop));
  try {
    await databaseOn(pool).transaction(async (tx) => {
      const { id } = await putStaff(tx, row);
      await addStaffSession(tx, { tokenHash: digest(token), staffId: id, stage: "open" });
    });
  } finally {
    await pool.end();
  }
  return token;
}

/** The studio's calls as an owner of its own makes them, without a page. */
export interface OwnerCalls {
  readonly origin: string;
  /** "studio=…" */
  readonly cookie: string;
  /** With a body it is a POST. */
  ask(path: string, body?: object): Promise<Response>;
  /** The data of what was asked; refused, it is an error. */
  call<Data>(path: string, body?: object): Promise<Data>;
}

/** An owner of a shop with a session that is open. */
export async function ownerCalls(shop: Pick<RunningShop, "dataDir" | "origin">): Promise<OwnerCalls> {
  const email = `${newToken()}@example.org`;
  const cookie = `studio=${await sessionOf(shop, { email, name: "Mere", role: "owner" })}`;
  const { origin } = studioOf(shop);
  const ask: OwnerCalls["ask"] = (path, body) =>
    fetch(`${origin}/studio/api/${path}`, {
      headers: { cookie, origin, ...(body && { "content-type": "application/json" }) },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
  return {
    origin,
    cookie,
    ask,
    call: async <Data>(path: string, body?: object) => {
      const answer = await ask(path, body);
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { data: Data }).data;
    },
  };
}

/** Makes one of the studio's calls as an owner of its own; answers its data. */
export async function callAsOwner<Data>(
  shop: Pick<RunningShop, "dataDir" | "origin">,
  path: string,
  body?: object,
): Promise<Data> {
  return (await ownerCalls(shop)).call(path, body);
}

async function giveSession(page: Page, shop: RunningShop, person: Person): Promise<void> {
  const token = await sessionOf(shop, person);
  const { hostname: domain, pathname: path } = studioOf(shop);
  // As the shop sets it.
  const cookie = { name: "studio", value: token, domain, path, httpOnly: true, sameSite: "Strict" } as const;
  await page.context().addCookies([cookie]);
}

/** Comes in as an owner by a session that is open already; answers the studio's address. */
export async function enterAsOwner(
  page: Page,
  shop: RunningShop,
  email: string,
  name = "Mere Tāwhai",
): Promise<string> {
  await giveSession(page, shop, { email, name, role: "owner" });
  const studio = studioOf(shop).href;
  await page.goto(studio);
  await page.locator("#room h1").waitFor();
  return studio;
}
