CREATE TABLE "cut_line" (
	"id" text PRIMARY KEY NOT NULL,
	"artwork_id" text NOT NULL,
	"digest" text NOT NULL,
	"settings" jsonb NOT NULL,
	"geometry" jsonb NOT NULL,
	"width_um" integer NOT NULL,
	"height_um" integer NOT NULL,
	"area_mm2" double precision NOT NULL,
	"perimeter_mm" double precision NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cut_line" ADD CONSTRAINT "cut_line_artwork_id_artwork_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artwork"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "cut_line_digest" ON "cut_line" USING btree ("artwork_id","digest");