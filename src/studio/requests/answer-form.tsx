import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Card, Fields, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { ANSWER_LINES } from "#domain/quote-request/answer-form.ts";
import { formFileFault } from "#domain/artwork/file-rules.ts";
import { useAttachments } from "#web/files/attachments-field.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { RequestFiles } from "./request-files.tsx";
import { InsertSaved, placesOf, type SavedTools } from "./saved-answers.tsx";
import type { TakenPrice } from "./own-price.tsx";
import type { RequestView } from "./request-view.types.ts";
import styles from "./requests.module.css";

interface AnswerFormProps {
  readonly request: RequestView;
  /** What was taken over from the calculator last; null before. */
  readonly taken: TakenPrice | null;
  readonly savedTools: SavedTools;
  readonly onAnswered: () => unknown;
  /** Somebody was quicker: reads what there is now, and leaves the form where it is. */
  readonly onForestalled: () => Promise<void>;
}

const places = Array.from({ length: ANSWER_LINES }, (_, at) => at + 1);
const rest = ["shipping", "days", "until", "words"];
const fields = [...places.flatMap((at) => [`line${at}`, `pieces${at}`, `price${at}`]), ...rest];

/** Sends what was typed; what is said of it stays until the next try. */
function useAnswering(
  { request: { number, seen }, onAnswered, onForestalled }: Omit<AnswerFormProps, "savedTools" | "taken">,
  files: readonly File[],
) {
  const [sent, setSent] = useState<string | null>(null);
  const sending = useSending(
    async (typed) => {
      setSent(null);
      const answer = await callStudio("POST requests/:number/answer", {
        params: { number },
        body: { seen, typed: Object.fromEntries(fields.map((name) => [name, typed(name)])) },
        files,
      });
      // What has happened meanwhile is on show, so that pressing again means it.
      if (!answer.ok && answer.status === 409) await onForestalled();
      return answer;
    },
    async (given) => {
      await onAnswered();
      setSent(
        `${given.is_old ? "It was answered so before" : "Answered"} with ${given.number}. The customer was told by email.`,
      );
    },
  );
  return { ...sending, sent };
}

/** The last day as it stands in the form; null while there is no form. */
function typedDay(form: HTMLFormElement | null): string | null {
  const until = form && new FormData(form).get("until");
  return typeof until === "string" ? until : null;
}

/** The terms of an answer: shipping, days, and how long it is kept. */
function Terms({
  request,
  faultOf,
}: Pick<AnswerFormProps, "request"> & { readonly faultOf: (field: string) => string | null }) {
  const terms = [
    {
      name: "shipping",
      label: "Shipping in dollars",
      hint: "0 for free",
      type: "text",
      inputMode: "decimal",
    },
    { name: "days", label: "Working days", hint: "until it leaves", type: "text", inputMode: "numeric" },
    { name: "until", label: "Kept until", hint: "the last day", type: "date", inputMode: "numeric" },
  ] as const;
  return (
    <Fields>
      {terms.map(({ name, label, hint, type, inputMode }) => (
        <LabelledText
          key={name}
          label={label}
          hint={hint}
          error={faultOf(name)}
          name={name}
          type={type}
          inputMode={inputMode}
          startText={request.typed[name] ?? ""}
        />
      ))}
    </Fields>
  );
}

interface AnswerLineFieldsProps {
  readonly request: RequestView;
  /** 1 for what was asked for; the others are there for more. */
  readonly at: number;
  readonly taken: TakenPrice | null;
  readonly faultOf: (field: string) => string | null;
}

function piecesLabel({ sets }: RequestView, at: number): string {
  return at === 1 && sets > 1 ? `Pieces of each of ${sets} sets` : "Pieces";
}

function priceHint({ engine_price: engine }: RequestView, at: number): string {
  return at === 1 && engine !== null ? `all of it, with GST; the page asks ${engine}` : "all of it, with GST";
}

