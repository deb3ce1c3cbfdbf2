CREATE TABLE "shop_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
