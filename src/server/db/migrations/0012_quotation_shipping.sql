ALTER TABLE "quotation" ADD COLUMN "shipping_method" text;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "delivery_date" date;