import { useEffect, useId, useRef, useState } from "react";
import { acceptedPictures, pictureFault } from "#domain/artwork/file-rules.ts";
import { problemKinds, problemRemedies } from "#domain/order/problem/problem-labels.ts";
import { parseProblem } from "#domain/order/problem/parse-problem.ts";
import { Message } from "#ui/feedback/message.tsx";
import { CheckBox } from "#ui/fields/check-box.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import { AttachmentsField, useAttachments } from "#web/files/attachments-field.tsx";
import { FormFooter } from "#web/forms/form.tsx";
import { useSendFiles } from "#web/forms/use-send-files.ts";
import { queryOf, type OrderPageUse, pagePath, type OrderPageView, refusedOf } from "./order.types.ts";
import { momentText } from "./timeline.tsx";
import styles from "./problems.module.css";

type Problem = OrderPageView["problems"][number];

/** What became of it so far, in a line. */
function stateOf({ answers }: Problem): string {
  const last = answers.at(-1);
  return last === undefined
    ? "We are looking at it, and answer here and by email."
    : `${problemRemedies[last.remedy]}.`;
}

function Pictures({ pictures }: Pick<Problem, "pictures">) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Photos" className={styles.pictures}>
      {pictures.map(({ image, thumbnail }, at) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noreferrer">
            <img
              src={thumbnail}
              alt={`${at + 1} of ${pictures.length}`}
              width="144"
              height="102"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function ProblemCard({ problem }: { readonly problem: Problem }) {
  const { at, kinds, words, answers } = problem;
  return (
    <article className={styles.problem} aria-label={`Problem ${problem.number}`}>
      <p className={styles.state} data-open={answers.length === 0 || undefined}>
        {stateOf(problem)}
      </p>
      <p className={styles.head}>
        <strong>{kinds.map((kind) => problemKinds[kind]).join(" · ")}</strong>{" "}
        <time dateTime={at}>{momentText(at)}</time>
      </p>
      <p className={styles.words}>{words}</p>
      <Pictures pictures={problem.pictures} />
      {answers.map((answer) => (
        <div key={answer.at} className={styles.answer}>
          <p className={styles.head}>
            <strong>The shop</strong> <time dateTime={answer.at}>{momentText(answer.at)}</time>
          </p>
          <p className={styles.words}>{answer.words}</p>
        </div>
      ))}
    </article>
  );
}

interface KindsFieldProps {
  readonly error: string | undefined;
  readonly ticked: readonly string[];
}

/** What is wrong: any of these, at least one. */
function KindsField({ error, ticked }: KindsFieldProps) {
  const id = useId();
  const [first] = Object.keys(problemKinds);
  return (
    <Stack role="group" aria-labelledby={id} gap={2}>
      <span id={id} className={styles.legend}>
        What is wrong?
      </span>
      <div className={styles.kinds}>
        {Object.entries(problemKinds).map(([kind, words]) => (
          <CheckBox
            key={kind}
            name="kinds"
            value={kind}
            startChecked={ticked.includes(kind)}
            wrongBy={error !== undefined && kind === first ? `${id}-error` : undefined}
          >
            {words}
          </CheckBox>
        ))}
      </div>
      <div aria-live="polite">
        {error !== undefined && (
          <Message tone="error" id={`${id}-error`}>
            {error}
          </Message>
        )}
      </div>
    </Stack>
  );
}

const names = ["kinds", "words"];

/** What the form says, and what is wrong with it. */
function readProblem(form: HTMLFormElement) {
  const all = new FormData(form);
  const kinds = all.getAll("kinds").map(String);
  const words = all.getAll("words").map(String).join("");
  const typed = parseProblem(kinds, words);
  const pairs = [...kinds.map((kind) => ["kinds", kind] as const), ["words", words] as const];
  return { pairs, wrong: typed.ok ? null : (typed.fields ?? {}) };
}

interface ReportFormProps {
  readonly use: OrderPageUse;
  /** It was sent, and the page is about to show it. */
  readonly onSent: () => void;
}

/** What is wrong with an order, as it is reported: kinds, words, up to four photos; without a script, photos come by mail. */
function ReportForm({ use, onSent }: ReportFormProps) {
  const own = use.sent?.form === "problem" ? use.sent : undefined;
  const isScripted = useIsScripted();
  const attachments = useAttachments(pictureFault);
  const { ref, state, onSubmit, onInput } = useSendFiles({
    files: attachments.files,
    read: readProblem,
    send: (upload) => uploadForm("POST order/:order_no/problems", { ...queryOf(use.link), ...upload }),
    names,
    onDone: () => {
      onSent();
      return use.refresh();
    },
    sent: refusedOf(use, "problem"),
  });
  const [words, setWords] = useState(own?.typed ?? "");
  const { fields } = state;
  return (
    <form
      ref={ref}
      method="post"
      action={pagePath(use.link)}
      aria-label="Problem"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <input type="hidden" name="form" value="problem" />
      <KindsField error={fields.kinds} ticked={own?.ticked ?? []} />
      <Field label="What happened" error={fields.words} live>
        {(ids) => (
          <TextArea
            {...ids}
            name="words"
            rows={4}
            maxLength={2_000}
            text={words}
            invalid={fields.words !== undefined}
            onText={setWords}
          />
        )}
      </Field>
      {isScripted ? (
        <AttachmentsField
          attachments={attachments}
          error={fields.attachments}
          accept={acceptedPictures}
          kinds="photos of what has arrived"
        >
          Add photos
        </AttachmentsField>
      ) : (
        <p className={styles.note}>Photos help us: send them as a reply to our email.</p>
      )}
      <FormFooter form={state} look="quiet" words={["Send the report", "Sending"]} />
    </form>
  );
}

interface ProblemsProps {
  readonly order: OrderPageView;
  readonly use: OrderPageUse;
}

/** What was wrong with an order and what became of it, and a form for more once it has left the shop; nothing before. */
export function Problems({ order, use }: ProblemsProps) {
  const { problems, may_report: mayReport } = order;
  const list = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    // The form has gone: whoever sent it goes on reading at what has come of it.
    if (sent > 0) list.current?.focus();
  }, [sent, problems.length]);
  if (!mayReport && problems.length === 0) return null;
  return (
    <section aria-labelledby="problems" className={styles.problems}>
      <h2 id="problems" className={styles.heading}>
        {problems.length === 0 ? "Is something wrong?" : "What was wrong"}
      </h2>
      {problems.length === 0 && (
        <p>If it is not as you approved it, we make it again or give your money back.</p>
      )}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {problems.map((problem) => (
          <ProblemCard key={problem.number} problem={problem} />
        ))}
      </div>
      {mayReport && (
        <Disclosure
          key={sent}
          look="link"
          summary={problems.length === 0 ? "Report a problem" : "Report another problem"}
          open={use.sent?.form === "problem"}
        >
          <ReportForm use={use} onSent={() => setSent((before) => before + 1)} />
        </Disclosure>
      )}
    </section>
  );
}
