ALTER TABLE "upload" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "site_hash" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "arrived_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_network" ON "upload" USING btree ("network_hash") WHERE "upload"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "upload_site" ON "upload" USING btree ("site_hash") WHERE "upload"."finished_at" is null;