import { setTimeout as sleep } from "node:timers/promises";
import type { Lock } from "@tus/server";
import { type LockConnection, openLockConnections, type LockPatience } from "./lock-connection.ts";

/** How long a request waits for another to let go of its upload, and how often it looks. Milliseconds. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 100;

const patient: LockPatience = { connectMs: 5_000, queryMs: 5_000 };

/** As tus words a lock that was not to be had: the browser asks again. */
class LockTimeout extends Error {
  readonly status_code = 500;
  readonly body = "failed to acquire lock before timeout";
}

/** Of two requests for one upload, on whichever nodes, only one is at work. */
export interface UploadLocks {
  newLock(id: string): Lock;
  close(): Promise<void>;
}

/** Locks of one connection do not keep each other out: what it holds keeps this node's own requests apart. */
async function take({ held, query }: LockConnection, id: string, release: () => void): Promise<boolean> {
  if (held.has(id)) return false;
  held.set(id, release);
  let isTaken = false;
  try {
    const [row] = await query<{ taken: boolean }>(
      "select pg_try_advisory_lock(hashtextextended($1, 7)) as taken",
      [id],
    );
    isTaken = row?.taken === true;
  } finally {
    if (!isTaken) held.delete(id);
  }
  // Not there any more when the connection was lost with the answer.
  return held.has(id);
}

/**
 * Advisory locks of one connection, made with the first one: with the process they are gone, also when it was killed. Who waits asks
 * the holder to let go: after a lost line the request that it broke off still holds its upload.
 */
export function openUploadLocks(url: string, patience: LockPatience = patient): UploadLocks {
  const connections = openLockConnections(url, patience);
  const newLock = (id: string): Lock => {
    let taken: LockConnection | null = null;
    return {
      lock: async (signal, release) => {
        const until = Date.now() + PATIENCE_MS;
        for (;;) {
          const connection = await connections.get();
          if (await take(connection, id, () => void release())) {
            taken = connection;
            return;
          }
          if (signal.aborted || Date.now() > until)
            throw new LockTimeout("An upload is held by another request.");
          await connection.askFor(id);
          await sleep(LOOK_MS);
        }
      },
      unlock: async () => {
        // Not there any more: lost with its connection.
        if (!taken?.held.delete(id)) return;
        // One that cannot be given back is gone with its connection; what was written under it stands.
        await taken.query("select pg_advisory_unlock(hashtextextended($1, 7))", [id]).catch(() => undefined);
        taken = null;
      },
    };
  };
  return { newLock, close: connections.close };
}
