import type { Happening } from "#domain/order/order-fact.ts";
import { databaseOn, openPool } from "#platform/db/database.ts";
import { addFact } from "#topics/order/order-facts.ts";
import { lockOrder } from "#topics/order/orders.ts";
import { databaseUrl } from "../process/shop-database.ts";
import type { RunningShop } from "../pages/shop-broker.ts";

/** What the shop does with an order, one thing after the other, as the staff would. */
export async function happens(
  shop: Pick<RunningShop, "dataDir">,
  orderNo: string,
  ...happenings: readonly Happening[]
): Promise<void> {
  const pool = openPool(databaseUrl(shop));
  try {
    await databaseOn(pool).transaction(async (tx) => {
      const order = await lockOrder(tx, orderNo);
      if (order === null) throw new Error(`There is no order ${orderNo}.`);
      for (const [at, happening] of happenings.entries())
        await addFact(tx, order, { happening, by: "shop", at: Date.now(), once: `${Date.now()}.${at}` });
    });
  } finally {
    await pool.end();
  }
}

/** A proof of a line, which shows what this name stands for. */
export function proofMade(line: number, version = 1, note = ""): Happening {
  return { kind: "proof-made", line, version, sha256: `${line}${version}`.padEnd(64, "0"), note };
}

/** Says that every place of an order that was placed without artwork has a file: a proof of it is of something, though nothing is drawn. */
export function fillPlacesSql(orderNo: string): string {
  const artwork = JSON.stringify({ files: Array<string>(20).fill("aaaaaaaaaaaa"), setNames: [] });
  return `update shop_order set items = (
      select jsonb_agg(case when item->'selection'->'artwork' = 'null'
        then jsonb_set(item, '{selection,artwork}', '${artwork}') else item end order by at)
      from jsonb_array_elements(items) with ordinality as line (item, at))
    where order_no = '${orderNo}'`;
}
