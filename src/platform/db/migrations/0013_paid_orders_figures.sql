DROP INDEX "shop_order_figures";--> statement-breakpoint
CREATE INDEX "shop_order_figures" ON "shop_order" USING btree ("placed_at","stage","current_total","goods_total","cost","nth","due");