import { useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Icon } from "#ui/icon.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import styles from "./set-up-list.module.css";

export type SetUp = NonNullable<StudioReplyTo<"GET today">["set_up"]>;
type Row = SetUp["rows"][number];
type Part = Row["part"];

interface PartWords {
  readonly name: string;
  /** What it means while it is open. */
  readonly open: string;
  readonly done: string;
  /** Where it is done, where that is in the studio. */
  readonly to?: { readonly path: string; readonly name: string };
  /** How an owner says that it stays as it is. */
  readonly confirm?: string;
}

const settings = { path: "/settings", name: "Enter it" } as const;

/** Each part as it is said; what is set where the shop is started names its setting. */
const parts: Readonly<Record<Part, PartWords>> = {
  gst: {
    name: "GST number",
    open: "The demonstration’s, or none: no invoice is issued until yours is here.",
    done: "It stands on every invoice.",
    to: settings,
  },
  account: {
    name: "Bank account",
    open: "The demonstration’s, or none: nobody can pay by bank transfer, and no invoice is issued.",
    done: "Customers who pay by bank transfer read it.",
    to: settings,
  },
  name: {
    name: "Name",
    open: "It is the program’s name.",
    done: "It stands on every page and paper.",
    to: settings,
    confirm: "That is our name",
  },
  place: {
    name: "Address, phone and email",
    open: "One of them is still the demonstration’s.",
    done: "They stand on every page and paper.",
    to: settings,
  },
  mail: {
    name: "Mail server",
    open: "Mails are kept in the outbox and reach nobody. Set SMTP_URL where the shop is started.",
    done: "Mails are sent.",
    to: { path: "/state", name: "See what waits" },
  },
  cards: {
    name: "Card payments",
    open: "Nobody can pay by card. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET where the shop is started.",
    done: "Stripe is connected.",
    confirm: "We take no cards",
  },
  days: {
    name: "Opening days",
    open: "The shop is closed on weekends, national holidays and Auckland’s own.",
    done: "You have set the days on which the shop is closed.",
    to: { path: "/catalogue?part=days", name: "Change them" },
    confirm: "These are right",
  },
  reviews: {
    name: "Demonstration reviews",
    open: "Pages show reviews that the program came with, each marked as such.",
    done: "Pages show what your customers say, and nothing else.",
    confirm: "Leave them for now",
  },
  coupon: {
    name: "Coupon FIRSTPEEL",
    open: "It takes 10% off for whoever knows its code.",
    done: "It is out of use.",
    to: { path: "/coupons", name: "Stop or change it" },
    confirm: "We want it",
  },
};

/** One act at a time; what was said against it is shown until the next. */
function useActs() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const isActing = useRef(false);
  const [fault, setFault] = useState<string | null>(null);
  const act = async (name: string, send: () => ReturnType<typeof confirmPart>) => {
    if (isActing.current) return;
    isActing.current = true;
    setBusy(name);
    const answer = await send();
    setFault(answer.ok ? null : answer.message);
    await revalidate();
    isActing.current = false;
    setBusy(null);
  };
  return { busy, fault, act };
}

type Acts = ReturnType<typeof useActs>;

function confirmPart(part: Part | "list", isConfirmed: boolean) {
  return callStudio("PUT set-up/:part", { params: { part }, body: { is_confirmed: isConfirmed } });
}

/** What can be done about a part, each named by the part for who only hears the button; the focus stays on what was confirmed. */
function PartActs({ row: { part, state }, acts }: { readonly row: Row; readonly acts: Acts }) {
  const { name, to, confirm } = parts[part];
  const { busy, act } = acts;
  if (state === "done") return null;
  const isOpen = state === "open";
  const toggle = isOpen ? confirm : "Open again";
  return (
    <>
      {isOpen && to && (
        <Link to={to.path} aria-label={`${to.name}: ${name}`}>
          {to.name}
        </Link>
      )}
      {isOpen && part === "reviews" && (
        <Button
          look="quiet"
          busy={busy === "remove"}
          onClick={() => void act("remove", () => callStudio("DELETE set-up/reviews"))}
        >
          Remove them for good
        </Button>
      )}
      {toggle !== undefined && (
        <Button
          look="plain"
          label={`${toggle}: ${name}`}
          busy={busy === part}
          onClick={() => void act(part, () => confirmPart(part, isOpen))}
        >
          {toggle}
        </Button>
      )}
    </>
  );
}

const stateNames = { open: "Open", done: "Done", confirmed: "Done: it stays as it is" } as const;

function PartRow({ row, acts }: { readonly row: Row; readonly acts: Acts }) {
  const { name, open, done } = parts[row.part];
  const isOpen = row.state === "open";
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <span className={styles.mark}>
        {!isOpen && <Icon name="tick" size={15} />}
        <VisuallyHidden>{stateNames[row.state]}</VisuallyHidden>
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.words}>{row.state === "done" ? done : open}</p>
      </div>
      <div className={styles.acts}>
        <PartActs row={row} acts={acts} />
      </div>
    </li>
  );
}

function waitingWords(papers: number): string {
  return papers === 1
    ? "1 invoice waits for your GST number and bank account. It is issued and mailed as soon as both are here."
    : `${papers} invoices and credit notes wait for your GST number and bank account. They are issued and mailed as soon as both are here.`;
}

/** What is seen to together, in the order in which it matters. */
const groups: readonly { readonly name: string; readonly parts: readonly Part[] }[] = [
  { name: "Before the first real order", parts: ["gst", "account", "name", "place"] },
  { name: "So that customers can pay and hear of it", parts: ["mail", "cards"] },
  { name: "Right as it came?", parts: ["days", "reviews", "coupon"] },
];

function SetUpGroups({ rows, acts }: { readonly rows: SetUp["rows"]; readonly acts: Acts }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, parts: own }) => (
        <section key={name} aria-label={name} className={styles.group}>
          <h3 className={styles.groupName}>{name}</h3>
          <ul>
            {rows
              .filter(({ part }) => own.includes(part))
              .map((row) => (
                <PartRow key={row.part} row={row} acts={acts} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface SetUpListProps {
  readonly setUp: SetUp;
  /** The day has work: the list keeps to its head until it is opened. */
  readonly isFolded: boolean;
}

/** A new owner's first day: what is left until the shop is theirs, and where each is done. */
export function SetUpList({ setUp, isFolded }: SetUpListProps) {
  const acts = useActs();
  const { rows, may_put_away: mayPutAway, waiting_papers: papers } = setUp;
  const done = rows.filter(({ state }) => state !== "open").length;
  const body = (
    <>
      <SetUpGroups rows={rows} acts={acts} />
      <div role="alert">{acts.fault !== null && <Message tone="error">{acts.fault}</Message>}</div>
      {mayPutAway && (
        <Button
          look="plain"
          busy={acts.busy === "list"}
          onClick={() => void acts.act("list", () => confirmPart("list", true))}
        >
          Put this list away
        </Button>
      )}
    </>
  );
  return (
    <section className={styles.list} aria-labelledby="set-up">
      <header className={styles.head}>
        <h2 id="set-up" className={styles.title}>
          Set up your shop
        </h2>
        <p className={styles.note} role="status">
          {done} of {rows.length} done.
          {!mayPutAway && " Until the first two are, orders are taken and every page says “Demonstration”."}
        </p>
        <ProgressBar label="Set up" value={done} max={rows.length} />
      </header>
      {papers > 0 && <Message tone="note">{waitingWords(papers)}</Message>}
      {isFolded ? <Disclosure summary="What is left to do">{body}</Disclosure> : body}
    </section>
  );
}
