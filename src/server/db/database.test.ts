import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { expect, inject, test } from "vitest";
import { databaseOn, openPool } from "./database.ts";

test("a connection that is lost between two statements fails their transaction, and the shop lives on", async () => {
  const pool = openPool(inject("databaseUrl"));
  const opened: PoolClient[] = [];
  pool.on("connect", (client) => opened.push(client));
  const outcome = databaseOn(pool).transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const lost = new Promise<void>((resolve) => opened[0]!.once("end", resolve));
    await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await lost;
    await tx.execute(sql`select 1`);
  });
  await expect(outcome).rejects.toThrow("Failed query");
  expect((await pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
  await pool.end();
});
