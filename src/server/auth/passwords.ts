import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "#server/in-turn.ts";
import { madeOnce } from "#server/made-once.ts";

/** argon2id (the library's default kind) at OWASP's first choice: 19 MiB, two passes, one lane; about 25 ms of CPU. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = createTurns({ sideBySide: 2, longestQueue: 60, reason: "passwords" });

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Nobody's password: compared when there is no account, so that the answer takes as long as if there were one. */
const nobodysHash = madeOnce(() => hashPassword("nobody's password"));

/** Whether a password is the one that was hashed; with no hash it takes the same time and is never right. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const nobodys = await nobodysHash();
  const right = await inTurn(() => verify(hashed ?? nobodys, password));
  return right && hashed !== null;
}
