import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { questionsQuery, questionStates } from "./questions.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: all questions are listed. */
const shop = ownShop();

test("questions are listed by an index, however they are narrowed", async () => {
  await shop.sql(`insert into question (first_name, email, words, asked_at, decided_at, answer)
    select 'Many', 'many' || n || '@example.org', 'Why?', now(), case when n % 9 > 0 then now() end, case when n % 9 > 1 then 'So' end
    from generate_series(1, 20000) n`);
  await shop.sql("vacuum analyze question");
  for (const state of questionStates)
    for (const after of [null, 10_000]) {
      const query = questionsQuery(shop.services.db, { state, after, most: 26 });
      const { rows } = await shop.services.db.execute(sql`explain ${query.getSQL()}`);
      expect(rows.map((row) => Object.values(row)[0]).join("\n")).not.toMatch(/Seq Scan on question\b/);
    }
  await shop.sql("delete from question where first_name = 'Many'");
});
