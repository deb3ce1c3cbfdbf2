import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { PublishForm } from "./publish-form.tsx";
import type { PublishedAt, ShownStudioQuestion, TellsDone } from "./shown-question.types.ts";
import styles from "./questions.module.css";

interface PublishedCardProps extends TellsDone {
  readonly question: ShownStudioQuestion;
  readonly published: NonNullable<ShownStudioQuestion["published"]>;
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
export function PublishedCard(props: PublishedCardProps) {
  const { question, published, products, onDone } = props;
  const place = products.find(({ id }) => id === published.product_id)?.name;
  return (
    <div className={styles.published}>
      <p className={styles.soft}>
        <b>Published</b>, below {place ?? "Ordering, artwork and delivery"}
      </p>
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
    </div>
  );
}
