import { type SQL, sql } from "drizzle-orm";

/** One of some ids, for `where`: none of none. */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any(${sql.param([...ids])}::integer[])`;
}
