CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"uploader_hash" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"sha256" text,
	"media_type" text,
	"refused_as" text,
	CONSTRAINT "upload_finished" CHECK (num_nonnulls("upload"."finished_at", "upload"."sha256", "upload"."media_type") in (0, 3)
        and ("upload"."finished_at" is null or "upload"."refused_as" is null))
);
--> statement-breakpoint
CREATE INDEX "upload_sha256" ON "upload" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at");