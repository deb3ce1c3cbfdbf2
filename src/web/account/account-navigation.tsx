import { NavLink } from "react-router";
import styles from "./account-navigation.module.css";

const places = [
  ["/account", "Overview"],
  ["/account/orders", "Orders"],
  ["/account/quotations", "Quotations"],
  ["/account/requests", "Quote requests"],
  ["/account/designs", "Designs"],
  ["/account/files", "Files"],
  ["/account/addresses", "Addresses"],
  ["/account/points", "Points"],
  ["/account/details", "Your details"],
] as const;

/** The pages of the account, each with an address of its own. */
export function AccountNavigation() {
  return (
    <nav aria-label="Your account" className={styles.navigation}>
      <ul className={styles.places}>
        {places.map(([to, name]) => (
          <li key={to}>
            <NavLink to={to} end className={styles.place} preventScrollReset>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
