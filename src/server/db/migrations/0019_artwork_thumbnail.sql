ALTER TABLE "artwork" ADD COLUMN "thumbnail_sha256" text;--> statement-breakpoint
CREATE INDEX "artwork_thumbnail" ON "artwork" USING btree ("thumbnail_sha256");