import { Link } from "react-router";
import { useState } from "react";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Day } from "#studio/ui/day.tsx";
import { EmailText } from "#studio/ui/email-text.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { type PublishedAt, PublishForm, type StudioQuestionView, type OnDecided } from "./publish-form.tsx";
import styles from "./questions.module.css";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";

interface QuestionCardProps extends OnDecided {
  readonly question: StudioQuestionView;
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
        <EmailText email={email} />
      </a>
    </>
  );
}

interface PublishedCardProps extends OnDecided {
  readonly question: StudioQuestionView;
  readonly published: NonNullable<StudioQuestionView["published"]>;
  readonly products: PublishedAt;
}

/** Taking it down destroys nothing: it can be published again. */
function TakeDown({ question: { id }, onDone }: Pick<PublishedCardProps, "onDone" | "question">) {
  const { isBusy, onSubmit, fault } = useSending(
    () => callStudio("DELETE questions/:id/published", { params: { id } }),
    () => onDone("It was taken down."),
  );
  return (
    <form onSubmit={onSubmit}>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="quiet" type="submit" busy={isBusy}>
        Take it down
      </Button>
    </form>
  );
}

/** What everybody reads, with the ways to change it. */
function PublishedCard(props: PublishedCardProps) {
  const { question, published, products, onDone } = props;
  const place = products.find(({ id }) => id === published.product_id)?.name;
  return (
    <Stack gap={1} className={styles.published}>
      <Soft>
        <b>Published</b>, below {place ?? "Ordering, artwork and delivery"}
      </Soft>
      <p className={styles.asked}>{published.question}</p>
      <p className={styles.words}>{published.answer}</p>
      <Disclosure summary="Change it" look="link">
        <PublishForm
          key={JSON.stringify(published)}
          question={question}
          products={products}
          onDone={onDone}
        />
      </Disclosure>
      <TakeDown question={question} onDone={onDone} />
    </Stack>
  );
}

/** What was said, and what everybody reads of it. */
function Answered(props: QuestionCardProps) {
  const { state, answer, decided, published } = props.question;
  if (state === "closed")
    return (
      <Soft>
        Needed no answer
        {decided !== null && (
          <>
            , <Moment at={decided} />
          </>
        )}
        .
      </Soft>
    );
  return (
    <>
      {answer !== null && answer !== "" && (
        <Stack gap={1} className={styles.answer}>
          <Soft>
            The shop
            {decided !== null && (
              <>
                {" "}
                · <Moment at={decided} />
              </>
            )}
          </Soft>
          <p className={styles.words}>{answer}</p>
        </Stack>
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

interface AnswerQuestionProps extends OnDecided {
  readonly question: StudioQuestionView;
}

/** Leaving it without an answer, after being asked: it is not open again. */
function NeedsNone({ question: { id, name }, onDone }: AnswerQuestionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const close = async () => {
    const answer = await callStudio("POST questions/:id/close", { params: { id } });
    if (answer.ok) await onDone(`The question of ${name} was left without an answer.`);
    else setFault(answer.message);
  };
  return (
    <>
      {isAsked ? (
        <Button look="quiet" onClick={() => void close()}>
          Leave it without an answer
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          Needs no answer
        </Button>
      )}
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
    </>
  );
}

/** An answer by email; words that somebody else was quicker with stay, to be read beside theirs. */
function AnswerQuestion(props: AnswerQuestionProps) {
  const { question, onDone } = props;
  const { id, name, email } = question;
  const [words, setWords] = useState("");
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    () => callStudio("POST questions/:id/answer", { params: { id }, body: { words } }),
    () => onDone(`The answer is on its way to ${name}. Under Answered it can be published.`),
  );
  const wrong = faultOf("words") ?? fault;
  return (
    <Stack as="form" gap={2} className={styles.form} noValidate onSubmit={onSubmit}>
      <Field label="Answer" hint={`goes to ${email}`} error={wrong} live>
        {(ids) => (
          <TextArea
            {...ids}
            name="words"
            rows={4}
            maxLength={2_000}
            text={words}
            invalid={wrong !== null}
            onText={setWords}
          />
        )}
      </Field>
      <Row gap={2}>
        <Button look="quiet" type="submit" busy={isBusy}>
          Send the answer
        </Button>
        <NeedsNone {...props} />
      </Row>
    </Stack>
  );
}

/** A question, whole, with what can be done about it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question } = props;
  const { id, product, words, asked, answer_by: answerBy, state } = question;
  return (
    <Card as="article" gap={2} tabIndex={-1} aria-labelledby={`question-${id}`}>
      <h2 id={`question-${id}`}>{product ?? "About the shop"}</h2>
      <Soft>
        <WhoAsked question={question} /> · <Moment at={asked} />
        {answerBy !== null && (
          <>
            {" · answer by "}
            <b>
              <Day date={answerBy} />
            </b>
          </>
        )}
      </Soft>
      {words !== "" && <p className={styles.words}>{words}</p>}
      {state === "open" ? <AnswerQuestion {...props} /> : <Answered {...props} />}
    </Card>
  );
}
