import type { ReactNode } from "react";
import styles from "./gallery.module.css";

/** Where the product is looked at; the first slide is the live preview. */
export const Gallery = ({ children }: { readonly children: ReactNode }) => (
  <section aria-label="Gallery" className={styles.gallery}>
    <div className={styles.stage}>{children}</div>
  </section>
);
