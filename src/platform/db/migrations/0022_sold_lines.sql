DROP INDEX "order_line_figures";--> statement-breakpoint
DROP INDEX "shop_order_sent";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "stock" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "sent_on" date;--> statement-breakpoint
CREATE INDEX "order_line_sold" ON "order_line" USING btree ("placed_at","product","stock","size","pieces","price","cost");--> statement-breakpoint
CREATE INDEX "shop_order_sent" ON "shop_order" USING btree ("sent_at","sent_on","leaves_on","paid_at") WHERE "shop_order"."sent_at" is not null;