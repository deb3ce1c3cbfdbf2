CREATE TABLE "order_task" (
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"deadline" date NOT NULL,
	CONSTRAINT "order_task_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "waits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "current_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "due" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "on_account" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "leaves_on" date;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "newest_fact" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "listed_by" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_task" ADD CONSTRAINT "order_task_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_task_deadline" ON "order_task" USING btree ("deadline","since","order_id");--> statement-breakpoint
CREATE INDEX "shop_order_placed" ON "shop_order" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "shop_order_leaves" ON "shop_order" USING btree (coalesce("leaves_on", 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "shop_order_total" ON "shop_order" USING btree ("current_total","id");--> statement-breakpoint
CREATE INDEX "shop_order_stage_placed" ON "shop_order" USING btree ("stage","placed_at","id");--> statement-breakpoint
CREATE INDEX "shop_order_stage_leaves" ON "shop_order" USING btree ("stage",coalesce("leaves_on", 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "shop_order_stage_total" ON "shop_order" USING btree ("stage","current_total","id");--> statement-breakpoint
CREATE INDEX "shop_order_waits_payment" ON "shop_order" USING btree ("placed_at","id") WHERE 'payment' = any("shop_order"."waits");--> statement-breakpoint
CREATE INDEX "shop_order_waits_proof" ON "shop_order" USING btree ("placed_at","id") WHERE 'proof' = any("shop_order"."waits");--> statement-breakpoint
CREATE INDEX "shop_order_waits_approval" ON "shop_order" USING btree ("placed_at","id") WHERE 'approval' = any("shop_order"."waits");--> statement-breakpoint
CREATE INDEX "shop_order_unpaid" ON "shop_order" USING btree ("placed_at","id") WHERE "shop_order"."due" > 0;--> statement-breakpoint
CREATE INDEX "shop_order_owed" ON "shop_order" USING btree ("placed_at","id") WHERE "shop_order"."due" < 0;--> statement-breakpoint
CREATE INDEX "shop_order_on_account" ON "shop_order" USING btree ("placed_at","id") WHERE "shop_order"."on_account" > 0;--> statement-breakpoint
CREATE INDEX "shop_order_number" ON "shop_order" USING btree ("order_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shop_order_listed_by" ON "shop_order" USING btree ("listed_by","id");--> statement-breakpoint
CREATE INDEX "mail_refused" ON "mail" USING btree ("refused_at") WHERE "mail"."refused_at" is not null;--> statement-breakpoint
CREATE INDEX "quote_request_asked" ON "quote_request" USING btree ("created_at","id");--> statement-breakpoint
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
	RAISE NOTICE 'pg_trgm may not be created here: orders are looked for without an index.';
END $$;--> statement-breakpoint
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "shop_order_search" ON "shop_order" USING gin ("search" gin_trgm_ops);
	END IF;
END $$;
