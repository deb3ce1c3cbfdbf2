import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

export interface Listener {
  stop(): Promise<void>;
}

const firstPauseMs = 200;
const longestPauseMs = 5_000;
/** How often a connection on which nothing comes is asked whether it is still there. */
const heartbeatMs = 30_000;

function connectionTo(url: string): Client {
  return new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
}

function endUnlessAlive(connection: Client): Promise<unknown> {
  return connection.query("select 1").catch(() => connection.end());
}

/**
 * Listens on channels for as long as the process lives; a lost connection is made again. What a channel is mapped to is called for
 * every notice on it, with what it says, and after every (re)connection, with nothing, because notices sent while nobody listened are gone. A
 * database that hangs is a lost connection, too.
 */
export function listenTo(url: string, channels: Readonly<Record<string, (says: string) => void>>): Listener {
  const stopped = new AbortController();
  let client: Client | null = null;

  const listenUntilLost = async (): Promise<void> => {
    const connection = connectionTo(url);
    client = connection;
    const lost = new Promise<void>((resolve) => {
      connection.once("end", () => resolve());
      // For every one of them: an error that nobody hears ends the process.
      connection.on("error", () => resolve());
    });
    const heartbeat = setInterval(() => void endUnlessAlive(connection), heartbeatMs);
    try {
      // One that is ended while it connects says so only by its end.
      await Promise.race([connection.connect(), lost]);
      connection.on("notification", ({ channel, payload = "" }) => channels[channel]?.(payload));
      for (const channel of Object.keys(channels)) await connection.query(`listen "${channel}"`);
      for (const heard of Object.values(channels)) heard("");
      await lost;
    } finally {
      clearInterval(heartbeat);
      await connection.end().catch(() => undefined);
    }
  };

  const listen = async (): Promise<void> => {
    let pauseMs = firstPauseMs;
    while (!stopped.signal.aborted) {
      const begun = Date.now();
      await listenUntilLost().catch(() => undefined);
      pauseMs = Date.now() - begun > longestPauseMs ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      await sleep(pauseMs, null, { signal: stopped.signal }).catch(() => undefined);
    }
  };

  const running = listen();
  return {
    stop: async () => {
      stopped.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
