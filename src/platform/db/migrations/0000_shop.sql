-- What a new database begins with: every table with its indexes, and what keeps rows from being changed.
-- A database of before this file has all of it and passes it over: what is changed here would not reach it.
-- Written from the definitions of the tables; triggers, the rows of "paper_number" and the last block by hand.
CREATE TABLE "catalogue_version" (
	"id" text PRIMARY KEY,
	"document" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_current" (
	"only" boolean PRIMARY KEY DEFAULT true,
	"version_id" text NOT NULL,
	"shipped_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_current_version_id_catalogue_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "catalogue_version" ("id"),
	CONSTRAINT "catalogue_current_shipped_id_catalogue_version_id_fk" FOREIGN KEY ("shipped_id") REFERENCES "catalogue_version" ("id")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"cause" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refusal" text,
	"reply_to" text,
	"picture" jsonb,
	CONSTRAINT "mail_cause_unique" UNIQUE ("cause")
);
CREATE INDEX "mail_done" ON "mail" (coalesce("sent_at", "refused_at")) WHERE coalesce("sent_at", "refused_at") is not null;
CREATE INDEX "mail_refused" ON "mail" ("refused_at") WHERE "refused_at" is not null;
CREATE INDEX "mail_owed" ON "mail" ("created_at") WHERE "sent_at" is null and "refused_at" is null;
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"temporary_password_hash" text,
	"temporary_password_mail_id" uuid,
	"verified_at" timestamp with time zone DEFAULT now() NOT NULL,
	"credit_limit" integer DEFAULT 0 NOT NULL,
	"credit_days" integer DEFAULT 20 NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("first_name" || ' ' || "last_name" || ' ' || "email", NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
	CONSTRAINT "customer_email_unique" UNIQUE ("email"),
	CONSTRAINT "customer_credit" CHECK ("credit_limit" >= 0 and "credit_days" between 1 and 90),
	CONSTRAINT "customer_temporary_password_mail_id_mail_id_fk" FOREIGN KEY ("temporary_password_mail_id") REFERENCES "mail" ("id") ON DELETE SET NULL
);
CREATE INDEX "customer_since" ON "customer" ("verified_at", "id");
CREATE INDEX "customer_on_account" ON "customer" ("verified_at", "id") WHERE "credit_limit" > 0;
CREATE INDEX "customer_temporary_password_mail" ON "customer" ("temporary_password_mail_id") WHERE "temporary_password_mail_id" is not null;
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" integer NOT NULL,
	"label" text NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"apartment" text NOT NULL,
	"city_town" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	"phone_number" text NOT NULL,
	"place_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phone_digits" text GENERATED ALWAYS AS (regexp_replace("phone_number", '[^0-9]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "customer_address_place_once" UNIQUE ("customer_id", "place_key"),
	CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" integer NOT NULL,
	"points" integer NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_ledger_cause_once" UNIQUE ("customer_id", "cause"),
	CONSTRAINT "points_ledger_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE
);
CREATE FUNCTION points_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Points are only added to.' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER points_ledger_never_changes BEFORE UPDATE OF "customer_id", "points", "cause" ON "points_ledger"
	FOR EACH STATEMENT EXECUTE FUNCTION points_never_change();
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_mail_id" uuid,
	"code_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_token_hash_unique" UNIQUE ("token_hash"),
	CONSTRAINT "registration_code_mail_id_mail_id_fk" FOREIGN KEY ("code_mail_id") REFERENCES "mail" ("id") ON DELETE SET NULL
);
CREATE INDEX "registration_email" ON "registration" ("email");
CREATE INDEX "registration_code_mail" ON "registration" ("code_mail_id");
--> statement-breakpoint
CREATE TABLE "guest" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"token_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"customer_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", ''), NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
	CONSTRAINT "guest_token_hash_unique" UNIQUE ("token_hash"),
	CONSTRAINT "guest_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE
);
CREATE INDEX "guest_customer" ON "guest" ("customer_id");
CREATE INDEX "guest_seen" ON "guest" ("seen_at") WHERE "customer_id" is null;
CREATE INDEX "guest_known" ON "guest" ("created_at", "id") WHERE "customer_id" is null and "email" is not null;
CREATE INDEX "guest_email" ON "guest" ("email", "id") WHERE "customer_id" is null and "email" is not null;
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"bucket" bigint NOT NULL,
	"tries" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limit_key_bucket_pk" PRIMARY KEY ("key", "bucket")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY,
	"customer_id" integer NOT NULL,
	"temporary_password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE
);
CREATE INDEX "session_customer" ON "session" ("customer_id");
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" integer,
	"guest_id" integer,
	"selection" jsonb NOT NULL,
	"selection_hash" text NOT NULL,
	"origin_path" text NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_price" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"submission" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "cart_line_one_owner" CHECK (num_nonnulls("customer_id", "guest_id") = 1),
	CONSTRAINT "cart_line_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "cart_line_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guest" ("id") ON DELETE CASCADE,
	CONSTRAINT "cart_line_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_version" ("id")
);
CREATE INDEX "cart_line_customer" ON "cart_line" ("customer_id");
CREATE INDEX "cart_line_guest" ON "cart_line" ("guest_id");
CREATE INDEX "cart_line_removed" ON "cart_line" ("removed_at") WHERE "removed_at" is not null;
--> statement-breakpoint
CREATE TABLE "comparison" (
	"key" text PRIMARY KEY,
	"customer_id" integer,
	"guest_id" integer,
	"selection" jsonb NOT NULL,
	"selection_hash" text NOT NULL,
	"origin_path" text NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submission" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "comparison_one_owner" CHECK (num_nonnulls("customer_id", "guest_id") = 1),
	CONSTRAINT "comparison_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "comparison_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guest" ("id") ON DELETE CASCADE,
	CONSTRAINT "comparison_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_version" ("id")
);
CREATE INDEX "comparison_customer" ON "comparison" ("customer_id");
CREATE INDEX "comparison_guest" ON "comparison" ("guest_id");
--> statement-breakpoint
CREATE TABLE "kept_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"network" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_answer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "kept_answer_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guest" ("id") ON DELETE CASCADE
);
CREATE INDEX "kept_answer_call_key" ON "kept_answer" ("call", "key");
CREATE INDEX "kept_answer_created" ON "kept_answer" ("created_at");
CREATE INDEX "kept_answer_customer" ON "kept_answer" ("customer_id") WHERE "customer_id" is not null;
CREATE INDEX "kept_answer_guest" ON "kept_answer" ("guest_id") WHERE "guest_id" is not null;
--> statement-breakpoint
CREATE TABLE "quote_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"request_no" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"quote_type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"selection" jsonb,
	"details" jsonb NOT NULL,
	"choices" jsonb,
	"quantity" integer,
	"comment" text NOT NULL,
	"origin_path" text NOT NULL,
	"tracking" jsonb NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submission" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"search" text DEFAULT '' NOT NULL,
	"first_answered_at" timestamp with time zone,
	"stage" text DEFAULT 'requested' NOT NULL,
	"answer_until" date,
	"waits_since" timestamp with time zone DEFAULT now(),
	CONSTRAINT "quote_request_request_no_unique" UNIQUE ("request_no"),
	CONSTRAINT "quote_request_one_owner" CHECK (num_nonnulls("customer_id", "guest_id") = 1),
	CONSTRAINT "quote_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "quote_request_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guest" ("id") ON DELETE CASCADE,
	CONSTRAINT "quote_request_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_version" ("id")
);
CREATE INDEX "quote_request_customer" ON "quote_request" ("customer_id");
CREATE INDEX "quote_request_guest" ON "quote_request" ("guest_id");
CREATE INDEX "quote_request_email" ON "quote_request" ("email");
CREATE INDEX "quote_request_asked" ON "quote_request" ("created_at", "id");
CREATE INDEX "quote_request_waits" ON "quote_request" ("waits_since", "id") WHERE "waits_since" is not null;
CREATE INDEX "quote_request_answered" ON "quote_request" ("created_at", "id") WHERE "answered_at" is not null;
--> statement-breakpoint
CREATE TABLE "quotation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"quotation_no" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"issue_date" date NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"apartment" text DEFAULT '' NOT NULL,
	"city_town" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	"sub_total" integer NOT NULL,
	"shipping_fee" integer NOT NULL,
	"point_discount" integer NOT NULL,
	"coupon_discount" integer NOT NULL,
	"total_price" integer NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"coupon_code" text,
	"shipping_method" text,
	"delivery_date" date,
	"quote_request_id" integer,
	"valid_until" date,
	"to_dispatch" integer,
	"to_delivery" integer,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "quotation_quotation_no_unique" UNIQUE ("quotation_no"),
	CONSTRAINT "quotation_one_owner" CHECK (num_nonnulls("customer_id", "guest_id") = 1),
	CONSTRAINT "quotation_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "quotation_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guest" ("id") ON DELETE CASCADE,
	CONSTRAINT "quotation_quote_request_id_quote_request_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "quote_request" ("id") ON DELETE SET NULL,
	CONSTRAINT "quotation_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_version" ("id")
);
CREATE INDEX "quotation_customer" ON "quotation" ("customer_id");
CREATE INDEX "quotation_guest" ON "quotation" ("guest_id");
CREATE INDEX "quotation_coupon" ON "quotation" ("coupon_code", "issue_date") WHERE "coupon_code" is not null;
CREATE INDEX "quotation_quote_request" ON "quotation" ("quote_request_id") WHERE "quote_request_id" is not null;
--> statement-breakpoint
CREATE TABLE "request_fact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"quote_request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"said_by" text NOT NULL,
	"answers" integer NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_fact_quote_request_id_quote_request_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "quote_request" ("id")
);
CREATE INDEX "request_fact_request" ON "request_fact" ("quote_request_id");
CREATE FUNCTION request_facts_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Facts of quote requests are only added to.' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER request_fact_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON "request_fact"
	FOR EACH STATEMENT EXECUTE FUNCTION request_facts_never_change();
