ALTER TABLE "shop_order" ADD COLUMN "key_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "key_used_on" date;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "key_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "key_used_on" date;