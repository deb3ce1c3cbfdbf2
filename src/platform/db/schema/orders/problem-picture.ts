import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { orderTable } from "./order.ts";

/** A picture that came with a problem of an order, encoded anew by the shop; the fact of the problem names it. */
export const problemPictureTable = pgTable(
  "problem_picture",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orderTable.id),
    /** WebP files, under their SHA-256. */
    imageSha256: text("image_sha256").notNull(),
    thumbnailSha256: text("thumbnail_sha256").notNull(),
  },
  (table) => [
    index("problem_picture_order").on(table.orderId),
    index("problem_picture_image").on(table.imageSha256),
    index("problem_picture_thumbnail").on(table.thumbnailSha256),
  ],
);
