CREATE TABLE "paper_number" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_paper" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" integer NOT NULL,
	"fact_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"gst" integer NOT NULL,
	"shop" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_paper_fact_id_unique" UNIQUE("fact_id"),
	CONSTRAINT "tax_paper_number" UNIQUE("kind","number"),
	CONSTRAINT "tax_paper_sums" CHECK ("tax_paper"."cents" > 0 and "tax_paper"."gst" = round("tax_paper"."cents" * 3 / 23.0))
);
--> statement-breakpoint
ALTER TABLE "tax_paper" ADD CONSTRAINT "tax_paper_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_paper" ADD CONSTRAINT "tax_paper_fact_id_order_fact_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."order_fact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_paper_order" ON "tax_paper" USING btree ("order_id");--> statement-breakpoint
INSERT INTO "paper_number" ("kind", "last") VALUES ('invoice', 0), ('credit-note', 0);--> statement-breakpoint
CREATE TRIGGER tax_paper_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON "tax_paper" FOR EACH STATEMENT EXECUTE FUNCTION facts_never_change();--> statement-breakpoint
ALTER TABLE "tax_paper" ENABLE ALWAYS TRIGGER tax_paper_never_changes;
