import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { registrationReward } from "#domain/account/points.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { addCustomer } from "#topics/person/customers.ts";
import { enterPoints } from "#topics/person/points.ts";
import { addSession } from "#topics/person/sessions.ts";
import { databaseOn, openPool, type Transaction } from "#platform/db/database.ts";
import { memoizeAsync } from "#platform/promises.ts";
import { databaseUrl } from "../process/shop-database.ts";
import type { RunningShop } from "../pages/shop-broker.ts";

export const password = "correct horse";
const passwordHash = memoizeAsync(() => hashPassword(password));

/** An address nobody else has. */
export function newEmail(name: string): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.org`;
}

async function inTransaction<Result>(
  shop: Pick<RunningShop, "dataDir">,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(databaseUrl(shop));
  try {
    return await databaseOn(pool).transaction(work);
  } finally {
    await pool.end();
  }
}

async function addMember(tx: Transaction, email: string): Promise<number> {
  const person = { email, firstName: "Ann", lastName: "Lee", passwordHash: await passwordHash() };
  const customer = await addCustomer(tx, person);
  if (customer === null) throw new Error(`${email} is a member already.`);
  await enterPoints(tx, customer.id, registrationReward);
  return customer.id;
}

/** Ann Lee as a member, made in the database; the page's browser is signed in as her. */
export async function makeMember(shop: RunningShop, page: Page, email: string): Promise<void> {
  const token = newToken();
  await inTransaction(shop, async (tx) => {
    const customerId = await addMember(tx, email);
    await addSession(tx, { tokenHash: digest(token), customerId, temporaryPasswordHash: null });
  });
  const cookie = { name: "sid", value: token, httpOnly: true, sameSite: "Lax" } as const;
  await page.context().addCookies([{ ...cookie, url: shop.origin }]);
}

/** Ann Lee as a member who is not signed in anywhere. */
export async function makeAbsentMember(shop: Pick<RunningShop, "dataDir">, email: string): Promise<void> {
  await inTransaction(shop, (tx) => addMember(tx, email));
}
