CREATE TABLE "priced_selection" (
	"hash" text PRIMARY KEY NOT NULL,
	"selection" jsonb NOT NULL,
	"n" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "priced_selection_newest" ON "priced_selection" USING btree ("last_at","hash");