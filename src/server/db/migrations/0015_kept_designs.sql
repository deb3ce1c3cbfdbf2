CREATE TABLE "kept_design" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_design_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"selection" jsonb NOT NULL,
	"selection_hash" text NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_design" ADD CONSTRAINT "kept_design_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_design" ADD CONSTRAINT "kept_design_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "public"."catalogue_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_design_customer" ON "kept_design" USING btree ("customer_id","kept_at");