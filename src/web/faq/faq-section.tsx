import type { FaqGroupContent } from "#domain/content/faq.ts";
import { AskEntry, FaqGroups } from "./faq-groups.tsx";
import type { QuestionPlace } from "./question-form.tsx";
import styles from "./faq.module.css";

interface FaqSectionProps {
  readonly groups: readonly FaqGroupContent[];
  /** What is configured. */
  readonly product: QuestionPlace | null;
}

/** The questions about what a page sells, the way to all others (content-and-lettering.md 2.3), and to ask one's own. */
export function FaqSection({ groups, product }: FaqSectionProps) {
  return (
    <div className={styles.section}>
      <FaqGroups groups={groups} heading="h3" />
      <div className={styles.ways}>
        <a className={styles.all} href="/faq">
          View all questions
        </a>
        <AskEntry product={product} />
      </div>
    </div>
  );
}
