CREATE TABLE "review_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"drawn_query" text,
	"image_sha256" text,
	"thumbnail_sha256" text,
	CONSTRAINT "review_picture_kind" CHECK (num_nonnulls("review_picture"."drawn_query", "review_picture"."image_sha256") = 1 and num_nonnulls("review_picture"."image_sha256", "review_picture"."thumbnail_sha256") <> 1)
);
--> statement-breakpoint
CREATE TABLE "review_revision" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" integer NOT NULL,
	"shipped_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"customer_id" integer,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"rate" smallint NOT NULL,
	"comment" text NOT NULL,
	"customer_name" text NOT NULL,
	"written_on" date NOT NULL,
	"has_pictures" boolean NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "review_once" UNIQUE("customer_id","product_id"),
	CONSTRAINT "review_rate" CHECK ("review"."rate" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "review_picture" ADD CONSTRAINT "review_picture_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_picture_review" ON "review_picture" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_picture_image" ON "review_picture" USING btree ("image_sha256");--> statement-breakpoint
CREATE INDEX "review_picture_thumbnail" ON "review_picture" USING btree ("thumbnail_sha256");--> statement-breakpoint
CREATE INDEX "review_read" ON "review" USING btree ("product_id","written_on","id") WHERE "review"."accepted_at" is not null;--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("written_on","id") WHERE "review"."accepted_at" is not null;