import { sql } from "drizzle-orm";

/** Whether something of an artwork's owner names it: a cart line, a comparison, a quote request or a quotation. For a row of `artwork`. */
export const isArtworkNamed = sql`exists (
    select from (
      select customer_id, guest_id, selection->'artwork'->'files' as files from cart_line
      union all select customer_id, guest_id, selection->'artwork'->'files' from comparison
      union all select customer_id, guest_id, selection->'artwork'->'files' from quote_request
      union all select customer_id, guest_id, jsonb_path_query_array(items, '$[*].selection.artwork.files[*]') from quotation
    ) as named
    where (named.customer_id = artwork.customer_id or named.guest_id = artwork.guest_id) and named.files ? artwork.id)`;
