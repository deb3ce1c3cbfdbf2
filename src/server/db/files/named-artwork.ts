import { sql } from "drizzle-orm";
import type { ArtworkUse } from "#domain/artwork/artwork-use.ts";
import type { Owner } from "../owner.ts";
import type { Queries } from "../transaction.ts";

/** Everything that names files of artwork, and where its owner sees it: nowhere what was taken out of a cart and can be put back. */
const namings = sql`(
    select customer_id, guest_id, selection->'artwork'->'files' as files,
      case when removed_at is null then 'cart' end as place, null as number from cart_line
    union all select customer_id, guest_id, selection->'artwork'->'files', 'comparison', null from comparison
    union all select customer_id, guest_id, selection->'artwork'->'files', 'quote_request', request_no from quote_request
    union all select customer_id, guest_id, jsonb_path_query_array(items, '$[*].selection.artwork.files[*]'),
      'quotation', quotation_no from quotation
  )`;

const isNaming = sql`(named.customer_id = artwork.customer_id or named.guest_id = artwork.guest_id) and named.files ? artwork.id`;

/** Whether something of an artwork's owner names it: a cart line, a comparison, a quote request or a quotation. For a row of `artwork`. */
export const isArtworkNamed = sql`exists (select from ${namings} as named where ${isNaming})`;

/** The same without what was taken out of the cart: where its owner can see it. */
export const isArtworkUsed = sql`exists (select from ${namings} as named where ${isNaming} and named.place is not null)`;

type FoundUse = ArtworkUse & { readonly id: string };

/** Where an owner's files are used, by their ids: the cart first, then what is on paper, the newest of it first. */
export async function readArtworkUses(
  db: Queries,
  { customerId, guestId }: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ArtworkUse[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<FoundUse & Record<string, unknown>>(sql`
    select file.id, named.place, named.number
    from ${namings} as named, jsonb_array_elements_text(named.files) as file(id)
    where (named.customer_id = ${customerId} or named.guest_id = ${guestId}) and named.place is not null
      and file.id in ${[...ids]}
    group by file.id, named.place, named.number
    order by array_position(array['cart', 'comparison', 'quotation', 'quote_request'], named.place), named.number desc`);
  return Map.groupBy(rows, ({ id }) => id);
}
