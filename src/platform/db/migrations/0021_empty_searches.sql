CREATE TABLE "empty_search" (
	"day" date NOT NULL,
	"place" text NOT NULL,
	"words" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "empty_search_day_place_words_pk" PRIMARY KEY("day","place","words")
);
--> statement-breakpoint
CREATE INDEX "empty_search_words" ON "empty_search" USING btree ("place","words");