import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { describeError } from "#platform/describe-error.ts";
import { databaseOn, openPool } from "./database.ts";

let pool: Pool;
beforeAll(() => {
  pool = openPool(inject("databaseUrl"));
});
afterAll(() => pool.end());

const person = { email: "aroha.tane@example.org", name: "Aroha Tāne", phone: "021 555 0199" };

/** What the log says of a statement that fails, as one line without anything of the person. */
async function loggedFailure(statement: ReturnType<typeof sql>): Promise<string> {
  const failure = await databaseOn(pool)
    .execute(statement)
    .then(
      () => null,
      (error: unknown) => error,
    );
  const line = JSON.stringify(describeError(failure));
  for (const value of Object.values(person)) expect(line).not.toContain(value);
  return line;
}

test("a statement that failed is logged without its parameters", async () => {
  const line = await loggedFailure(
    sql`insert into no_such_table values (${person.email}, ${person.name}, ${person.phone})`,
  );
  expect(line).toContain("insert into no_such_table values ($1, $2, $3)");
  expect(line).toContain('"errorCode":"42P01"');
});

test("a row that is there already is logged by the name of the rule, without what it says", async () => {
  const line = await loggedFailure(sql`insert into mail (cause, recipient, subject) values
    (${person.email}, ${person.name}, 'a'), (${person.email}, ${person.name}, 'b')`);
  expect(line).toContain('"constraint":"mail_cause_unique"');
  expect(line).toContain('"errorCode":"23505"');
});

test("the database's own log names the rule that a row broke, without what the row says", async () => {
  const recipient = `${randomUUID()}@example.org`;
  await expect(
    pool.query("insert into mail (cause, recipient) values ('a', $1)", [recipient]),
  ).rejects.toThrow('null value in column "subject"');
  const { rows } = await pool.query<{ data_directory: string }>("show data_directory");
  const written = await readFile(join(rows[0]?.data_directory ?? "", "..", "postgres.log"), "utf8");
  expect(written).toContain('null value in column "subject"');
  expect(written).not.toContain(recipient);
});

test("a value that could not be read is not repeated in the log", async () => {
  const line = await loggedFailure(sql`select ${person.name}::text::uuid`);
  expect(line).toContain('invalid input syntax for type uuid: \\"…\\"');
});
