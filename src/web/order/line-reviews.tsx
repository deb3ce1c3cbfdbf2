import { useEffect, useRef, useState } from "react";
import { acceptedPictures, pictureFault } from "#domain/artwork/file-rules.ts";
import { lineReviewForm } from "#domain/review/review-form.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import { AttachmentsField, useAttachments } from "#web/files/attachments-field.tsx";
import { FormFooter } from "#web/forms/form.tsx";
import { useSendFiles } from "#web/forms/use-send-files.ts";
import { readReview, ReviewFields } from "#web/reviews/review-fields.tsx";
import {
  type OrderedItem,
  type OrderPageUse,
  type OrderPageView,
  orderPicturePath,
  pagePath,
  queryOf,
  refusedOf,
} from "./order.types.ts";
import styles from "./line-reviews.module.css";

const names = ["title", "rate", "comment"];

interface LineProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  /** It was sent, and the page is about to show what became of it. */
  readonly onSent: () => void;
}

/** How a line turned out: stars, title, comment, up to four photos; without a script, photos come by mail. */
function ReviewForm({ item, use, onSent }: LineProps) {
  const { line } = item.proof;
  const form = `review-${line}`;
  const own = use.sent?.form === form ? use.sent : undefined;
  const { params, query } = queryOf(use.link);
  const named = { params: { ...params, line: String(line) }, query };
  const isScripted = useIsScripted();
  const attachments = useAttachments(pictureFault);
  const { ref, state, onSubmit, onInput } = useSendFiles({
    files: attachments.files,
    read: (typed) => readReview(typed, lineReviewForm, names),
    send: (upload) => uploadForm("POST order/:order_no/lines/:line/review", { ...named, ...upload }),
    names,
    onDone: () => {
      onSent();
      return use.refresh();
    },
    sent: refusedOf(use, form),
  });
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
      <ReviewFields form={state} start={{ ...own?.fieldTexts, comment: own?.typed ?? "" }} />
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
