import styles from "./slide.module.css";

/** What lettering is made of: the words of the customer, cut from vinyl. */
export function Designer() {
  return (
    <>
      <div className={styles.stage} data-designer>
        <p className={styles.sample} aria-hidden="true">
          Your text
        </p>
      </div>
      <p className={styles.caption}>
        Your words, cut from vinyl. Send them with your order, as you would artwork.
      </p>
    </>
  );
}
