CREATE TABLE "problem_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"image_sha256" text NOT NULL,
	"thumbnail_sha256" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "problem_picture" ADD CONSTRAINT "problem_picture_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_picture_order" ON "problem_picture" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "problem_picture_image" ON "problem_picture" USING btree ("image_sha256");--> statement-breakpoint
CREATE INDEX "problem_picture_thumbnail" ON "problem_picture" USING btree ("thumbnail_sha256");