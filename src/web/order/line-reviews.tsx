import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldMessages } from "#domain/account/forms.ts";
import { acceptedPictures, pictureFault } from "#domain/artwork/file-rules.ts";
import { lineReviewForm } from "#domain/review/review-form.ts";
import { reviewRules } from "#domain/review/review.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import { AttachmentsField, useAttachments } from "#web/files/attachments-field.tsx";
import {
  initialForm,
  useFocusOnRefusal,
  useIdempotencyKey,
  withErrors,
  withoutErrorOf,
  withoutErrors,
} from "#web/forms/form-state.ts";
import { FormFooter, TextField } from "#web/forms/form.tsx";
import { toFormErrors } from "#web/forms/to-form-errors.ts";
import { StarsField } from "#web/reviews/stars-field.tsx";
import {
  type OrderedItem,
  type OrderPageUse,
  type OrderPageView,
  orderPicturePath,
  pagePath,
  queryOf,
} from "./order.types.ts";
import styles from "./line-reviews.module.css";

const ownFields = { names: new Set(["title", "rate", "comment", "attachments"]) };

/** What the form says: as it is sent, in words by which it is known again, and what is wrong with it. */
function bodyOf(form: HTMLFormElement, files: readonly File[]) {
  const all = new FormData(form);
  const typed = { title: all.get("title"), rate: all.get("rate") ?? "", comment: all.get("comment") };
  const parsed = lineReviewForm.safeParse(typed);
  const body = new FormData();
  for (const [name, value] of Object.entries(typed))
    body.append(name, typeof value === "string" ? value : "");
  for (const file of files) body.append("attachments[]", file, file.name);
  const attached = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return {
    body,
    text: JSON.stringify([typed, attached]),
    wrong: parsed.success ? null : fieldMessages(parsed.error.issues),
  };
}

interface LineProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  /** It was sent, and the page is about to show what became of it. */
  readonly onSent: () => void;
}

/** Sends a review of a line with its photos once, however often it is pressed. */
function useSendReview({ item, use, onSent }: LineProps, files: readonly File[]) {
  const { link, sent, refresh } = use;
  const { line } = item.proof;
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() =>
    initialForm(
      sent?.form === `review-${line}`
        ? { fields: sent.fields ?? {}, message: sent.message, typed: {} }
        : undefined,
    ),
  );
  const keyFor = useIdempotencyKey();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  useFocusOnRefusal(ref, state.refusals);

  const send = async (element: HTMLFormElement): Promise<void> => {
    const { body, text, wrong } = bodyOf(element, files);
    if (wrong) return setState((old) => withErrors(old, wrong, ""));
    setState((old) => withoutErrors(old, true));
    const { signal } = (sending.current = new AbortController());
    const { params, query } = queryOf(link);
    const named = { params: { ...params, line: String(line) }, query };
    const answer = await uploadForm("POST order/:order_no/lines/:line/review", {
      ...named,
      body,
      key: keyFor(text),
      signal,
    });
    sending.current = null;
    if (signal.aborted) return undefined;
    if (answer.ok) {
      onSent();
      return refresh();
    }
    const { fields, message } = toFormErrors(answer, ownFields);
    return setState((old) => withErrors(old, fields, message));
  };
  return {
    ref,
    state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current === null) void send(event.currentTarget);
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) =>
      setState((old) => withoutErrorOf(old, (target as HTMLInputElement).name)),
  };
}

/** How a line turned out: stars, title, comment, up to four photos; without a script, photos come by mail. */
function ReviewForm(props: LineProps) {
  const { item, use } = props;
  const form = `review-${item.proof.line}`;
  const own = use.sent?.form === form ? use.sent : undefined;
  const isScripted = useIsScripted();
  const attachments = useAttachments(pictureFault);
  const { ref, state, onSubmit, onInput } = useSendReview(props, attachments.files);
  const [comment, setComment] = useState(own?.typed ?? "");
  const { fields } = state;
  return (
    <form
      ref={ref}
      method="post"
      action={pagePath(use.link)}
      aria-label={`Review of ${item.title}`}
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <input type="hidden" name="form" value={form} />
      <StarsField error={fields.rate} chosen={own?.fieldTexts?.rate} />
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={reviewRules.titleMax}
        startText={own?.fieldTexts?.title ?? ""}
        form={state}
      />
      <Field label="Comment" error={fields.comment}>
        {(ids) => (
          <TextArea
            {...ids}
            name="comment"
            rows={4}
            maxLength={reviewRules.commentMax}
            text={comment}
            invalid={fields.comment !== undefined}
            onText={setComment}
          />
        )}
      </Field>
      {isScripted ? (
        <AttachmentsField
          attachments={attachments}
          error={fields.attachments}
          accept={acceptedPictures}
          kinds="photos of it in use"
        >
          Add photos
        </AttachmentsField>
      ) : (
        <p className={styles.note}>A photo says most: send it as a reply to our email.</p>
      )}
      <p className={styles.note}>
        Others read it with your first name and an initial once we have accepted it. Few stars are never a
        reason not to.
      </p>
      <FormFooter form={state} look="quiet" words={["Send the review", "Sending"]} />
    </form>
  );
}

const states = {
  waiting: "Thank you. Others read your review once we have accepted it; we email you then.",
  published: "Thank you. Everybody can read your review.",
} as const;

/** A line with its picture, and its form or what became of its review. */
function LineReview(props: LineProps) {
  const { item, use } = props;
  const { line } = item.proof;
  return (
    <li className={styles.line}>
      <img
        className={styles.picture}
        src={orderPicturePath(use.link, line, 0)}
        alt=""
        width="900"
        height="640"
        loading="lazy"
      />
      <div className={styles.told}>
        <h3 className={styles.title}>{item.title}</h3>
        {item.review === "waiting" || item.review === "published" ? (
          <p>{states[item.review]}</p>
        ) : (
          <Disclosure look="link" summary="Write a review" open={use.sent?.form === `review-${line}`}>
            <ReviewForm {...props} />
          </Disclosure>
        )}
      </div>
    </li>
  );
}

interface LineReviewsProps {
  readonly order: OrderPageView;
  readonly use: OrderPageUse;
}

/** How what was ordered turned out, line by line, once it has left the shop; nothing before. */
export function LineReviews({ order, use }: LineReviewsProps) {
  const section = useRef<HTMLElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    // The form has gone: whoever sent it goes on reading at what has come of it.
    if (sent > 0) section.current?.focus();
  }, [sent]);
  const items = order.items.filter(({ review }) => review !== null);
  if (items.length === 0) return null;
  return (
    <section
      ref={section}
      id="reviews"
      tabIndex={-1}
      aria-labelledby="reviews-heading"
      className={styles.reviews}
    >
      <h2 id="reviews-heading" className={styles.heading}>
        How did it turn out?
      </h2>
      <p>Your words help others to choose, and a photo of it in use most of all.</p>
      <ul className={styles.lines}>
        {items.map((item) => (
          <LineReview
            key={item.proof.line}
            item={item}
            use={use}
            onSent={() => setSent((before) => before + 1)}
          />
        ))}
      </ul>
    </section>
  );
}
