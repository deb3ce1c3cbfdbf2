CREATE TABLE "shop_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
