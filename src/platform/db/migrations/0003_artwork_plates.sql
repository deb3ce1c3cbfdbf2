ALTER TABLE "artwork" ADD COLUMN "plates_sha256" text;--> statement-breakpoint
CREATE INDEX "artwork_plates" ON "artwork" USING btree ("plates_sha256") WHERE "artwork"."plates_sha256" is not null;