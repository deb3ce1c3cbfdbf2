import { Client, type QueryResultRow } from "pg";

/** On which others are asked to let go of what they hold. */
const CHANNEL = "upload_release";

/** How long a connection, and the answer to a statement, is waited for. Milliseconds. */
export interface LockPatience {
  readonly connectMs: number;
  readonly queryMs: number;
}

type Release = () => void | Promise<void>;

/** A connection that holds locks: what the database holds for it is gone with it. */
export interface LockConnection {
  /** What is held by it, and how each holder is asked to let go. */
  readonly held: Map<string, Release>;
  /** One that fails, or is not answered, ends the connection: nobody knows what it holds then. */
  query<Row extends QueryResultRow>(text: string, values: readonly string[]): Promise<readonly Row[]>;
  /** Asks whoever holds this, on whichever node, to let go of it. */
  askFor(id: string): Promise<void>;
  end(): Promise<void>;
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
  client.on("error", giveUp);
  client.once("end", giveUp);
  client.on("notification", ({ payload }) => void held.get(payload ?? "")?.());
  await orGiveUp(client.connect());
  await orGiveUp(client.query(`listen ${CHANNEL}`));
  return {
    held,
    query: async <Row extends QueryResultRow>(text: string, values: readonly string[]) =>
      (await orGiveUp(client.query<Row>(text, [...values]))).rows,
    askFor: async (id) => void (await orGiveUp(client.query("select pg_notify($1, $2)", [CHANNEL, id]))),
    end: () => client.end(),
  };
}

/** One connection at a time, opened with the first lock and again after it was lost. */
export function openLockConnections(url: string, patience: LockPatience) {
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
