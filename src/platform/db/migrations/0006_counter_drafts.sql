CREATE TABLE "counter_draft" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counter_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"staff_id" integer NOT NULL,
	"guest_id" integer NOT NULL,
	"way" text NOT NULL,
	"contact" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_no" text,
	"quotation_no" text,
	"ticket_hash" text,
	"ticket_path" text,
	"ticket_ends_at" timestamp with time zone,
	"acting_hash" text,
	"acting_session" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counter_draft_key_unique" UNIQUE("key"),
	CONSTRAINT "counter_draft_guest_id_unique" UNIQUE("guest_id"),
	CONSTRAINT "counter_draft_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "counter_draft_acting_hash_unique" UNIQUE("acting_hash")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "counter_draft" ADD CONSTRAINT "counter_draft_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_draft" ADD CONSTRAINT "counter_draft_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_draft" ADD CONSTRAINT "counter_draft_acting_session_staff_session_token_hash_fk" FOREIGN KEY ("acting_session") REFERENCES "public"."staff_session"("token_hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counter_draft_staff" ON "counter_draft" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "counter_draft_session" ON "counter_draft" USING btree ("acting_session");--> statement-breakpoint
CREATE INDEX "counter_draft_changed" ON "counter_draft" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "counter_draft_email" ON "counter_draft" USING btree (("contact"->>'email'));