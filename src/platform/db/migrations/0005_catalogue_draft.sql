CREATE TABLE "catalogue_draft" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"changes" jsonb NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_publication" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer NOT NULL,
	"version_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"note" text NOT NULL,
	"broken" jsonb NOT NULL,
	"reason" text,
	"undoes" integer
);
--> statement-breakpoint
ALTER TABLE "catalogue_current" ADD COLUMN "offered_id" text;--> statement-breakpoint
ALTER TABLE "catalogue_publication" ADD CONSTRAINT "catalogue_publication_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_publication" ADD CONSTRAINT "catalogue_publication_version_id_catalogue_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_publication" ADD CONSTRAINT "catalogue_publication_undoes_catalogue_publication_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."catalogue_publication"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_publication_staff" ON "catalogue_publication" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "catalogue_publication_version" ON "catalogue_publication" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_publication_undoes" ON "catalogue_publication" USING btree ("undoes") WHERE "catalogue_publication"."undoes" is not null;--> statement-breakpoint
ALTER TABLE "catalogue_current" ADD CONSTRAINT "catalogue_current_offered_id_catalogue_version_id_fk" FOREIGN KEY ("offered_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;