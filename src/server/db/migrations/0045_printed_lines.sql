CREATE TABLE "printed_line" (
	"order_id" integer NOT NULL,
	"line" smallint NOT NULL,
	"staff_id" integer NOT NULL,
	"printed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "printed_line_order_id_line_pk" PRIMARY KEY("order_id","line")
);
--> statement-breakpoint
ALTER TABLE "printed_line" ADD CONSTRAINT "printed_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_line" ADD CONSTRAINT "printed_line_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "printed_line_staff" ON "printed_line" USING btree ("staff_id");