CREATE TABLE "request_fact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_fact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"said_by" text NOT NULL,
	"answers" integer NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "quote_request_waiting";--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "stage" text DEFAULT 'requested' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "answer_until" date;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "waits_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "request_fact" ADD CONSTRAINT "request_fact_quote_request_id_quote_request_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "public"."quote_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_fact_request" ON "request_fact" USING btree ("quote_request_id");--> statement-breakpoint
CREATE INDEX "quote_request_waits" ON "quote_request" USING btree ("waits_since","id") WHERE "quote_request"."waits_since" is not null;--> statement-breakpoint
CREATE FUNCTION request_facts_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Facts of quote requests are only added to.' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER request_fact_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON "request_fact" FOR EACH STATEMENT EXECUTE FUNCTION request_facts_never_change();--> statement-breakpoint
ALTER TABLE "request_fact" ENABLE ALWAYS TRIGGER request_fact_never_changes;--> statement-breakpoint
UPDATE "quote_request" SET
	"waits_since" = CASE WHEN "answered_at" IS NULL THEN "created_at" END,
	"first_answered_at" = (SELECT min("created_at") FROM "quotation" WHERE "quotation"."quote_request_id" = "quote_request"."id"),
	"answer_until" = (SELECT coalesce("valid_until", "issue_date" + 30) FROM "quotation" WHERE "quotation"."quote_request_id" = "quote_request"."id" ORDER BY "id" DESC LIMIT 1),
	"stage" = CASE
		WHEN EXISTS (SELECT FROM "shop_order" JOIN "quotation" ON "quotation"."id" = "shop_order"."quotation_id" WHERE "quotation"."quote_request_id" = "quote_request"."id") THEN 'accepted'
		WHEN "answered_at" IS NOT NULL THEN 'answered'
		ELSE 'requested' END;
