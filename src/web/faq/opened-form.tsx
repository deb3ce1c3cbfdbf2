import { useState } from "react";
import { type QuestionPlace, AskThanks, QuestionForm } from "./question-form.tsx";
import styles from "./faq.module.css";

/** The form in the place of the link that asked for it, and the thanks in its own. */
export function OpenedForm({ product }: { readonly product: QuestionPlace | null }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.card}>
      {isAsked ? <AskThanks /> : <QuestionForm product={product} takesFocus onAsked={() => setAsked(true)} />}
    </div>
  );
}
