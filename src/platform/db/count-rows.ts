import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "./database.ts";

/** How much there is to do, and how much of it is late. */
export interface TaskCount {
  readonly tasks: number;
  readonly late: number;
}

/** Counts rows of a table with a condition, and those of them that are late. */
export async function countRows(db: Queries, from: SQL, isLate: SQL): Promise<TaskCount> {
  const { rows } = await db.execute<{ tasks: number; late: number }>(
    sql`select count(*)::integer as tasks, (count(*) filter (where ${isLate}))::integer as late from ${from}`,
  );
  return rows[0] ?? { tasks: 0, late: 0 };
}
