import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ReplyTo, RequestOf } from "#contract/calls.ts";
import { formatDollars } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { CheckBox } from "#ui/fields/check-box.tsx";
import { WasAndNow } from "#ui/layout/was-and-now.tsx";
import { isOutcomeUnknown } from "#calls/ask-until-answered.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { useIdempotencyKey } from "#web/forms/form-state.ts";
import { againPath, queryOf, type OrderLink, orderPicturePath, pagePath } from "./order.types.ts";
import { AnswerMessage } from "./message-form.tsx";
import styles from "./again-page.module.css";

/** A line of an order as it would be ordered today, as the contract has it. */
type WireAgainLine = ReplyTo<"GET order/:order_no/again">["items"][number];

interface LineAgainProps {
  readonly item: WireAgainLine;
  readonly link: OrderLink;
  /** Then there is nothing to choose. */
  readonly isOnly: boolean;
}

/** What differs, was and is now; nothing where nothing does. */
function Changes({ item: { was_price: was, price, changes } }: Pick<LineAgainProps, "item">) {
  const rows = [
    ...(price === null || price === was
      ? []
      : [{ label: "Price", was: formatDollars(was), now: formatDollars(price) }]),
    ...changes.map(({ label, was: before, now }) => ({ label, was: before ?? "–", now: now ?? "no more" })),
  ];
  if (rows.length === 0) return <p className={styles.same}>Just as it was, at the same price.</p>;
  return (
    <div className={styles.changes}>
      <WasAndNow rows={rows} />
    </div>
  );
}

function Gone({ item: { message, origin_path: path } }: Pick<LineAgainProps, "item">): ReactNode {
  return (
    <>
      <Message tone="error">{message}</Message>
      <p>
        <Link to={path}>Choose something like it</Link>
      </p>
    </>
  );
}

/** One thing that was ordered: its picture, what differs today, and whether it goes into the cart. */
function LineAgain({ item, link, isOnly }: LineAgainProps) {
  const { line, title, price, quantity_text: quantity } = item;
  return (
    <article aria-label={title} className={styles.card}>
      <img
        className={styles.picture}
        src={orderPicturePath(link, line, 0)}
        alt=""
        width="900"
        height="640"
        loading="lazy"
      />
      <div className={styles.body}>
        <div className={styles.head}>
          {price === null || isOnly ? (
            <h2 className={styles.title}>{title}</h2>
          ) : (
            <CheckBox name="line" value={String(line)} startChecked>
              <span className={styles.title}>{title}</span>
            </CheckBox>
          )}
          {price !== null && <span className={styles.price}>{formatDollars(price)}</span>}
        </div>
        <p className={styles.quantity}>
          {quantity}
          {!item.has_artwork && " · shown with a sample design"}
        </p>
        {price === null ? <Gone item={item} /> : <Changes item={item} />}
        {price !== null && <input type="hidden" name={`price-${line}`} value={price} />}
        {price !== null && isOnly && <input type="hidden" name="line" value={line} />}
      </div>
    </article>
  );
}

interface AgainPageProps {
  readonly link: OrderLink;
  /** What is shown: all lines of the order, or the one that was asked for. */
  readonly items: readonly WireAgainLine[];
  /** Why it was refused without a script. */
  readonly message: string | undefined;
  readonly idempotencyKey: string;
  readonly refresh: () => Promise<void>;
  readonly onAdded: (added: ReplyTo<"POST order/:order_no/again">) => void;
}

type WantedLines = RequestOf<"POST order/:order_no/again">["body"]["lines"];

/** The lines that are ticked in the form, each with the price that it showed: with a script and without the same. */
export function wantedLines(form: FormData): WantedLines {
  return form
    .getAll("line")
    .filter((line) => typeof line === "string")
    .map((line) => ({ line: Number(line), price: Number(form.get(`price-${line}`)) }));
}

/** Puts what is ticked into the cart, at the prices that are shown; another price is shown first. */
function useAddAgain({ link, refresh, onAdded, message: sent }: AgainPageProps) {
  const keyFor = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(sent ?? null);
  const add = async (form: FormData) => {
    if (busy) return;
    const lines = wantedLines(form);
    setBusy(true);
    setMessage(null);
    const { params, query } = queryOf(link);
    const key = keyFor(JSON.stringify(lines));
    const answer = await callShop("POST order/:order_no/again", { params, query, body: { lines }, key });
    setBusy(answer.ok);
    if (answer.ok) return onAdded(answer.data);
    setMessage(answer.fields.lines ?? answer.message);
    if (!isOutcomeUnknown(answer)) await refresh();
  };
  return { busy, message, add };
}

interface SumProps {
  readonly items: readonly WireAgainLine[];
}

/** What was paid for it and what it costs today, without shipping. */
function Sum({ items }: SumProps) {
  const was = items.reduce((sum, { was_price: price }) => sum + price, 0);
  const now = items.reduce((sum, { price }) => sum + (price ?? 0), 0);
  return (
    <p role="status" className={styles.sum}>
      <strong>{formatDollars(now)}</strong>
      {now !== was && (
        <>
          {" "}
          <span className={styles.was}>was {formatDollars(was)}</span>
        </>
      )}
    </p>
  );
}

function buttonText(count: number): string {
  return count === 1 ? "Add to cart" : `Add ${count} items to cart`;
}

function AgainForm(props: AgainPageProps) {
  const { link, items, idempotencyKey } = props;
  const { busy, message, add } = useAddAgain(props);
  const made = items.filter(({ price }) => price !== null);
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = made.filter(({ line }) => !left.includes(line));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(new FormData(event.currentTarget));
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const ticked = new FormData(event.currentTarget).getAll("line").map(Number);
    setLeft(made.map(({ line }) => line).filter((line) => !ticked.includes(line)));
  };
  return (
    <form
      method="post"
      action={againPath(link)}
      aria-label="Order again"
      className={styles.form}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {items.map((item) => (
        <LineAgain key={item.line} item={item} link={link} isOnly={items.length === 1} />
      ))}
      {made.length > 0 && (
        <div className={styles.end}>
          <div>
            <Sum items={chosen} />
            <p className={styles.quiet}>Shipping is worked out in the cart.</p>
          </div>
          <Button look="main" type="submit" busy={busy} disabled={chosen.length === 0}>
            {busy ? "Adding" : buttonText(chosen.length)}
          </Button>
          <AnswerMessage message={message} />
        </div>
      )}
    </form>
  );
}

/** The page `/order/{number}/again`: what was ordered, at today's price, before it is in the cart. */
export function AgainPage(props: AgainPageProps) {
  const { orderNo } = props.link;
  const hasArtwork = props.items.some(({ has_artwork: has }) => has);
  return (
    <div className={styles.page}>
      <h1>Order again</h1>
      <p className={styles.lead}>
        From order <Link to={pagePath(props.link)}>{orderNo}</Link>: {hasArtwork && "the same artwork, "}
        made as before, at today’s price.
      </p>
      <AgainForm {...props} />
    </div>
  );
}
