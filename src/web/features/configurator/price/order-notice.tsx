import { summaryOf } from "../../../../domain/configure/summary.ts";
import type { Configurator } from "../use-configurator.ts";
import type { Order } from "./order.types.ts";
import styles from "./order-notice.module.css";

/** What opens soon. */
export type NoticedOrder = Exclude<Order, "quote" | "compare" | "cart">;

const SENTENCES: Readonly<Record<NoticedOrder, string>> = {
  print: "The printable quotation opens soon. To have one now, send us what you configured:",
};

/** Says what a button will do and how to get the same today. */
export const OrderNotice = ({
  order,
  configurator,
}: {
  readonly order: NoticedOrder;
  readonly configurator: Configurator;
}) => {
  const { catalogue, selection, product } = configurator;
  const { shop } = catalogue.document;
  const mail = new URLSearchParams({ subject: product.name, body: summaryOf(catalogue, selection) });
  return (
    <p className={styles.notice}>
      {SENTENCES[order]}{" "}
      <a href={`mailto:${shop.email}?${mail.toString().replaceAll("+", "%20")}`}>{shop.email}</a> or{" "}
      <a href={`tel:${shop.phone.replaceAll(" ", "")}`}>{shop.phone}</a>.
    </p>
  );
};
