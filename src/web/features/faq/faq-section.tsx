import type { ToldFaqGroup } from "#domain/content/faq.ts";
import { FaqGroups } from "./faq-groups.tsx";
import styles from "./faq.module.css";

/** The questions about what a page sells, and the way to all others (content-and-lettering.md 2.3). */
export function FaqSection({ groups }: { readonly groups: readonly ToldFaqGroup[] }) {
  return (
    <div className={styles.section}>
      <FaqGroups groups={groups} heading="h3" />
      <a className={styles.all} href="/faq">
        View all questions
      </a>
    </div>
  );
}
