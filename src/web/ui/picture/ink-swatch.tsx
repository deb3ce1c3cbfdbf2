import styles from "./swatch.module.css";

/** A drop of the colour a job is printed in, by the colour's slug. */
export function InkSwatch({ slug }: { readonly slug: string }) {
  return <span aria-hidden="true" className={styles.swatch} data-ink={slug} />;
}
