CREATE TABLE "day_count" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "day_count_day_what_pk" PRIMARY KEY("day","what")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" integer NOT NULL,
	"line" smallint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"product" text NOT NULL,
	"price" integer NOT NULL,
	"cost" integer,
	CONSTRAINT "order_line_order_id_line_pk" PRIMARY KEY("order_id","line")
);
--> statement-breakpoint
ALTER TABLE "order_fact" ADD COLUMN "money" integer GENERATED ALWAYS AS (case when kind in ('paid', 'refunded', 'refund-failed') and details->>'way' is distinct from 'points' then (details->>'cents')::integer end) STORED;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "nth" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "goods_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "cost" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_figures" ON "order_line" USING btree ("placed_at","product","price","cost");--> statement-breakpoint
CREATE INDEX "order_fact_money" ON "order_fact" USING btree ("recorded_at","kind","money") WHERE "order_fact"."money" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_figures" ON "shop_order" USING btree ("placed_at","stage","current_total","goods_total","cost","nth","paid_at");--> statement-breakpoint
CREATE INDEX "shop_order_sent" ON "shop_order" USING btree ("sent_at","leaves_on","paid_at") WHERE "shop_order"."sent_at" is not null;