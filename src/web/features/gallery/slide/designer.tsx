import { Link } from "react-router";
import button from "../../../ui/button/button.module.css";
import styles from "./slide.module.css";

/** Where lettering is made: the words of the customer, cut from vinyl. */
export const Designer = () => (
  <>
    <div className={styles.stage} data-designer>
      <p className={styles.sample} aria-hidden="true">
        Your text
      </p>
      <Link className={button.button} data-look="quiet" to="/vinyl-lettering-designer">
        Open the lettering designer
      </Link>
    </div>
    <p className={styles.caption}>Type your words, choose a font and a colour, and see them at size.</p>
  </>
);