ALTER TABLE "request_fact" ENABLE ALWAYS TRIGGER request_fact_never_changes;
--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"quote_request_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"request_fact_id" integer,
	"quotation_id" integer,
	"picture_sha256" text,
	"thumbnail_sha256" text,
	CONSTRAINT "attachment_said_once" CHECK (num_nonnulls("request_fact_id", "quotation_id") <= 1),
	CONSTRAINT "attachment_quote_request_id_quote_request_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "quote_request" ("id") ON DELETE CASCADE,
	CONSTRAINT "attachment_request_fact_id_request_fact_id_fk" FOREIGN KEY ("request_fact_id") REFERENCES "request_fact" ("id") ON DELETE CASCADE,
	CONSTRAINT "attachment_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "quotation" ("id") ON DELETE CASCADE
);
CREATE INDEX "attachment_quote_request" ON "attachment" ("quote_request_id");
CREATE INDEX "attachment_sha256" ON "attachment" ("sha256");
CREATE INDEX "attachment_picture" ON "attachment" ("picture_sha256") WHERE "picture_sha256" is not null;
CREATE INDEX "attachment_thumbnail" ON "attachment" ("thumbnail_sha256") WHERE "thumbnail_sha256" is not null;
CREATE INDEX "attachment_request_fact" ON "attachment" ("request_fact_id") WHERE "request_fact_id" is not null;
CREATE INDEX "attachment_quotation" ON "attachment" ("quotation_id") WHERE "quotation_id" is not null;
--> statement-breakpoint
CREATE TABLE "cart_wish" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" integer,
	"guest_id" integer,
	"coupon_code" text,
	"points" integer DEFAULT 0 NOT NULL,
	"shipping_method" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_wish_customer" UNIQUE ("customer_id"),
	CONSTRAINT "cart_wish_guest" UNIQUE ("guest_id"),
	CONSTRAINT "cart_wish_one_owner" CHECK (num_nonnulls("customer_id", "guest_id") = 1),
	CONSTRAINT "cart_wish_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "cart_wish_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guest" ("id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE "sign_in_turn" (
	"account" text NOT NULL,
	"network" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_turn_account_network_pk" PRIMARY KEY ("account", "network")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
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
	CONSTRAINT "review_once" UNIQUE ("customer_id", "product_id"),
	CONSTRAINT "review_rate" CHECK ("rate" between 1 and 5),
	CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE SET NULL
);
CREATE INDEX "review_read" ON "review" ("product_id", "written_on", "id") WHERE "accepted_at" is not null;
CREATE INDEX "review_waiting" ON "review" ("id") WHERE "accepted_at" is null;
CREATE INDEX "review_newest" ON "review" ("written_on", "id") WHERE "accepted_at" is not null;
--> statement-breakpoint
CREATE TABLE "review_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"review_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"drawn_query" text,
	"image_sha256" text,
	"thumbnail_sha256" text,
	CONSTRAINT "review_picture_kind" CHECK (num_nonnulls("drawn_query", "image_sha256") = 1 and num_nonnulls("image_sha256", "thumbnail_sha256") <> 1),
	CONSTRAINT "review_picture_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "review" ("id") ON DELETE CASCADE
);
CREATE INDEX "review_picture_review" ON "review_picture" ("review_id");
CREATE INDEX "review_picture_image" ON "review_picture" ("image_sha256");
CREATE INDEX "review_picture_thumbnail" ON "review_picture" ("thumbnail_sha256");
--> statement-breakpoint
CREATE TABLE "review_revision" (
	"only" boolean PRIMARY KEY DEFAULT true,
	"revision" integer NOT NULL,
	"shipped_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY,
	"uploader_hash" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"sha256" text,
	"media_type" text,
	"refused_as" text,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unfit_as" text,
	CONSTRAINT "upload_finished" CHECK (num_nonnulls("finished_at", "sha256", "media_type") in (0, 3) and ("finished_at" is null or "refused_as" is null))
);
CREATE INDEX "upload_sha256" ON "upload" ("sha256");
CREATE INDEX "upload_created" ON "upload" ("created_at");
--> statement-breakpoint
CREATE TABLE "kept_design" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"selection" jsonb NOT NULL,
	"selection_hash" text NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_design_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "kept_design_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_version" ("id")
);
CREATE INDEX "kept_design_customer" ON "kept_design" ("customer_id", "kept_at");
--> statement-breakpoint
CREATE TABLE "file_claim" (
	"work_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"is_removal" boolean NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_claim_work_id_sha256_pk" PRIMARY KEY ("work_id", "sha256")
);
CREATE INDEX "file_claim_sha256" ON "file_claim" ("sha256");
--> statement-breakpoint
CREATE TABLE "artwork" (
	"id" text PRIMARY KEY,
	"customer_id" integer,
	"guest_id" integer,
	"sha256" text NOT NULL,
	"picture_sha256" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"is_clear" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"thumbnail_sha256" text,
	CONSTRAINT "artwork_one_owner" CHECK (num_nonnulls("customer_id", "guest_id") = 1),
	CONSTRAINT "artwork_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "artwork_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guest" ("id") ON DELETE CASCADE
);
CREATE INDEX "artwork_customer" ON "artwork" ("customer_id", "kept_at");
CREATE INDEX "artwork_guest" ON "artwork" ("guest_id", "kept_at");
CREATE INDEX "artwork_sha256" ON "artwork" ("sha256");
CREATE INDEX "artwork_picture" ON "artwork" ("picture_sha256");
CREATE INDEX "artwork_thumbnail" ON "artwork" ("thumbnail_sha256");
CREATE INDEX "artwork_used" ON "artwork" ("used_at");
--> statement-breakpoint
CREATE TABLE "cut_line" (
	"id" text PRIMARY KEY,
	"artwork_id" text NOT NULL,
	"digest" text NOT NULL,
	"settings" jsonb NOT NULL,
	"geometry" jsonb NOT NULL,
	"width_um" integer NOT NULL,
	"height_um" integer NOT NULL,
	"area_mm2" double precision NOT NULL,
	"perimeter_mm" double precision NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_on_paper" boolean DEFAULT false NOT NULL,
	"edges" jsonb,
	CONSTRAINT "cut_line_artwork_id_artwork_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "artwork" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "cut_line_digest" ON "cut_line" ("artwork_id", "digest");
--> statement-breakpoint
CREATE TABLE "artwork_use" (
	"artwork_id" text NOT NULL,
	"place" text NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "artwork_use_artwork_id_artwork_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "artwork" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "artwork_use_newest" ON "artwork_use" ("artwork_id", "place", "number" DESC NULLS LAST);
--> statement-breakpoint
CREATE TABLE "checkout_draft" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" integer,
	"guest_id" integer,
	"typed" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_draft_one_owner" CHECK (num_nonnulls("customer_id", "guest_id") = 1),
	CONSTRAINT "checkout_draft_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "checkout_draft_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guest" ("id") ON DELETE CASCADE
);
CREATE UNIQUE INDEX "checkout_draft_customer" ON "checkout_draft" ("customer_id") WHERE "customer_id" is not null;
CREATE UNIQUE INDEX "checkout_draft_guest" ON "checkout_draft" ("guest_id") WHERE "guest_id" is not null;
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_no" text NOT NULL,
	"customer_id" integer,
	"guest_id" integer,
	"contact" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"shipping" jsonb NOT NULL,
	"sub_total" integer NOT NULL,
	"shipping_fee" integer NOT NULL,
	"coupon_discount" integer NOT NULL,
	"coupon_code" text,
	"quotation_id" integer,
	"point_discount" integer NOT NULL,
	"total_price" integer NOT NULL,
	"catalogue_version_id" text NOT NULL,
	"stage" text DEFAULT 'open' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waits" text[] DEFAULT '{}' NOT NULL,
	"current_total" integer DEFAULT 0 NOT NULL,
	"due" integer DEFAULT 0 NOT NULL,
	"on_account" integer DEFAULT 0 NOT NULL,
	"leaves_on" date,
	"newest_fact" integer DEFAULT 0 NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"listed_by" smallint DEFAULT 0 NOT NULL,
	"work_days" integer,
	CONSTRAINT "shop_order_order_no_unique" UNIQUE ("order_no"),
	CONSTRAINT "shop_order_quotation_id_unique" UNIQUE ("quotation_id"),
	CONSTRAINT "shop_order_one_owner" CHECK (num_nonnulls("customer_id", "guest_id") = 1),
	CONSTRAINT "shop_order_adds_up" CHECK ("total_price" = "sub_total" - "coupon_discount" - "point_discount" + "shipping_fee"),
	CONSTRAINT "shop_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE CASCADE,
	CONSTRAINT "shop_order_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guest" ("id") ON DELETE CASCADE,
	CONSTRAINT "shop_order_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "quotation" ("id"),
	CONSTRAINT "shop_order_catalogue_version_id_catalogue_version_id_fk" FOREIGN KEY ("catalogue_version_id") REFERENCES "catalogue_version" ("id")
);
CREATE INDEX "shop_order_customer" ON "shop_order" ("customer_id");
CREATE INDEX "shop_order_guest" ON "shop_order" ("guest_id");
CREATE INDEX "shop_order_email" ON "shop_order" (("contact"->>'email'));
CREATE INDEX "shop_order_coupon" ON "shop_order" ("coupon_code") WHERE "coupon_code" is not null;
CREATE INDEX "shop_order_placed" ON "shop_order" ("placed_at", "id");
CREATE INDEX "shop_order_leaves" ON "shop_order" (coalesce("leaves_on", 'infinity'::date), "id");
CREATE INDEX "shop_order_to_leave" ON "shop_order" (coalesce("leaves_on", 'infinity'::date), "id", "work_days") WHERE "stage" in ('ready', 'in-production');
CREATE INDEX "shop_order_total" ON "shop_order" ("current_total", "id");
CREATE INDEX "shop_order_stage_placed" ON "shop_order" ("stage", "placed_at", "id");
CREATE INDEX "shop_order_stage_leaves" ON "shop_order" ("stage", coalesce("leaves_on", 'infinity'::date), "id");
CREATE INDEX "shop_order_stage_total" ON "shop_order" ("stage", "current_total", "id");
CREATE INDEX "shop_order_waits_payment" ON "shop_order" ("placed_at", "id") WHERE 'payment' = any("waits");
CREATE INDEX "shop_order_waits_proof" ON "shop_order" ("placed_at", "id") WHERE 'proof' = any("waits");
CREATE INDEX "shop_order_waits_approval" ON "shop_order" ("placed_at", "id") WHERE 'approval' = any("waits");
CREATE INDEX "shop_order_unpaid" ON "shop_order" ("placed_at", "id") WHERE "due" > 0;
CREATE INDEX "shop_order_owed" ON "shop_order" ("placed_at", "id") WHERE "due" < 0;
CREATE INDEX "shop_order_on_account" ON "shop_order" ("placed_at", "id") WHERE "on_account" > 0;
CREATE INDEX "shop_order_number" ON "shop_order" ("order_no" text_pattern_ops);
CREATE INDEX "shop_order_listed_by" ON "shop_order" ("listed_by", "id");
--> statement-breakpoint
CREATE TABLE "order_fact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"recorded_by" text NOT NULL,
	"once" text,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_fact_once" UNIQUE ("order_id", "kind", "once"),
	CONSTRAINT "order_fact_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop_order" ("id")
);
CREATE INDEX "order_fact_order" ON "order_fact" ("order_id");
CREATE FUNCTION facts_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Facts of orders are only added to.' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER order_fact_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_fact"
	FOR EACH STATEMENT EXECUTE FUNCTION facts_never_change();
