import { useState } from "react";
import type { SubmittedFields } from "#web/forms/form-state.ts";
import { type QuestionPlace, AskThanks, QuestionForm } from "./question-form.tsx";
import styles from "./faq.module.css";

/** How the form came back without a script: refused, or asked. */
export type AskAnswer = { readonly sent: SubmittedFields } | "asked";

interface AskPageProps {
  readonly product: QuestionPlace | null;
  readonly answer: AskAnswer | undefined;
}

/** The page `/ask`: a question to the shop, for who came without a script, or by a link. */
export function AskPage({ product, answer }: AskPageProps) {
  const [isAsked, setAsked] = useState(answer === "asked");
  return (
    <div className={styles.askPage}>
      <h1>Ask the shop</h1>
      <p className={styles.lead}>
        Somebody who prints reads it and answers by email. Perhaps it is answered already:{" "}
        <a href="/faq">all questions</a>.
      </p>
      <div className={styles.card}>
        {isAsked || answer === "asked" ? (
          <AskThanks />
        ) : (
          <QuestionForm product={product} sent={answer?.sent} onAsked={() => setAsked(true)} />
        )}
      </div>
    </div>
  );
}
