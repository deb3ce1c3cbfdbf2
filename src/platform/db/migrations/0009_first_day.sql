CREATE TABLE "waiting_tax_paper" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_tax_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"fact_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"gst" integer NOT NULL,
	CONSTRAINT "waiting_tax_paper_fact_id_unique" UNIQUE("fact_id"),
	CONSTRAINT "waiting_tax_paper_cents" CHECK ("waiting_tax_paper"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "set_up_confirmed" (
	"row" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_revision" ADD COLUMN "has_no_demonstrations" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_tax_paper" ADD CONSTRAINT "waiting_tax_paper_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_tax_paper" ADD CONSTRAINT "waiting_tax_paper_fact_id_order_fact_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."order_fact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_tax_paper_order" ON "waiting_tax_paper" USING btree ("order_id");--> statement-breakpoint
-- A shop that has its own numbers is set up: its owners are shown no list.
INSERT INTO "set_up_confirmed" ("row")
SELECT 'list' FROM "catalogue_current"
JOIN "catalogue_version" ON "catalogue_version"."id" = "catalogue_current"."version_id"
WHERE "document"->'shop'->>'gstNumber' <> '123-456-789'
	AND "document"->'shop'->'bankAccount'->>'number' <> '99-0123-0456789-00';
