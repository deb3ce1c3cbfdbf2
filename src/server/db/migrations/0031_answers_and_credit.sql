ALTER TABLE "customer" ADD COLUMN "credit_limit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "credit_days" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "quote_request_id" integer;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "to_dispatch" integer;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "to_delivery" integer;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_quote_request_id_quote_request_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "public"."quote_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_quote_request" ON "quotation" USING btree ("quote_request_id") WHERE "quotation"."quote_request_id" is not null;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_credit" CHECK ("customer"."credit_limit" >= 0 and "customer"."credit_days" between 1 and 90);