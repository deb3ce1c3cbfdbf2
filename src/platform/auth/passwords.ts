import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";
import { memoizeAsync } from "#platform/promises.ts";

/** argon2id (the library's default kind) at OWASP's first choice: 19 MiB, two passes, one lane; about 25 ms of CPU. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const limit = createConcurrencyLimit({ sideBySide: 2, longestQueue: 60, reason: "passwords" });

/** Three megabytes of machine code, and at the start nobody signs in: it comes with the first password. */
function argon2() {
  return import("@node-rs/argon2");
}

export function hashPassword(password: string): Promise<string> {
  return limit(async () => (await argon2()).hash(password, cost));
}

/** Nobody's password: compared when there is no account, so that the answer takes as long as if there were one. */
const nobodysHash = memoizeAsync(() => hashPassword("nobody's password"));

/** Whether a password is the one that was hashed; with no hash it takes the same time and is never right. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const nobodys = await nobodysHash();
  const right = await limit(async () => (await argon2()).verify(hashed ?? nobodys, password));
  return right && hashed !== null;
}
