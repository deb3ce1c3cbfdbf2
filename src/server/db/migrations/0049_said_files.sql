ALTER TABLE "attachment" ADD COLUMN "request_fact_id" integer;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "quotation_id" integer;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "picture_sha256" text;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "thumbnail_sha256" text;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_request_fact_id_request_fact_id_fk" FOREIGN KEY ("request_fact_id") REFERENCES "public"."request_fact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_picture" ON "attachment" USING btree ("picture_sha256") WHERE "attachment"."picture_sha256" is not null;--> statement-breakpoint
CREATE INDEX "attachment_thumbnail" ON "attachment" USING btree ("thumbnail_sha256") WHERE "attachment"."thumbnail_sha256" is not null;--> statement-breakpoint
CREATE INDEX "attachment_request_fact" ON "attachment" USING btree ("request_fact_id") WHERE "attachment"."request_fact_id" is not null;--> statement-breakpoint
CREATE INDEX "attachment_quotation" ON "attachment" USING btree ("quotation_id") WHERE "attachment"."quotation_id" is not null;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_said_once" CHECK (num_nonnulls("attachment"."request_fact_id", "attachment"."quotation_id") <= 1);