CREATE TABLE "catalogue_waiting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" jsonb NOT NULL,
	"version" text NOT NULL,
	"note" text NOT NULL,
	"broken" jsonb NOT NULL,
	"reason" text NOT NULL,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "catalogue_waiting" ADD CONSTRAINT "catalogue_waiting_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_waiting_staff" ON "catalogue_waiting" USING btree ("staff_id");