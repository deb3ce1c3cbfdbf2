import { Link } from "react-router";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Day } from "#studio/ui/day.tsx";
import { EmailWords } from "#studio/ui/email-words.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { AnswerQuestion } from "./answer-question.tsx";
import { PublishedCard } from "./published-card.tsx";
import { PublishForm } from "./publish-form.tsx";
import type { PublishedAt, ShownStudioQuestion, TellsDone } from "./shown-question.types.ts";
import styles from "./questions.module.css";

interface QuestionCardProps extends TellsDone {
  readonly question: ShownStudioQuestion;
  readonly products: PublishedAt;
}

function WhoAsked({ question }: Pick<QuestionCardProps, "question">) {
  const { name, email, customer } = question;
  if (email === "") return "Somebody who was erased since";
  const who = customer === null ? <b>{name}</b> : <Link to={`/customers/${customer}`}>{name}</Link>;
  return (
    <>
      {who}{" "}
      <a href={`mailto:${email}`}>
        <EmailWords email={email} />
      </a>
    </>
  );
}

/** What was said, and what everybody reads of it. */
function Answered(props: QuestionCardProps) {
  const { state, answer, decided, published } = props.question;
  if (state === "closed")
    return (
      <p className={styles.soft}>
        Needed no answer
        {decided !== null && (
          <>
            , <Moment at={decided} />
          </>
        )}
        .
      </p>
    );
  return (
    <>
      {answer !== null && answer !== "" && (
        <div className={styles.answer}>
          <p className={styles.soft}>
            The shop
            {decided !== null && (
              <>
                {" "}
                · <Moment at={decided} />
              </>
            )}
          </p>
          <p className={styles.words}>{answer}</p>
        </div>
      )}
      {published === null ? (
        <Disclosure summary="Publish it" look="link">
          <PublishForm {...props} />
        </Disclosure>
      ) : (
        <PublishedCard {...props} published={published} />
      )}
    </>
  );
}

/** A question, whole, with what can be done about it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question } = props;
  const { id, product, words, asked, answer_by: answerBy, state } = question;
  return (
    <article className={styles.card} tabIndex={-1} aria-labelledby={`question-${id}`}>
      <h2 id={`question-${id}`}>{product ?? "About the shop"}</h2>
      <p className={styles.soft}>
        <WhoAsked question={question} /> · <Moment at={asked} />
        {answerBy !== null && (
          <>
            {" · answer by "}
            <b>
              <Day date={answerBy} />
            </b>
          </>
        )}
      </p>
      {words !== "" && <p className={styles.words}>{words}</p>}
      {state === "open" ? <AnswerQuestion {...props} /> : <Answered {...props} />}
    </article>
  );
}
