CREATE TABLE "file_claim" (
	"work_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"is_removal" boolean NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_claim_work_id_sha256_pk" PRIMARY KEY("work_id","sha256")
);
--> statement-breakpoint
CREATE INDEX "file_claim_sha256" ON "file_claim" USING btree ("sha256");