import { LISTING_RULE } from "#topics/order/note-for-lists.ts";
import type { PeopleShop } from "../server/people-shop.ts";

/** An order as it is noted; cents, instants in ISO 8601. */
export interface NotedOrder {
  readonly at: string;
  readonly total: number;
  readonly cost: number | null;
  readonly nth: number;
  readonly stage: string;
  /** So much is covered that it can be made. */
  readonly paid: string | null;
  readonly due: number;
  readonly sent: string | null;
  readonly leaves: string | null;
}

export const plain: NotedOrder = {
  at: "",
  total: 6_500,
  cost: 1_423,
  nth: 1,
  stage: "open",
  paid: null,
  due: 0,
  sent: null,
  leaves: null,
};

/** Copies of an order that is there, of which $8.00 is shipping, as an order of so much is noted for figures. */
export async function noteOrders(
  shop: Pick<PeopleShop, "sql">,
  orders: readonly NotedOrder[],
): Promise<void> {
  await shop.sql(`
    insert into shop_order (order_no, customer_id, guest_id, contact, items, shipping, sub_total, shipping_fee, coupon_discount,
      point_discount, total_price, catalogue_version_id, placed_at, stage, current_total, due, goods_total, cost, nth, paid_at, sent_at,
      sent_on, leaves_on, newest_fact, search, listed_by)
    select 'K25-' || n, customer_id, guest_id, contact, items, shipping, m.total - 800, 800, 0, 0, m.total,
      catalogue_version_id, m.at, m.stage, m.total, m.due, m.total - 800, m.cost, m.nth, m.paid, m.sent, (m.sent at time zone 'Pacific/Auckland')::date, m.leaves, 0, '', ${LISTING_RULE}
    from (select * from shop_order order by id limit 1) as one,
      jsonb_to_recordset('${JSON.stringify(orders.map((made, at) => ({ ...made, n: `${made.at}${at}` })))}'::jsonb)
        as m(n text, at timestamptz, total int, due int, cost int, nth int, stage text, paid timestamptz, sent timestamptz, leaves date);
    insert into order_fact (order_id, kind, details, recorded_by, recorded_at)
      select id, 'paid', jsonb_build_object('cents', total_price, 'reference', order_no), 'shop', paid_at
      from shop_order where paid_at is not null and due = 0 and order_no like 'K25-%'
      and not exists (select from order_fact where order_id = shop_order.id);
    insert into order_line (order_id, line, placed_at, product, stock, size, pieces, price, cost)
      select id, 1, placed_at, 'Classic Paper', 'Classic Paper, Gloss', '50 x 50 mm', 100, goods_total, cost from shop_order
      where order_no like 'K25-%' and stage not in ('cancelled', 'lapsed') on conflict do nothing`);
}

/** The same sequence each time. */
export function drawn(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Orders over three weeks about an instant, to the second. */
export function ordersAbout(
  instant: string,
  count: number,
  next: (below: number) => number,
): readonly NotedOrder[] {
  return Array.from({ length: count }, () => {
    const at = Date.parse(instant) + (next(21 * 86_400) - 10 * 86_400) * 1_000;
    return {
      ...plain,
      at: new Date(at).toISOString(),
      total: 900 + next(60_000),
      cost: next(5) === 0 ? null : next(9_000),
      nth: 1 + next(3),
      stage: ["open", "ready", "delivered", "cancelled", "lapsed"][next(5)] ?? "open",
    };
  });
}
