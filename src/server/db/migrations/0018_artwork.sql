CREATE TABLE "artwork" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"sha256" text NOT NULL,
	"picture_sha256" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"is_clear" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artwork_one_owner" CHECK (num_nonnulls("artwork"."customer_id", "artwork"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "artwork" ADD CONSTRAINT "artwork_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork" ADD CONSTRAINT "artwork_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artwork_customer" ON "artwork" USING btree ("customer_id","kept_at");--> statement-breakpoint
CREATE INDEX "artwork_guest" ON "artwork" USING btree ("guest_id","kept_at");--> statement-breakpoint
CREATE INDEX "artwork_sha256" ON "artwork" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "artwork_picture" ON "artwork" USING btree ("picture_sha256");--> statement-breakpoint
CREATE INDEX "artwork_used" ON "artwork" USING btree ("used_at");