ALTER TABLE "order_fact" ENABLE ALWAYS TRIGGER order_fact_never_changes;
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"cents" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"session" text,
	"url" text,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_attempt_session_unique" UNIQUE ("session"),
	CONSTRAINT "payment_attempt_number" UNIQUE ("order_id", "number"),
	CONSTRAINT "payment_attempt_cents" CHECK ("cents" > 0),
	CONSTRAINT "payment_attempt_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop_order" ("id")
);
CREATE UNIQUE INDEX "payment_attempt_open" ON "payment_attempt" ("order_id") WHERE "closed_at" is null;
--> statement-breakpoint
CREATE TABLE "payment_message" (
	"id" text PRIMARY KEY,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "payment_message_heard" ON "payment_message" ("heard_at");
--> statement-breakpoint
CREATE TABLE "paper_number" (
	"kind" text PRIMARY KEY,
	"last" integer NOT NULL
);
INSERT INTO "paper_number" ("kind", "last") VALUES ('invoice', 0), ('credit-note', 0);
--> statement-breakpoint
CREATE TABLE "tax_paper" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" integer NOT NULL,
	"fact_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"gst" integer NOT NULL,
	"shop" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_paper_fact_id_unique" UNIQUE ("fact_id"),
	CONSTRAINT "tax_paper_number" UNIQUE ("kind", "number"),
	CONSTRAINT "tax_paper_sums" CHECK ("cents" > 0 and "gst" = round("cents" * 3 / 23.0)),
	CONSTRAINT "tax_paper_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop_order" ("id"),
	CONSTRAINT "tax_paper_fact_id_order_fact_id_fk" FOREIGN KEY ("fact_id") REFERENCES "order_fact" ("id")
);
CREATE INDEX "tax_paper_order" ON "tax_paper" ("order_id");
CREATE TRIGGER tax_paper_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON "tax_paper"
	FOR EACH STATEMENT EXECUTE FUNCTION facts_never_change();
