CREATE TABLE "artwork_use" (
	"artwork_id" text NOT NULL,
	"place" text NOT NULL,
	"number" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artwork_use" ADD CONSTRAINT "artwork_use_artwork_id_artwork_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artwork"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "artwork_use_newest" ON "artwork_use" USING btree ("artwork_id","place","number" DESC NULLS LAST);--> statement-breakpoint
INSERT INTO "artwork_use" SELECT DISTINCT artwork.id, 'quotation', quotation_no
	FROM quotation, jsonb_path_query(items, '$[*].selection.artwork.files[*]') AS named(file)
	JOIN artwork ON artwork.id = named.file #>> '{}'
	WHERE artwork.customer_id = quotation.customer_id OR artwork.guest_id = quotation.guest_id;--> statement-breakpoint
INSERT INTO "artwork_use" SELECT DISTINCT artwork.id, 'quote_request', request_no
	FROM quote_request, jsonb_path_query(selection, '$.artwork.files[*]') AS named(file)
	JOIN artwork ON artwork.id = named.file #>> '{}'
	WHERE artwork.customer_id = quote_request.customer_id OR artwork.guest_id = quote_request.guest_id;
