import type { ReactNode } from "react";
import styles from "./account.module.css";

/** One thing somebody signs in with. */
export function AccountPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
