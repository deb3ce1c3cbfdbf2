import { OrderHistory } from "#web/account/order-history.tsx";
import { unlistedMeta } from "../page-meta.ts";

export const meta = unlistedMeta("Orders");

/** The page `/account/orders`: every order. */
export default function AccountOrders() {
  return <OrderHistory />;
}
