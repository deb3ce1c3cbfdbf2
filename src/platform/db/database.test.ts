import { once } from "node:events";
import { sql } from "drizzle-orm";
import type { Pool, PoolClient } from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { openStallingProxy, type StallingProxy } from "#tests/support/server/stalling-proxy.ts";
import { until } from "#tests/support/server/until.ts";
import { unavailableReason } from "#platform/unavailable.ts";
import { type Database, databaseOn, openPool } from "./database.ts";

/** Far longer than a busy machine takes for an answer, far shorter than a person waits. */
const quick = { connectMs: 800, queryMs: 800 };

let proxy: StallingProxy;
let pool: Pool;
let db: Database;
beforeEach(async () => {
  proxy = await openStallingProxy(inject("databaseUrl"));
  pool = openPool(proxy.url, quick);
  db = databaseOn(pool);
  // What is stalled is a connection that is there; how long a busy machine takes to open it is no part of this.
  await answered(ask);
});
afterEach(async () => {
  proxy.resume();
  await pool.end();
  await proxy.close();
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

function ask() {
  return db.execute<{ one: number }>(sql`select 1 as one`);
}

/** Asks until the database is there; whatever else goes wrong is thrown. */
function answered<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return until("An answer", () =>
    work().catch((error: unknown) => {
      if (unavailableReason(error) !== "database") throw error;
      return null;
    }),
  );
}

/** As many connections as a pool holds, open and idle. */
function warmUp() {
  return Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.05)`)));
}

describe("a database that takes connections and answers nothing", () => {
  test("a query is given up, says that the database is away, and its connection is not used again", async () => {
    proxy.stall();
    const begun = performance.now();
    const failure = await failureOf(ask());
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(unavailableReason(failure)).toBe("database");
    expect(pool.totalCount).toBe(0);
    expect(unavailableReason(await failureOf(ask()))).toBe("database");
    proxy.resume();
    expect((await answered(ask)).rows).toEqual([{ one: 1 }]);
  });

  test("more transactions than the pool has places fail at their begin, and all places are there again afterwards", async () => {
    await answered(warmUp);
    proxy.stall();
    const failures = await Promise.all(
      Array.from({ length: 15 }, () => failureOf(db.transaction((tx) => tx.execute(sql`select 1`)))),
    );
    expect(failures.map(unavailableReason)).toEqual(Array.from({ length: 15 }, () => "database"));
    expect(pool.totalCount).toBe(0);
    proxy.resume();
    await answered(warmUp);
    expect(pool.totalCount).toBe(10);
  });

  test("a transaction that hangs in the middle fails once, and the next one does not find itself inside it", async () => {
    const failure = await failureOf(
      db.transaction(async (tx) => {
        await tx.execute(sql`create temporary table left_over (n int)`);
        proxy.stall();
        await tx.execute(sql`select 1`);
      }),
    );
    expect(unavailableReason(failure)).toBe("database");
    expect(pool.totalCount).toBe(0);
    proxy.resume();
    const { rows } = await answered(() =>
      db.execute<{ found: string | null }>(sql`select to_regclass('left_over') as found`),
    );
    expect(rows).toEqual([{ found: null }]);
  });

  test("a commit without an answer fails, and its connection is not used again", async () => {
    const failure = await failureOf(
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        proxy.stall();
      }),
    );
    expect(unavailableReason(failure)).toBe("database");
    expect(pool.totalCount).toBe(0);
  });
});

test("a connection that is ended between two statements of a transaction fails that transaction and nothing else", async () => {
  const lent = once(pool, "acquire") as Promise<[PoolClient]>;
  const failure = await failureOf(
    db.transaction(async (tx) => {
      const [client] = await lent;
      const ended = new Promise((resolve) => client.once("end", resolve));
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await ended;
      await tx.execute(sql`select 1`);
    }),
  );
  expect(unavailableReason(failure)).toBe("database");
  expect((await answered(ask)).rows).toEqual([{ one: 1 }]);
});

test("a statement that waited too long for a lock fails, and its connection stays", async () => {
  const failure = await failureOf(
    db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = 1`);
      await tx.execute(sql`select pg_advisory_xact_lock(77)`);
      await db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = 1`);
        await other.execute(sql`select pg_advisory_xact_lock(77)`);
      });
    }),
  );
  expect(unavailableReason(failure)).toBe("database");
  expect(pool.totalCount).toBe(2);
});

test("a transaction that is refused gives its connection back as it was", async () => {
  const failure = await failureOf(
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1 / 0`);
    }),
  );
  expect(unavailableReason(failure)).toBeNull();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});
