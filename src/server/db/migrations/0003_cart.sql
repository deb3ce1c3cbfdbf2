CREATE TABLE "cart_wish" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_wish_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"guest_id" integer,
	"coupon_code" text,
	"points" integer DEFAULT 0 NOT NULL,
	"shipping_method" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_wish_customer" UNIQUE("customer_id"),
	CONSTRAINT "cart_wish_guest" UNIQUE("guest_id"),
	CONSTRAINT "cart_wish_one_owner" CHECK (num_nonnulls("cart_wish"."customer_id", "cart_wish"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "told_price" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_wish" ADD CONSTRAINT "cart_wish_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_wish" ADD CONSTRAINT "cart_wish_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;