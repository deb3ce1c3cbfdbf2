import { date, smallint } from "drizzle-orm/pg-core";

/** What the key of a link hangs on (decision 355). */
export const keyColumns = () => ({
  /** How often it was changed: the keys of before open nothing. */
  keyVersion: smallint("key_version").notNull().default(0),
  /** The last day on which it was used. */
  keyUsedOn: date("key_used_on"),
});
