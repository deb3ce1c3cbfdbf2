import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Lock } from "@tus/server";

const CHANNEL = "upload_release";
/** How long a request waits for another to let go of its upload, and how often it looks. Milliseconds. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 100;

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

type Release = () => void | Promise<void>;

/** What this node holds, and how each holder is asked to let go. */
type Held = Map<string, Release>;

async function connect(url: string, held: Held): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true, query_timeout: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  client.on("notification", ({ payload }) => void held.get(payload ?? "")?.());
  await client.query(`listen ${CHANNEL}`);
  return client;
}

/** The connection that holds the locks of this node, made with the first one: with the process they are gone, also when it was killed. */
function lockConnection(url: string, held: Held) {
  let connected: Promise<Client> | null = null;
  const lose = (): void => {
    connected = null;
    // What the database does not hold any more, another node may take: these stop writing.
    for (const release of held.values()) void release();
    held.clear();
  };
  return {
    get: (): Promise<Client> => {
      connected ??= connect(url, held).then(
        (client) => client.once("end", lose),
        (error: unknown) => {
          connected = null;
          throw error;
        },
      );
      return connected;
    },
    close: async (): Promise<void> => {
      const client = await connected?.catch(() => null);
      await client?.end();
    },
  };
}

/** Locks of one connection do not keep each other out: the map keeps this node's own requests apart. */
async function take(client: Client, held: Held, id: string, release: Release): Promise<boolean> {
  if (held.has(id)) return false;
  held.set(id, release);
  let isTaken = false;
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock(hashtextextended($1, 7)) as taken",
      [id],
    );
    isTaken = rows[0]?.taken === true;
  } finally {
    if (!isTaken) held.delete(id);
  }
  return isTaken;
}

/**
 * Advisory locks of one connection. Who waits asks the holder to let go: after a lost line the request that it broke off still holds
 * its upload.
 */
export function openUploadLocks(url: string): UploadLocks {
  const held: Held = new Map();
  const connection = lockConnection(url, held);
  const newLock = (id: string): Lock => {
    let own: Release | null = null;
    return {
      lock: async (signal, release) => {
        const until = Date.now() + PATIENCE_MS;
        while (!(await take(await connection.get(), held, id, release))) {
          if (signal.aborted || Date.now() > until)
            throw new LockTimeout("An upload is held by another request.");
          await (await connection.get()).query("select pg_notify($1, $2)", [CHANNEL, id]);
          await sleep(LOOK_MS);
        }
        own = release;
      },
      unlock: async () => {
        // Lost with its connection, and perhaps another's by now.
        if (own === null || held.get(id) !== own) return;
        held.delete(id);
        const client = await connection.get();
        await client.query("select pg_advisory_unlock(hashtextextended($1, 7))", [id]);
      },
    };
  };
  return { newLock, close: connection.close };
}
