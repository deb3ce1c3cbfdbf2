CREATE TABLE "cart_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"guest_id" integer,
	"selection" jsonb NOT NULL,
	"selection_hash" text NOT NULL,
	"origin_path" text NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_one_owner" CHECK (num_nonnulls("cart_line"."customer_id", "cart_line"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "comparison" (
	"key" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"selection" jsonb NOT NULL,
	"selection_hash" text NOT NULL,
	"origin_path" text NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comparison_one_owner" CHECK (num_nonnulls("comparison"."customer_id", "comparison"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "kept_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"call" text NOT NULL,
	"key" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"network" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quotation_no" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"issue_date" date NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"apartment" text DEFAULT '' NOT NULL,
	"city_town" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	"sub_total" integer NOT NULL,
	"shipping_fee" integer NOT NULL,
	"point_discount" integer NOT NULL,
	"coupon_discount" integer NOT NULL,
	"total_price" integer NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_quotation_no_unique" UNIQUE("quotation_no"),
	CONSTRAINT "quotation_one_owner" CHECK (num_nonnulls("quotation"."customer_id", "quotation"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_request_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_no" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"quote_type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"selection" jsonb,
	"details" jsonb NOT NULL,
	"choices" jsonb,
	"quantity" integer,
	"comment" text NOT NULL,
	"origin_path" text NOT NULL,
	"tracking" jsonb NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_request_request_no_unique" UNIQUE("request_no"),
	CONSTRAINT "quote_request_one_owner" CHECK (num_nonnulls("quote_request"."customer_id", "quote_request"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "guest" ALTER COLUMN "first_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guest" ALTER COLUMN "last_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guest" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison" ADD CONSTRAINT "comparison_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison" ADD CONSTRAINT "comparison_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison" ADD CONSTRAINT "comparison_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answer" ADD CONSTRAINT "kept_answer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answer" ADD CONSTRAINT "kept_answer_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_quote_request_id_quote_request_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "public"."quote_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_line_customer" ON "cart_line" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cart_line_guest" ON "cart_line" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "comparison_customer" ON "comparison" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "comparison_guest" ON "comparison" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "kept_answer_call_key" ON "kept_answer" USING btree ("call","key");--> statement-breakpoint
CREATE INDEX "quotation_customer" ON "quotation" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quotation_guest" ON "quotation" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "attachment_quote_request" ON "attachment" USING btree ("quote_request_id");--> statement-breakpoint
CREATE INDEX "quote_request_customer" ON "quote_request" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quote_request_guest" ON "quote_request" USING btree ("guest_id");