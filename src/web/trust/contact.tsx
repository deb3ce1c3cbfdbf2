import type { Shop } from "#domain/catalogue/schema.ts";
import { ShopMap } from "./shop-map.tsx";
import styles from "./contact.module.css";

/** What is said of a shop that one visits, rings or writes to. */
export type ContactFacts = Pick<
  Shop,
  "name" | "streetAddress" | "city" | "postcode" | "phone" | "email" | "gstNumber"
>;

/** Where the shop is and how it is reached, beside its map. */
export function Contact({ shop }: { readonly shop: ContactFacts }) {
  return (
    <div className={styles.contact}>
      <address className={styles.card}>
        <strong className={styles.name}>{shop.name}</strong>
        <span>{shop.streetAddress}</span>
        <span>
          {shop.city} {shop.postcode}
        </span>
        <a href={`tel:${shop.phone.replaceAll(" ", "")}`}>{shop.phone}</a>
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
        {shop.gstNumber !== undefined && <span className={styles.quiet}>GST {shop.gstNumber}</span>}
      </address>
      <ShopMap name={shop.name} address={`${shop.streetAddress}, ${shop.city}`} />
    </div>
  );
}
