ALTER TABLE "quote_request" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "quote_request" SET
	"answered_at" = (SELECT max("created_at") FROM "quotation" WHERE "quotation"."quote_request_id" = "quote_request"."id"),
	"search" = lower("request_no" || ' ' || "first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "title");--> statement-breakpoint
CREATE INDEX "quote_request_waiting" ON "quote_request" USING btree ("created_at","id") WHERE "quote_request"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "quote_request_answered" ON "quote_request" USING btree ("created_at","id") WHERE "quote_request"."answered_at" is not null;--> statement-breakpoint
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "quote_request_search" ON "quote_request" USING gin ("search" gin_trgm_ops);
	END IF;
END $$;