/** The line as it begins, and as the calculator filled it in since; `turn` changes with that. */
function useLine({ request, at, taken }: Omit<AnswerLineFieldsProps, "faultOf">) {
  const [words, setWords] = useState(request.typed[`line${at}`] ?? "");
  const [mine, setMine] = useState<TakenPrice | null>(null);
  const [turn, setTurn] = useState(0);
  if (taken !== mine && taken?.line === at) {
    setMine(taken);
    setTurn(turn + 1);
    if (taken.words !== null) setWords(taken.words);
  }
  const { [`pieces${at}`]: pieces = "", [`price${at}`]: price = "" } = request.typed;
  return { words, setWords, turn, pieces: mine?.pieces ?? pieces, price: mine?.price ?? price };
}

/** A line of an answer: what it is, how many, and what it costs. */
function AnswerLineFields({ request, at, taken, faultOf }: AnswerLineFieldsProps) {
  const { words, setWords, turn, pieces, price } = useLine({ request, at, taken });
  const numbers = [
    {
      name: `pieces${at}`,
      start: pieces,
      label: piecesLabel(request, at),
      hint: at === 1 ? undefined : "empty: a charge",
      inputMode: "numeric",
    },
    {
      name: `price${at}`,
      start: price,
      label: "Price in dollars",
      hint: priceHint(request, at),
      inputMode: "decimal",
    },
  ] as const;
  return (
    <Stack className={styles.line}>
      <Field
        label={at === 1 ? "What it is" : `Line ${at}`}
        hint="its name, then a line for each detail"
        error={faultOf(`line${at}`)}
      >
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            name={`line${at}`}
            rows={at === 1 ? 7 : 2}
            maxLength={2000}
            text={words}
            invalid={faultOf(`line${at}`) !== null}
            {...(describedBy !== undefined && { describedBy })}
            onText={setWords}
          />
        )}
      </Field>
      <Fields>
        {numbers.map(({ name, start, label, hint, inputMode }) => (
          <LabelledText
            key={`${name} ${turn}`}
            label={label}
            hint={hint}
            error={faultOf(name)}
            name={name}
            inputMode={inputMode}
            startText={start}
          />
        ))}
      </Fields>
    </Stack>
  );
}

/** Answers a request with a price. What was typed stays where somebody else answered meanwhile. */
export function AnswerForm(props: AnswerFormProps) {
  const { request, taken, savedTools } = props;
  const form = useRef<HTMLFormElement>(null);
  const attachments = useAttachments(formFileFault);
  const { isBusy, onSubmit, fault, faultOf, sent } = useAnswering(props, attachments.files);
  const [words, setWords] = useState(request.typed["words"] ?? "");
  const isAnother = request.answers.length > 0;
  const isWrongBelow = places
    .slice(1)
    .some((at) => ["line", "pieces", "price"].some((name) => faultOf(`${name}${at}`)));
  return (
    <Card aria-labelledby="answer">
      <h2 id="answer">{isAnother ? "Answer once more" : "Answer with a price"}</h2>
      <Soft>
        {isAnother
          ? "It takes the place of the last answer, which can no longer be ordered then."
          : "The customer is told by email and can order at it until its last day."}
      </Soft>
      <Stack as="form" ref={form} noValidate onSubmit={onSubmit}>
        <AnswerLineFields request={request} at={1} taken={taken} faultOf={faultOf} />
        <Disclosure
          summary="More lines"
          open={isWrongBelow || (taken !== null && taken.line > 1) || undefined}
        >
          {places.slice(1).map((at) => (
            <AnswerLineFields key={at} request={request} at={at} taken={taken} faultOf={faultOf} />
          ))}
        </Disclosure>
        <Terms request={request} faultOf={faultOf} />
        <Field label="Words to the customer" hint="may stay empty" error={faultOf("words")}>
          {({ id, describedBy }) => (
            <TextArea
              id={id}
              name="words"
              rows={3}
              maxLength={2000}
              text={words}
              invalid={faultOf("words") !== null}
              {...(describedBy !== undefined && { describedBy })}
              onText={setWords}
            />
          )}
        </Field>
        <InsertSaved
          {...savedTools}
          words={words}
          onWords={setWords}
          placesNow={() => placesOf(request, typedDay(form.current))}
        />
        <RequestFiles attachments={attachments} fault={faultOf("attachments")} />
        <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
        <div role="status">{sent !== null && <Message tone="done">{sent}</Message>}</div>
        <Button look="main" type="submit" busy={isBusy}>
          {isAnother ? "Send the new answer" : "Send the answer"}
        </Button>
      </Stack>
    </Card>
  );
}
