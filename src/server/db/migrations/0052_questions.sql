CREATE TABLE "published_answer" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"customer_id" integer,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "published_answer" ADD CONSTRAINT "published_answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_open" ON "question" USING btree ("id") WHERE "question"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "question_answered" ON "question" USING btree ("id") WHERE "question"."answer" is not null;--> statement-breakpoint
CREATE INDEX "question_email" ON "question" USING btree ("email");--> statement-breakpoint
CREATE INDEX "question_customer" ON "question" USING btree ("customer_id");