CREATE TABLE "catalogue_current" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version_id" text NOT NULL,
	"shipped_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_current" ADD CONSTRAINT "catalogue_current_version_id_catalogue_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_current" ADD CONSTRAINT "catalogue_current_shipped_id_catalogue_version_id_fk" FOREIGN KEY ("shipped_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;