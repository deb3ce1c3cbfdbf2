import { ContactChange } from "./contact-change.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { formatDate } from "#domain/calendar-date.ts";
import { Card, Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { MessageThread } from "#ui/layout/message-thread.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { reportPurchase } from "#web/calls/report-conversion.ts";
import { ThreadFiles } from "#web/files/thread-files.tsx";
import { Success } from "#web/forms/success.tsx";
import { HowToPay, LookedForPayment } from "./how-to-pay.tsx";
import { OrderDetails } from "./order-details.tsx";
import { LineReviews } from "./line-reviews.tsx";
import {
  againPath,
  queryOf,
  type OrderedItem,
  type OrderPageUse,
  pagePath,
  type OrderPageView,
} from "./order.types.ts";
import { usePlacedHere } from "./placed-here.ts";
import { Problems } from "./problems.tsx";
import { ChargeCard, ProofCard } from "./proof-card.tsx";
import { ApproveAll, isToAnswer } from "./proof-approval.tsx";
import { Revive } from "./revive.tsx";
import { dayOf, momentText, proofedIn, Timeline } from "./timeline.tsx";
import { LinkChange } from "./link-change.tsx";
import { MessageForm } from "./message-form.tsx";
import styles from "./order-page.module.css";

interface OrderPageProps extends OrderPageUse {
  readonly order: OrderPageView;
  /** Until when approval and payment bring the day that is promised now: "today 18:00". */
  readonly deadline: string;
  /** It was ordered just now. */
  readonly isNew: boolean;
  /** Whoever looks at it has come back from paying by card. */
  readonly isReturned: boolean;
}

function todo({ waits_for: waits, items }: OrderPageView): string {
  const isPaid = !waits.includes("payment");
  if (items.some((item) => item.awaits_artwork))
    return isPaid ? "Send your artwork and approve" : "Send your artwork, approve and pay";
  const isApproved = !waits.includes("approval") && !waits.includes("proof");
  if (isPaid) return "Approve";
  return isApproved ? "Pay" : "Approve and pay";
}

/** The day it arrives: as it would be now, or as it is promised. */
function promiseOf(order: OrderPageView, deadline: string): ReactNode {
  const { stage, delivery_date: day } = order;
  if (stage === "cancelled") return "This order is cancelled.";
  if (stage === "lapsed") return "This order has lapsed: it was not approved and paid in time.";
  if (order.problems.some(({ answers }) => answers.length === 0))
    return "We are looking at your problem, and answer by email.";
  if (stage === "delivered") return "It has arrived. Enjoy it!";
  if (day === null) return null;
  if (order.is_date_fixed)
    return (
      <>
        With you by <strong>{formatDate(day)}</strong>
      </>
    );
  return (
    <>
      {todo(order)} by {deadline} to have it by <strong>{formatDate(day)}</strong>
    </>
  );
}

function headingOf(order: OrderPageView, isClosed: boolean): string {
  if (isClosed) return "What you ordered";
  return proofedIn(order).length === 1 ? "Your proof" : "Your proofs";
}

function firstToAnswer({ items }: OrderPageView): number {
  return items.findIndex(({ proof }) => proof.state === "made");
}

/** Whose button is the one thing to do: that of the only one, or the first where all cannot be approved at once. */
function mainOf(items: readonly OrderedItem[]): OrderedItem | undefined {
  const hasPrice = items.some(({ proof }) => proof.amendment !== null);
  return items.length === 1 || hasPrice ? items[0] : undefined;
}

/** Of what waits for an answer, which one it is: "1 of 2"; empty for the only one. */
function countOf(items: readonly OrderedItem[], item: OrderedItem): string {
  return items.length > 1 && items.includes(item) ? `${items.indexOf(item) + 1} of ${items.length}` : "";
}

function Proofs({ order, ...use }: OrderPageUse & Pick<OrderPageProps, "order">) {
  const isClosed = order.stage === "cancelled" || order.stage === "lapsed";
  const toAnswer = isClosed ? [] : order.items.filter(isToAnswer);
  return (
    <Stack as="section" aria-labelledby="lines" gap={4}>
      <h2 id="lines" className={styles.heading}>
        {headingOf(order, isClosed)}
      </h2>
      {order.items.map((item) =>
        item.picture === "" ? (
          <ChargeCard key={item.proof.line} item={item} />
        ) : (
          <ProofCard
            key={item.proof.line}
            item={item}
            use={use}
            isMain={item === mainOf(toAnswer)}
            isOnly={order.items.length === 1}
            isClosed={isClosed}
            count={countOf(toAnswer, item)}
          />
        ),
      )}
      <ApproveAll items={toAnswer} use={use} />
    </Stack>
  );
}

/** What came with the quote request: it has come along. */
function RequestFiles({ request }: Pick<OrderPageView, "request">) {
  if (request === null || request.files.length === 0) return null;
  return (
    <Card look="lifted" gap={4} aria-labelledby="request-files">
      <h2 id="request-files">Files of your quote request</h2>
      <p>They have come along with your order. Your proof shows which of them we print.</p>
      <ThreadFiles files={request.files} />
    </Card>
  );
}

/** Everything that has happened, the newest first; messages stand elsewhere. */
function Story({ events }: { readonly events: OrderPageView["events"] }) {
  const told = events.filter(({ kind }) => kind !== "message");
  return (
    <Disclosure look="link" summary="What has happened so far">
      <ul className={styles.story}>
        {told.toReversed().map(({ at, kind, words }, index) => (
          <li key={`${index} ${kind}`}>
            <time dateTime={at} className={styles.when}>
              {momentText(at)}
            </time>{" "}
            {words}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface CancelProps {
  readonly order: OrderPageView;
  readonly use: OrderPageUse;
}

/** Takes the order back while nothing is printed: asked for, then confirmed. */
function Cancel({ order, use }: CancelProps) {
  if (!order.may_cancel) return null;
  const { params, query } = queryOf(use.link);
  const words =
    order.paid > 0 ? "What you paid is given back." : "Nothing is printed and nothing is charged.";
  return (
    <Disclosure look="link" summary="Cancel this order" open={use.sent?.form === "cancel"}>
      <p>{words} It cannot be undone.</p>
      <MessageForm
        {...use}
        name="cancel"
        label="Why, if you like to say"
        button={["Yes, cancel the order", "Cancelling"]}
        unseen={{}}
        call={(reason) => callShop("POST order/:order_no/cancel", { params, query, body: { reason } })}
      />
    </Disclosure>
  );
}

interface ThanksProps {
  readonly order: OrderPageView;
  /** The page without its thanks: a reload does not say them again. */
  readonly path: string;
}

/** Said once, right after ordering. */
function Thanks({ order, path }: ThanksProps) {
  const told = useRef(false);
  useEffect(() => {
    window.history.replaceState(window.history.state, "", path);
    if (told.current) return;
    told.current = true;
    reportPurchase(order);
  }, [path, order]);
  const [first] = order.deliver_to.name.split(" ");
  return (
    <div className={styles.thanks}>
      <Success heading={`Thank you, ${first}`}>
        <p className={styles.words}>
          Your order is in. A copy with the link to this page goes to <strong>{order.email}</strong>.
        </p>
      </Success>
    </div>
  );
}

interface MessagesProps {
  readonly order: OrderPageView;
  readonly use: OrderPageUse;
}

/** What customer and shop have written to each other, and a form for more. */
function Messages({ order, use }: MessagesProps) {
  const { messages } = order;
  const { params, query } = queryOf(use.link);
  return (
    <Card look="lifted" gap={4} aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      {messages.length > 0 && (
        <MessageThread
          log="Messages so far"
          messages={messages.map(({ by, at, words }, index) => ({
            key: `${index} ${at}`,
            by,
            who: by === "customer" ? "You" : "The shop",
            when: <time dateTime={at}>{momentText(at)}</time>,
            words,
          }))}
        />
      )}
      <MessageForm
        {...use}
        name="message"
        label="Write to us about this order"
        hint="We answer here and by email."
        button={["Write to the shop", "Writing"]}
        unseen={{}}
        call={(words) => callShop("POST order/:order_no/messages", { params, query, body: { words } })}
      />
    </Card>
  );
}

/** The page of an order, for its owner and for whoever has its link. */
export function OrderPage({ order, deadline, isNew, isReturned, ...props }: OrderPageProps) {
  const { link } = props;
  const isPlacedHere = usePlacedHere(order.order_no);
  return (
    <div className={styles.page}>
      {(isNew || isPlacedHere) && order.stage === "open" && <Thanks order={order} path={pagePath(link)} />}
      <header className={styles.head}>
        <h1 className={styles.title}>
          Order <span translate="no">{order.order_no}</span>
        </h1>
        <p className={styles.placed}>
          <span>
            Placed <time dateTime={order.placed_at}>{dayOf(order.placed_at)}</time>
            {order.open_until !== null && <>, open until {formatDate(order.open_until)}</>}
          </span>{" "}
          <Link to={againPath(link)}>Order again</Link>{" "}
          {order.request !== null && (
            <span>
              From your <Link to={order.request.path}>quote request {order.request.request_no}</Link>
            </span>
          )}
        </p>
      </header>
      <div className={styles.way}>
        <p role="status" className={styles.promise}>
          {promiseOf(order, deadline)}
        </p>
        <Timeline order={order} />
      </div>
      <div className={styles.columns}>
        <Stack gap={5}>
          {isReturned && <LookedForPayment order={order} use={props} />}
          <HowToPay order={order} use={props} isMain={firstToAnswer(order) === -1} />
          <Revive order={order} use={props} />
          <Proofs order={order} {...props} />
          <RequestFiles request={order.request} />
          <LineReviews order={order} use={props} />
          <Problems order={order} use={props} />
          <Messages order={order} use={props} />
        </Stack>
        <div>
          <OrderDetails order={order} />
          <div className={styles.quiet}>
            <ContactChange order={order} use={props} />
            <Story events={order.events} />
            <LinkChange order={order} use={props} />
            <Cancel order={order} use={props} />
          </div>
        </div>
      </div>
    </div>
  );
}
