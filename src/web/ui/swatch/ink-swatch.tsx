import styles from "./swatch.module.css";

/** A drop of the colour a job is printed in, by the colour's slug. */
export const InkSwatch = ({ slug }: { readonly slug: string }) => (
  <span aria-hidden="true" className={styles.swatch} data-ink={slug} />
);
