ALTER TABLE "customer_address" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (regexp_replace("phone_number", '[^0-9]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("first_name" || ' ' || "last_name" || ' ' || "email", NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", ''), NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_since" ON "customer" USING btree ("verified_at","id");--> statement-breakpoint
CREATE INDEX "customer_on_account" ON "customer" USING btree ("verified_at","id") WHERE "customer"."credit_limit" > 0;--> statement-breakpoint
CREATE INDEX "guest_known" ON "guest" USING btree ("created_at","id") WHERE "guest"."customer_id" is null and "guest"."email" is not null;--> statement-breakpoint
CREATE INDEX "guest_email" ON "guest" USING btree ("email","id") WHERE "guest"."customer_id" is null and "guest"."email" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree (("contact"->>'email'));--> statement-breakpoint
CREATE INDEX "quote_request_email" ON "quote_request" USING btree ("email");--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("id") WHERE "review"."accepted_at" is null;--> statement-breakpoint
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "customer_search" ON "customer" USING gin ("search" gin_trgm_ops);
		CREATE INDEX "guest_search" ON "guest" USING gin ("search" gin_trgm_ops) WHERE "customer_id" is null and "email" is not null;
		CREATE INDEX "customer_address_phone" ON "customer_address" USING gin ("phone_digits" gin_trgm_ops);
		CREATE INDEX "shop_order_phone" ON "shop_order" USING gin (regexp_replace("contact"->>'phone_number', '[^0-9]', '', 'g') gin_trgm_ops);
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION points_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Points are only added to.' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER points_ledger_never_changes BEFORE UPDATE OF "customer_id", "points", "cause" ON "points_ledger" FOR EACH STATEMENT EXECUTE FUNCTION points_never_change();
