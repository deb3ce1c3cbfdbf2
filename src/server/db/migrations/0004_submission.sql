ALTER TABLE "cart_line" ADD COLUMN "submission" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "comparison" ADD COLUMN "submission" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "submission" jsonb DEFAULT '{}'::jsonb NOT NULL;