ALTER TABLE "tax_paper" ENABLE ALWAYS TRIGGER tax_paper_never_changes;
--> statement-breakpoint
CREATE TABLE "problem_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"order_id" integer NOT NULL,
	"image_sha256" text NOT NULL,
	"thumbnail_sha256" text NOT NULL,
	CONSTRAINT "problem_picture_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop_order" ("id")
);
CREATE INDEX "problem_picture_order" ON "problem_picture" ("order_id");
CREATE INDEX "problem_picture_image" ON "problem_picture" ("image_sha256");
CREATE INDEX "problem_picture_thumbnail" ON "problem_picture" ("thumbnail_sha256");
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "staff_email_unique" UNIQUE ("email")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entry_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff" ("id")
);
CREATE INDEX "audit_entry_by" ON "audit_entry" ("staff_id", "id");
CREATE INDEX "audit_entry_action" ON "audit_entry" ("action", "id");
CREATE INDEX "audit_entry_target" ON "audit_entry" ("target");
CREATE INDEX "audit_entry_words" ON "audit_entry" (lower("target") text_pattern_ops);
CREATE INDEX "audit_entry_thing" ON "audit_entry" (lower(substr("target", strpos("target", ' ') + 1)) text_pattern_ops);
CREATE FUNCTION audit_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is only added to.' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entry_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION audit_never_changes();
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER audit_entry_never_changes;
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"id" text PRIMARY KEY,
	"staff_id" integer NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"is_synced" boolean NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_passkey_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff" ("id") ON DELETE CASCADE
);
CREATE INDEX "staff_passkey_staff" ON "staff_passkey" ("staff_id");
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"code_hash" text PRIMARY KEY,
	"staff_id" integer NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff" ("id") ON DELETE CASCADE
);
CREATE INDEX "staff_recovery_code_staff" ON "staff_recovery_code" ("staff_id");
--> statement-breakpoint
CREATE TABLE "staff_time_code" (
	"staff_id" integer PRIMARY KEY,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	CONSTRAINT "staff_time_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff" ("id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE "staff_link" (
	"key_hash" text PRIMARY KEY,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_link_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "staff" ("id")
);
CREATE INDEX "staff_link_email" ON "staff_link" ("email");
CREATE INDEX "staff_link_invited_by" ON "staff_link" ("invited_by");
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY,
	"staff_id" integer NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"challenge" text,
	"challenge_ends_at" timestamp with time zone,
	"new_time_code" text,
	CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff" ("id") ON DELETE CASCADE
);
CREATE INDEX "staff_session_staff" ON "staff_session" ("staff_id");
--> statement-breakpoint
CREATE TABLE "order_task" (
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"deadline" date NOT NULL,
	CONSTRAINT "order_task_order_id_kind_pk" PRIMARY KEY ("order_id", "kind"),
	CONSTRAINT "order_task_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop_order" ("id") ON DELETE CASCADE
);
CREATE INDEX "order_task_deadline" ON "order_task" ("deadline", "since", "order_id");
--> statement-breakpoint
CREATE TABLE "printed_line" (
	"order_id" integer NOT NULL,
	"line" smallint NOT NULL,
	"staff_id" integer NOT NULL,
	"printed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "printed_line_order_id_line_pk" PRIMARY KEY ("order_id", "line"),
	CONSTRAINT "printed_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop_order" ("id"),
	CONSTRAINT "printed_line_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff" ("id")
);
CREATE INDEX "printed_line_staff" ON "printed_line" ("staff_id");
--> statement-breakpoint
CREATE TABLE "shop_logo" (
	"id" text PRIMARY KEY,
	"picture" bytea NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_answer_name_unique" UNIQUE ("name")
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"product_id" integer,
	"customer_id" integer,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "question_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customer" ("id") ON DELETE SET NULL
);
CREATE INDEX "question_open" ON "question" ("id") WHERE "decided_at" is null;
CREATE INDEX "question_answered" ON "question" ("id") WHERE "answer" is not null;
CREATE INDEX "question_email" ON "question" ("email");
CREATE INDEX "question_customer" ON "question" ("customer_id");
--> statement-breakpoint
CREATE TABLE "published_answer" (
	"question_id" integer PRIMARY KEY,
	"product_id" integer,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "published_answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "question" ("id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"staff_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff" ("id") ON DELETE CASCADE
);
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" ("staff_id", lower("name"));
--> statement-breakpoint
-- What is looked for by a part of a word. Where the extension may not be made, it is found without these indexes.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
	RAISE NOTICE 'pg_trgm may not be created here: orders are looked for without an index.';
END $$;
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "customer_search" ON "customer" USING gin ("search" gin_trgm_ops);
		CREATE INDEX "customer_address_phone" ON "customer_address" USING gin ("phone_digits" gin_trgm_ops);
		CREATE INDEX "guest_search" ON "guest" USING gin ("search" gin_trgm_ops) WHERE "customer_id" is null and "email" is not null;
		CREATE INDEX "quote_request_search" ON "quote_request" USING gin ("search" gin_trgm_ops);
		CREATE INDEX "shop_order_search" ON "shop_order" USING gin ("search" gin_trgm_ops);
		CREATE INDEX "shop_order_phone" ON "shop_order" USING gin (regexp_replace("contact"->>'phone_number', '[^0-9]', '', 'g') gin_trgm_ops);
	END IF;
END $$;
