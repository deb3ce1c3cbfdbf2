import { useState } from "react";
import { Link } from "react-router";
import { withoutCounts } from "#domain/detail.ts";
import { formatDollars } from "#domain/money.ts";
import { detailText } from "#domain/quotation/quotation.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { WasAndNow } from "#ui/layout/was-and-now.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { againPath, queryOf, type OrderedItem, type OrderPageUse } from "./order.types.ts";
import { EarlierProofs, WhatChanged, hasEmptyPlace, Pictures, printedPlaces } from "./pictures.tsx";
import { Approve, isToAnswer } from "./proof-approval.tsx";
import { PinBoards, type Pins, usePins } from "./pin-boards.tsx";
import { SendArtwork } from "./send-artwork.tsx";
import { AnswerMessage, MessageForm } from "./message-form.tsx";
import styles from "./order-cards.module.css";

interface ProofProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
}

interface Moved {
  /** Told why what was pressed was refused, where the order has moved on. */
  readonly onMoved: (message: string) => void;
}

interface ProofCardProps extends ProofProps {
  /** It is the one thing to do on the page. */
  readonly isMain: boolean;
  /** The only line of its order: then its buttons need no name of their own. */
  readonly isOnly: boolean;
  /** The order is at an end: nothing is waited for. */
  readonly isClosed: boolean;
  /** "1 of 2" of what waits for an answer; empty for the only one. */
  readonly count: string;
}

interface ChangeProps extends ProofProps, Moved {
  readonly pins: Pins;
  readonly onToggle: (isOpen: boolean) => void;
}

function Change({ item: { proof }, use, pins, onToggle, onMoved }: ChangeProps) {
  const isScripted = useIsScripted();
  const { params, query } = queryOf(use.link);
  const { line, version } = proof;
  const name = `change-${line}`;
  return (
    <Disclosure look="link" summary="Ask for a change" open={use.sent?.form === name} onToggle={onToggle}>
      {isScripted && (
        <p className={styles.pinHint}>Press on the picture to put a pin where something should change.</p>
      )}
      <MessageForm
        {...use}
        name={name}
        label="What should we change?"
        button={["Send", "Sending"]}
        unseen={{ line, version }}
        onMoved={onMoved}
        call={(words) =>
          callShop("POST order/:order_no/proofs/:line/change", {
            params: { ...params, line },
            query,
            body: { version, words, pins: pins.all.map(({ id: _id, ...pin }) => pin) },
          })
        }
      />
    </Disclosure>
  );
}

/** "Set 2, back": the places that wait for a file, where others have theirs. */
function emptyPlaces({ places }: OrderedItem): string {
  const empty = places.filter(({ has_file: has }) => !has);
  return empty.length === places.length ? "" : ` for ${empty.map(({ label }) => label).join(" and ")}`;
}

function NeedsArtwork({ item, use }: ProofProps) {
  const isScripted = useIsScripted();
  return (
    <p className={styles.wait}>
      <strong>We need your artwork{emptyPlaces(item)}.</strong>{" "}
      {isScripted && item.artwork === "open" ? "Send it here, or email it to" : "Email it to"}{" "}
      <a href={`mailto:${use.shopEmail}`}>{use.shopEmail}</a> with the number {use.link.orderNo}, and your
      proof follows.
    </p>
  );
}

function Preparing({ item, use }: ProofProps) {
  if (item.awaits_artwork) return <NeedsArtwork item={item} use={use} />;
  if (hasEmptyPlace(item))
    return (
      <p className={styles.wait}>
        We are preparing your proof from the files of your quote request and will email you when it is ready.
      </p>
    );
  return (
    <p className={styles.wait}>
      {item.proof.is_held
        ? "A person looks at your file before we send its proof. We will email you when it is ready."
        : "We are preparing your proof and will email you when it is ready."}
    </p>
  );
}

function ProofState({ item, use, isClosed }: Pick<ProofCardProps, "item" | "use" | "isClosed">) {
  const { state, version } = item.proof;
  if (state === "approved")
    return <Message tone="done">You approved this proof. It is what we print.</Message>;
  if (isClosed) return null;
  if (state === "none") return <Preparing item={item} use={use} />;
  if (state === "artwork-sent")
    return (
      <p className={styles.wait}>
        Something of it has changed since your last proof.{" "}
        {item.proof.is_held ? "A person looks at it before we send the next" : "We are preparing the next"}{" "}
        and will email you when it is ready.
      </p>
    );
  if (state === "change-asked")
    return <p className={styles.wait}>We have your words. A new proof follows by email.</p>;
  // Made before there was artwork, as proofs could be once: it shows nothing to approve.
  if (hasEmptyPlace(item)) return <NeedsArtwork item={item} use={use} />;
  const ready = version === 1 ? "Your proof is ready." : `Proof ${version} is ready.`;
  return (
    <p className={styles.wait}>
      <strong>{ready}</strong> Please check words, colours and size: we print exactly this.
    </p>
  );
}

