ALTER TABLE "cut_line" ADD COLUMN "is_on_paper" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "cut_line" SET "is_on_paper" = true FROM "artwork", (
	SELECT customer_id, guest_id, line FROM quote_request, jsonb_path_query(selection, '$.artwork.cutLines[*]') AS named(line)
	UNION ALL SELECT customer_id, guest_id, line FROM quotation, jsonb_path_query(items, '$[*].selection.artwork.cutLines[*]') AS named(line)
	UNION ALL SELECT customer_id, guest_id, line FROM shop_order, jsonb_path_query(items, '$[*].selection.artwork.cutLines[*]') AS named(line)
) AS paper
WHERE artwork.id = cut_line.artwork_id AND cut_line.id = paper.line #>> '{}'
	AND (artwork.customer_id = paper.customer_id OR artwork.guest_id = paper.guest_id);
