ALTER TABLE "review" DROP CONSTRAINT "review_once";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "order_line" smallint;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_once" ON "review" USING btree ("customer_id","product_id") WHERE "review"."order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_of_line" ON "review" USING btree ("order_id","order_line");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_line" CHECK (num_nonnulls("review"."order_id", "review"."order_line") <> 1);