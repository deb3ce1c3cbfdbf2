CREATE TABLE "proof_check" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"line" integer NOT NULL,
	"place" integer NOT NULL,
	"proof_sha256" text NOT NULL,
	"fault" text,
	"parts" jsonb NOT NULL,
	"doubts" jsonb NOT NULL,
	"lines" jsonb,
	"printed_sha256" text,
	"shown_sha256" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proof_check_once" UNIQUE("order_id","line","proof_sha256","place")
);
--> statement-breakpoint
ALTER TABLE "proof_check" ADD CONSTRAINT "proof_check_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_check_printed" ON "proof_check" USING btree ("printed_sha256");--> statement-breakpoint
CREATE INDEX "proof_check_shown" ON "proof_check" USING btree ("shown_sha256");