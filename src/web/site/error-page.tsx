import { Link } from "react-router";
import type { PageGroup } from "./site-facts.ts";
import styles from "./error-page.module.css";

interface ErrorPageProps {
  /** The address leads nowhere; otherwise something of ours failed. */
  readonly missing: boolean;
  readonly groups: readonly PageGroup[];
}

/** What a visitor sees instead of a page, with ways on. */
export function ErrorPage({ missing, groups }: ErrorPageProps) {
  return (
    <div className={styles.error}>
      <h1 className={styles.title}>
        {missing ? "This page was trimmed off" : "Something jammed in the press"}
      </h1>
      <p className={styles.words}>
        {missing
          ? "There is nothing at this address. It may have moved, or a letter got lost on the way. Here is everything we print:"
          : "The page could not be shown. It is our fault, not yours; please try again in a moment."}
      </p>
      <ul className={styles.links}>
        {groups
          .flatMap((group) => group.pages)
          .map((page) => (
            <li key={page.route}>
              <Link to={page.route} className={styles.link}>
                {page.name}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
