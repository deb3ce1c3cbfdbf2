import { setTimeout as sleep } from "node:timers/promises";
import type { Lock } from "@tus/server";
import { Client, type QueryResultRow } from "pg";

/** How long a request waits for another to let go of its upload, and how often it looks. Milliseconds. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 100;

/** On which others are asked to let go of what they hold. */
const CHANNEL = "upload_release";

/** How long a connection, and the answer to a statement, is waited for. Milliseconds. */
interface LockPatience {
  readonly connectMs: number;
  readonly queryMs: number;
}

type Release = () => void | Promise<void>;

/** A connection that holds locks: what the database holds for it is gone with it. */
interface LockConnection {
  /** What is held by it, and how each holder is asked to let go. */
  readonly held: Map<string, Release>;
  /** One that fails, or is not answered, ends the connection: nobody knows what it holds then. */
  query<Row extends QueryResultRow>(text: string, values: readonly string[]): Promise<readonly Row[]>;
  /** Asks whoever holds this, on whichever node, to let go of it. */
  askFor(id: string): Promise<void>;
  end(): Promise<void>;
}

/** Asks one after the other: uploads of many files come side by side, and a connection answers one statement at a time. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const asked = last.then(ask);
    last = asked.catch(() => undefined);
    return asked;
  };
}

/** Opens a connection that listens; `lost` is told when it is of no use any more. */
async function connect(url: string, patience: LockPatience, lost: () => void): Promise<LockConnection> {
  const { connectMs, queryMs } = patience;
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
  });
  const held = new Map<string, Release>();
  const giveUp = (): void => {
    lost();
    // Another node may take what the database does not hold any more: these stop writing.
    for (const release of held.values()) void release();
    held.clear();
    // Not waited for: over a line that swallows everything no goodbye is answered.
    void client.end().catch(() => undefined);
  };
  const orGiveUp = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
    asked.catch((error: unknown) => {
      giveUp();
      throw error;
    });
  const inTurn = createTurns();
  client.on("error", giveUp);
  client.once("end", giveUp);
  client.on("notification", ({ payload }) => void held.get(payload ?? "")?.());
  await orGiveUp(client.connect());
  await orGiveUp(client.query(`listen ${CHANNEL}`));
  return {
    held,
    query: async <Row extends QueryResultRow>(text: string, values: readonly string[]) =>
      (await orGiveUp(inTurn(() => client.query<Row>(text, [...values])))).rows,
    askFor: async (id) =>
      void (await orGiveUp(inTurn(() => client.query("select pg_notify($1, $2)", [CHANNEL, id])))),
    end: () => client.end(),
  };
}

/** One connection at a time, opened with the first lock and again after it was lost. */
function openLockConnections(url: string, patience: LockPatience) {
  let current: Promise<LockConnection> | null = null;
  return {
    get: (): Promise<LockConnection> => {
      if (current !== null) return current;
      const opened = connect(url, patience, () => {
        // One that says late that it is lost takes no newer one along.
        if (current === opened) current = null;
      });
      current = opened;
      return opened;
    },
    close: async (): Promise<void> => {
      const connection = await current?.catch(() => null);
      await connection?.end();
    },
  };
}

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