type Amendment = NonNullable<OrderedItem["proof"]["amendment"]>;

/** "$12.50 more", said of an order. */
function differenceWords({ difference, total_price: total }: Amendment): string {
  if (difference === 0) return `Your order still costs ${formatDollars(total)}.`;
  const cents = formatDollars(Math.abs(difference));
  return difference > 0
    ? `That is ${cents} more: your order then costs ${formatDollars(total)}.`
    : `That is ${cents} less: your order then costs ${formatDollars(total)}.`;
}

/** Another size or quantity that goes with a proof: what was ordered, what it is now, and what that costs. */
function ProposedLine({ amendment, title }: { readonly amendment: Amendment; readonly title: string }) {
  return (
    <section aria-label={`What we propose for ${title}`} className={styles.proposed}>
      <p className={styles.words}>This proof is not quite what you ordered. With it we propose:</p>
      <WasAndNow
        rows={amendment.changes.map(({ label, was, now }) => ({
          label,
          was: was ?? "–",
          now: now ?? "no more",
        }))}
      />
      <p>
        <strong>{differenceWords(amendment)}</strong> Prices include GST. Nothing changes unless you approve.
      </p>
    </section>
  );
}

/** A line of an order with its proof, and what its customer says to it. */
export function ProofCard({ item, use, isMain, isOnly, isClosed, count }: ProofCardProps) {
  const { proof, title } = item;
  const toAnswer = isToAnswer(item) && !isClosed;
  const [moved, setMoved] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  // A sheet says what it is made of.
  const isSheet = toAnswer && !isAsking && printedPlaces(item, proof.version).length > 0;
  const pins = usePins(proof.version);
  return (
    <article aria-label={title} className={styles.card} data-large={toAnswer || isAsking || undefined}>
      {toAnswer && isAsking ? (
        <PinBoards item={item} use={use} pins={pins} />
      ) : (
        <Pictures item={item} use={use} sheet={toAnswer ? count : undefined} />
      )}
      <div className={styles.rest}>
        <div className={styles.body}>
          <div className={styles.head}>
            <h3 className={styles.title}>{title}</h3>
            <span className={styles.price}>
              {formatDollars(item.price)}
              {item.is_agreed && " as agreed"}
            </span>
          </div>
          {!isSheet && (
            <p className={styles.details}>
              {item.quantity_text} · {detailText(withoutCounts(item.details))}
            </p>
          )}
          <AnswerMessage message={moved} />
          <ProofState item={item} use={use} isClosed={isClosed} />
          {toAnswer && proof.amendment !== null && <ProposedLine amendment={proof.amendment} title={title} />}
          {proof.note !== "" && <p className={styles.note}>{proof.note}</p>}
          {!isOnly && (isClosed || proof.state === "approved") && (
            <p>
              <Link to={againPath(use.link, proof.line)} aria-label={`Order this again: ${title}`}>
                Order this again
              </Link>
            </p>
          )}
        </div>
        <div className={`${styles.body} ${styles.answer}`}>
          {toAnswer && (
            <>
              {/* What was ticked for another proof counts for none that nobody has looked at. */}
              <Approve
                key={`approve ${proof.version} ${proof.sha256}`}
                {...{ item, use, isMain, isOnly, count }}
                onMoved={setMoved}
              />
              <Change
                key={proof.version}
                item={item}
                use={use}
                pins={pins}
                onToggle={setAsking}
                onMoved={setMoved}
              />
            </>
          )}
          <SendArtwork item={item} use={use} isOnly={isOnly} />
          <WhatChanged item={item} use={use} />
          <EarlierProofs item={item} use={use} />
        </div>
      </div>
    </article>
  );
}

/** A line of an order for which nothing is made, such as a tool: it needs no proof. */
export function ChargeCard({ item }: { readonly item: OrderedItem }) {
  const { title, price, details, is_removed: isRemoved } = item;
  return (
    <article aria-label={title} className={styles.card} data-large>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          <span className={styles.price}>{isRemoved ? "Removed" : formatDollars(price)}</span>
        </div>
        {!isRemoved && details.length > 0 && <p className={styles.details}>{detailText(details)}</p>}
      </div>
    </article>
  );
}
