import { Link } from "react-router";
import styles from "./view-links.module.css";

interface View {
  readonly name: string;
  /** The address that shows it. */
  readonly to: string;
  readonly isShown: boolean;
  /** How many there are, where that is told. */
  readonly count?: number;
}

/** Ways to look at a list, one of which may be on show. */
export function ViewLinks({ label, views }: { readonly label: string; readonly views: readonly View[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.views}>
        {views.map(({ name, to, isShown, count }) => (
          <li key={name}>
            <Link to={to} className={styles.view} aria-current={isShown ? "page" : undefined}>
              {name}
              {count !== undefined && <span className={styles.count}>{` ${count}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
