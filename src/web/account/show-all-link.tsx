import { Link } from "react-router";
import styles from "./page.module.css";

interface ShowAllLinkProps {
  /** How many there are, and how many of them are shown; undefined shows all. */
  readonly count: number;
  readonly most: number | undefined;
  /** "quotations" */
  readonly what: string;
  readonly to: string;
}

/** The way to a whole list below its newest entries; nothing when they are all there. */
export function ShowAllLink({ count, most = count, what, to }: ShowAllLinkProps) {
  return (
    count > most && (
      <p className={styles.all}>
        <Link to={to}>
          See all {count} {what}
        </Link>
      </p>
    )
  );
}
