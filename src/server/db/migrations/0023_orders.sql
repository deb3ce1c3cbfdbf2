CREATE TABLE "checkout_draft" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"guest_id" integer,
	"typed" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_draft_one_owner" CHECK (num_nonnulls("checkout_draft"."customer_id", "checkout_draft"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "order_fact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_fact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"recorded_by" text NOT NULL,
	"once" text,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_fact_once" UNIQUE("order_id","kind","once")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"contact" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"shipping" jsonb NOT NULL,
	"sub_total" integer NOT NULL,
	"shipping_fee" integer NOT NULL,
	"coupon_discount" integer NOT NULL,
	"coupon_code" text,
	"quotation_id" integer,
	"point_discount" integer NOT NULL,
	"total_price" integer NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"stage" text DEFAULT 'open' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_order_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "shop_order_quotation_id_unique" UNIQUE("quotation_id"),
	CONSTRAINT "shop_order_one_owner" CHECK (num_nonnulls("shop_order"."customer_id", "shop_order"."guest_id") = 1),
	CONSTRAINT "shop_order_adds_up" CHECK ("shop_order"."total_price" = "shop_order"."sub_total" - "shop_order"."coupon_discount" - "shop_order"."point_discount" + "shop_order"."shipping_fee")
);
--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fact" ADD CONSTRAINT "order_fact_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_draft_customer" ON "checkout_draft" USING btree ("customer_id") WHERE "checkout_draft"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_draft_guest" ON "checkout_draft" USING btree ("guest_id") WHERE "checkout_draft"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "order_fact_order" ON "order_fact" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shop_order_customer" ON "shop_order" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "shop_order_guest" ON "shop_order" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "shop_order_coupon" ON "shop_order" USING btree ("coupon_code") WHERE "shop_order"."coupon_code" is not null;--> statement-breakpoint
CREATE FUNCTION facts_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Facts of orders are only added to.' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER order_fact_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_fact" FOR EACH STATEMENT EXECUTE FUNCTION facts_never_change();--> statement-breakpoint
ALTER TABLE "order_fact" ENABLE ALWAYS TRIGGER order_fact_never_changes;