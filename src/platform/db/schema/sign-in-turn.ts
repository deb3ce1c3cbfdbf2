import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** When a network may next try a password of an account that meets many wrong ones; used up by the try. */
export const signInTurnTable = pgTable(
  "sign_in_turn",
  {
    /** SHA-256 of the e-mail address, whether it has an account or not. */
    account: text("account").notNull(),
    network: text("network").notNull(),
    opensAt: timestamp("opens_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.network] })],
);
