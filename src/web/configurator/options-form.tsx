import { Fragment, type ReactNode, useState } from "react";
import { glossyOf } from "#domain/configure/glossy.ts";
import { type Question, questionOfIssue } from "#domain/configure/sentence.ts";
import type { InfoModalsContent } from "#domain/content/info-modals.ts";
import { ColourField } from "./choice-field.tsx";
import { DetailsRow } from "./details-row.tsx";
import type { FormQuestions } from "./form-questions.tsx";
import { InfoModalsContext } from "./info-buttons.tsx";
import { QuestionPanel } from "./question-panel.tsx";
import { Sentence } from "./sentence.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";

interface OptionsProps {
  readonly configurator: Configurator;
  readonly questions: FormQuestions;
  /** What is asked in place of shape and size, with the colour; null where those are asked. */
  readonly words: ReactNode;
  readonly infoModals: InfoModalsContent;
}

/** The phrases whose answers are wrong. */
function wrongIn({ issues }: Configurator): readonly Question[] {
  return issues.flatMap(({ field }) => questionOfIssue(field) ?? []);
}

/** Every question that a phrase opens, below the sentence. What is wrong is open at first: somebody has come to mend it; else how many. */
function SentenceForm({ configurator, questions }: Pick<OptionsProps, "configurator" | "questions">) {
  const wrong = wrongIn(configurator);
  const [first] = useState(() => wrong[0] ?? "quantity");
  return (
    <>
      <Sentence parts={questions.sentence} wrong={new Set(wrong)} />
      <div>
        {questions.phrases.map(({ question, label, fields }) => (
          <QuestionPanel key={question} question={question} label={label} opensFirst={question === first}>
            {fields}
          </QuestionPanel>
        ))}
      </div>
    </>
  );
}

/** What is asked first: the sentence with its questions; or the words that are cut, and how many of them, with nothing folded away. */
export function OptionsForm({ configurator, questions, words, infoModals }: OptionsProps) {
  const { catalogue, selection, offers, differences, change } = configurator;
  return (
    <InfoModalsContext value={infoModals}>
      <input type="hidden" name="glossy" value={glossyOf(catalogue, selection)} />
      {words === null ? (
        <SentenceForm configurator={configurator} questions={questions} />
      ) : (
        <div className={styles.words}>
          {words}
          <ColourField {...{ differences, change, offers: offers.colours }} />
          {questions.phrases.map(({ question, fields }) => (
            <Fragment key={question}>{fields}</Fragment>
          ))}
        </div>
      )}
    </InfoModalsContext>
  );
}

interface DetailsProps extends Pick<OptionsProps, "questions" | "infoModals"> {
  /** What is done to a piece besides, a row each. */
  readonly extras: ReactNode;
  /** The way to what no option covers. */
  readonly special: ReactNode;
}

/** Everything that the sentence does not say, folded into rows that say what is chosen. */
export function DetailsForm({ questions, infoModals, extras, special }: DetailsProps) {
  return (
    <section aria-label="Details" className={styles.details}>
      <h2 className={styles.detailsTitle}>Details</h2>
      <InfoModalsContext value={infoModals}>
        {questions.rows.map(({ label, value, fields }) => (
          <DetailsRow key={label} label={label} value={value}>
            {fields}
          </DetailsRow>
        ))}
        {extras}
        {special && (
          <DetailsRow label="Special processing" value="Priced by hand">
            {special}
          </DetailsRow>
        )}
      </InfoModalsContext>
    </section>
  );
}
