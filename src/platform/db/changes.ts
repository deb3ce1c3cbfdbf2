import { sql } from "drizzle-orm";
import type { ChangeKind } from "#domain/studio/changes.ts";
import type { Queries } from "./database.ts";

/** The channel on which nodes hear what has changed that the studio shows. */
export const studioChannel = "studio";

/** That something has changed, never what: it is read anew by whoever may (decision 255). */
export interface StudioChange {
  /** "sessions": some of somebody's sign-ins have ended. */
  readonly kind: ChangeKind | "sessions";
  /** As addresses of the studio name it. */
  readonly id: string;
  /** An order's newest fact. */
  readonly version?: number;
  /** Who of the staff did it, where it was one of them. */
  readonly by?: number;
}

/** Tells every node of a change, with the end of the transaction that makes it. */
export async function notifyStudio(db: Queries, change: StudioChange): Promise<void> {
  await db.execute(sql`select pg_notify(${studioChannel}, ${JSON.stringify(change)})`);
}
