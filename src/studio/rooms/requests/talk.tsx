import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { formatDollars } from "#domain/money.ts";
import { callStudio } from "../../calls/call-studio.ts";
import { useSending } from "../../calls/use-sending.ts";
import { Moment } from "../../ui/moment.tsx";
import type { ShownRequest } from "./shown-request.types.ts";
import styles from "./requests.module.css";

interface TalkProps {
  readonly request: ShownRequest;
  readonly onSaid: () => unknown;
}

type Entry = ShownRequest["thread"][number];

const mailWords = { owed: "mail on its way", sent: "mail sent", refused: "mail refused" } as const;

function whatText({ kind, total_price: total, quotation_no: number, reasons }: Entry): string {
  const price = total === null ? "" : ` ${formatDollars(total)}`;
  switch (kind) {
    case "answered":
      return `Priced it:${price}, ${number}`;
    case "declined":
      return `Declined${price}, ${number}: ${reasons}`;
    case "ordered":
      return `Ordered it:${price}, ${number}`;
    case "message":
      return "";
  }
}

/** What both sides have said, the oldest first, with what has become of its mails. */
function Thread({ customer, thread }: Pick<ShownRequest, "customer" | "thread">) {
  return (
    <ol className={styles.thread}>
      {thread.map((entry, index) => {
        const { by, at, words, mail } = entry;
        const what = whatText(entry);
        return (
          <li key={`${index} ${at}`} className={styles.said} data-by={by}>
            <p className={styles.soft}>
              <strong>{by === "customer" ? customer : "The shop"}</strong>
              {at !== null && (
                <>
                  {" · "}
                  <Moment at={at} />
                </>
              )}
              {mail !== null && ` · ${mailWords[mail]}`}
            </p>
            {what !== "" && <p>{what}</p>}
            {words !== "" && <p className={styles.words}>{words}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** Words to the customer, without a price. */
function WriteForm({ request: { number, seen }, onSaid }: TalkProps) {
  const [words, setWords] = useState("");
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    () => callStudio("POST requests/:number/messages", { params: { number }, body: { words, seen } }),
    async () => {
      setWords("");
      await onSaid();
    },
  );
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label="Write without a price"
        hint="sent by email, with the link to answer"
        error={faultOf("words")}
      >
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            name="message"
            rows={2}
            maxLength={2000}
            text={words}
            invalid={faultOf("words") !== null}
            {...(describedBy !== undefined && { describedBy })}
            onText={setWords}
          />
        )}
      </Field>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="quiet" type="submit" busy={isBusy}>
        Send the message
      </Button>
    </form>
  );
}

/** What was said about a request, and a form to write to its customer while nothing was ordered. */
export function Talk({ request, onSaid }: TalkProps) {
  const { thread, stage, customer } = request;
  return (
    <section aria-labelledby="talk" className={styles.card}>
      <h2 id="talk" className={styles.title}>
        What was said
      </h2>
      {thread.length === 0 ? (
        <p className={styles.soft}>Nothing yet since it was asked.</p>
      ) : (
        <Thread customer={customer} thread={thread} />
      )}
      {stage !== "accepted" && <WriteForm request={request} onSaid={onSaid} />}
    </section>
  );
}
