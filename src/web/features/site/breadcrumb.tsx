import { Link } from "react-router";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  readonly name: string;
  /** The page itself has no address of its own here. */
  readonly to?: string;
}

/** Where the page stands. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.name} className={styles.crumb}>
            {crumb.to === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{crumb.name}</span>
            ) : (
              <Link to={crumb.to} className={styles.link}>
                {crumb.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
