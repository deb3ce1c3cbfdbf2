import { Link } from "react-router";
import styles from "./request-page.module.css";

/** What stands where a quotation's document should be, for everybody but its owner. */
export function QuotationNotFound() {
  return (
    <div className={styles.missing}>
      <h1>This quotation is not here</h1>
      <p className={styles.words}>
        A quotation opens for whoever has its link, and for whoever made it: in the browser it was made in, or
        after signing in. The link may also have lost a letter on the way.
      </p>
      <p className={styles.ways}>
        <Link to="/account">See your quotations</Link>
        <Link to="/">Price something new</Link>
      </p>
    </div>
  );
}
