import type { FastifyBaseLogger } from "fastify";

/** A row that says how often something was; of two with one key the counts are added up. */
interface Counted {
  readonly n: number;
}

interface Options<Row extends Counted> {
  readonly log: FastifyBaseLogger;
  readonly keyOf: (row: Row) => string;
  /** A node that is killed loses what it gathered since. Milliseconds. */
  readonly everyMs: number;
  /** Different rows between two writes, and while nothing can be written; further ones are passed over. */
  readonly most: number;
  /** Rows in the order of their keys, so that two nodes never wait for each other. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** What the log says where nothing could be written. */
  readonly failure: string;
}

/** Rows that are added up in memory and written every few seconds: no request waits for it, or fails by it. */
export interface GatheredRows<Row> {
  add(row: Row): void;
  /** Writes what was gathered; what could not be written is written later. */
  flush(): Promise<void>;
  /** Writes the rest, for good. */
  stop(): Promise<void>;
}

export function gatherRows<Row extends Counted>({
  log,
  keyOf,
  everyMs,
  most,
  write,
  failure,
}: Options<Row>): GatheredRows<Row> {
  let gathered = new Map<string, Row>();

  const add = (row: Row): void => {
    const key = keyOf(row);
    const known = gathered.get(key);
    if (known === undefined && gathered.size >= most) return;
    gathered.set(key, { ...row, n: row.n + (known?.n ?? 0) });
  };

  const flush = async (): Promise<void> => {
    const rows = [...gathered].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    gathered = new Map();
    if (rows.length === 0) return;
    try {
      await write(rows);
    } catch (error) {
      for (const row of rows) add(row);
      log.warn({ reason: error instanceof Error ? error.message : "" }, failure);
    }
  };

  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    add,
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
