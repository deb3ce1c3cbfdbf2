CREATE TABLE "payment_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"cents" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"session" text,
	"url" text,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_attempt_session_unique" UNIQUE("session"),
	CONSTRAINT "payment_attempt_number" UNIQUE("order_id","number"),
	CONSTRAINT "payment_attempt_cents" CHECK ("payment_attempt"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_message" (
	"id" text PRIMARY KEY NOT NULL,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_open" ON "payment_attempt" USING btree ("order_id") WHERE "payment_attempt"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_message_heard" ON "payment_message" USING btree ("heard_at");