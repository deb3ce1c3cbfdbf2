import { Link } from "react-router";
import type { PageCrumb } from "#domain/seo/plain-pages.ts";
import styles from "./breadcrumb.module.css";

/** Where the page stands; the last step is the page itself. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly PageCrumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ name, path }, index) => (
          <li key={name} className={styles.crumb}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path} className={styles.link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
