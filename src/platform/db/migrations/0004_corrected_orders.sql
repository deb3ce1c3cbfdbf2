CREATE TABLE "order_contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"until_fact" integer NOT NULL,
	"contact" jsonb NOT NULL,
	CONSTRAINT "order_contact_until" UNIQUE("order_id","until_fact")
);
--> statement-breakpoint
ALTER TABLE "tax_paper" DROP CONSTRAINT "tax_paper_sums";--> statement-breakpoint
ALTER TABLE "order_contact" ADD CONSTRAINT "order_contact_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id");--> statement-breakpoint
ALTER TABLE "tax_paper" ADD CONSTRAINT "tax_paper_sums" CHECK ("tax_paper"."cents" > 0 and abs("tax_paper"."gst" - "tax_paper"."cents" * 3 / 23.0) <= 1);