import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Detail } from "#domain/detail.ts";
import type { WrittenAs } from "#domain/quotation/quotation.ts";
import { catalogueVersionTable } from "./catalogue-version.ts";
import { hasOneOwner, ownerColumns } from "./owner-columns.ts";
import { quoteRequestTable } from "./quote-request.ts";
import type { SelectionRecord } from "./selection-column.ts";

/** An item line of a quotation with its final numbers; money in cents. */
export interface QuotationItem {
  readonly product: string;
  /** Quotations issued before there were titles have none. */
  readonly title?: string;
  readonly details: readonly Detail[];
  readonly quantity: number;
  readonly sets: number;
  readonly price: number;
  readonly selection: SelectionRecord;
  readonly originPath: string;
  /**
   * Said in the staff's own words, at a price that no catalogue knows; what is configured is what it was asked with. "charge": nothing
   * is made for it, so it has no pieces and no proof.
   */
  readonly written?: WrittenAs;
}

function words(name: string) {
  return text(name).notNull().default("");
}

/** A quotation as it was issued: final numbers, in cents, GST included. */
export const quotationTable = pgTable(
  "quotation",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Q, the date and 50 random bits. */
    quotationNo: text("quotation_no").notNull().unique(),
    ...ownerColumns(),
    /** The shop's date when it was issued. */
    issueDate: date("issue_date").notNull(),
    name: words("name"),
    company: words("company"),
    address: words("address"),
    apartment: words("apartment"),
    cityTown: words("city_town"),
    province: words("province"),
    postcode: words("postcode"),
    phoneNumber: words("phone_number"),
    items: jsonb("items").$type<readonly QuotationItem[]>().notNull(),
    subTotal: integer("sub_total").notNull(),
    shippingFee: integer("shipping_fee").notNull(),
    /** Quotations issued before it was written down have no way of shipping and no date. */
    shippingMethod: text("shipping_method"),
    /** An estimate, for an order on the day of issue. */
    deliveryDate: date("delivery_date"),
    pointDiscount: integer("point_discount").notNull(),
    couponDiscount: integer("coupon_discount").notNull(),
    /** The code that took it off: this quotation is one use of it. */
    couponCode: text("coupon_code"),
    totalPrice: integer("total_price").notNull(),
    /** The quote request that a person answered by it; the newest answer is the one that holds. */
    quoteRequestId: integer("quote_request_id").references(() => quoteRequestTable.id, {
      onDelete: "set null",
    }),
    /** Its last day, where a person set it. */
    validUntil: date("valid_until"),
    /** Working days until it leaves and arrives, where a person set them. */
    toDispatch: integer("to_dispatch"),
    toDelivery: integer("to_delivery"),
    /** What a person says with it. */
    words: words("words"),
    catalogueVersionId: text("catalogue_version_id")
      .notNull()
      .references(() => catalogueVersionTable.id),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    hasOneOwner("quotation", table),
    index("quotation_customer").on(table.customerId),
    index("quotation_guest").on(table.guestId),
    index("quotation_coupon")
      .on(table.couponCode, table.issueDate)
      .where(sql`${table.couponCode} is not null`),
    index("quotation_quote_request")
      .on(table.quoteRequestId)
      .where(sql`${table.quoteRequestId} is not null`),
  ],
);

export type StoredQuotation = typeof quotationTable.$inferSelect;
