CREATE TABLE "rival_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rival_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"goods_hash" text NOT NULL,
	"name" text NOT NULL,
	"pieces" integer NOT NULL,
	"cents" integer NOT NULL,
	"seen_on" date NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "rival_price_once" UNIQUE("goods_hash","name","pieces")
);
