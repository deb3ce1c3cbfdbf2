import { codeIn, passwordIn } from "./outbox.ts";
import { openBrowser, type Browser, type PeopleShop } from "../server/people-shop.ts";

export const ann = {
  first_name: "Ann",
  last_name: "Lee",
  email: "ann@example.org",
  password: "correct horse",
};

let people = 0;

/** Somebody new each time. */
export function somebody() {
  people += 1;
  return { ...ann, email: `person${people}@example.org` };
}

async function secretFor(
  shop: PeopleShop,
  email: string,
  subject: string,
  secretIn: (text: string) => string | undefined,
): Promise<string> {
  const { text } = await shop.mailTo(email, subject);
  const secret = secretIn(text);
  if (!secret) throw new Error(`No secret in:\n${text}`);
  return secret;
}

/** The code in the newest verification mail to an address. */
export function codeFor(shop: PeopleShop, email: string): Promise<string> {
  return secretFor(shop, email, "verification code", codeIn);
}

/** Wakes the worker that is to find them, which looks every two seconds: the queue tells nobody of its jobs. */
const wake = `select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'temporary-password')`;

/** The password in the newest mail to somebody who forgot theirs. */
export async function temporaryPasswordFor(shop: PeopleShop, email: string): Promise<string> {
  await shop.sql(wake);
  return secretFor(shop, email, "temporary", passwordIn);
}

/** Registers and verifies somebody; answers their signed-in browser. */
export async function signUp(shop: PeopleShop, person = somebody(), ip?: string): Promise<Browser> {
  const browser = openBrowser(shop.app, ip);
  const registered = await browser.post("auth/register", person);
  if (registered.statusCode >= 300) throw new Error(registered.body);
  const code = await codeFor(shop, person.email);
  const answer = await browser.post("auth/verify", { email: person.email, code });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return browser;
}

/** A wrong code that looks like a right one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
