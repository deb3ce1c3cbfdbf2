CREATE TABLE "shop_logo" (
	"id" text PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
