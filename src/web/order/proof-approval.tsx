import { type FormEvent, type SyntheticEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { formatDollars } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { focusWrongField } from "#ui/focus-wrong-field.ts";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { hasEmptyPlace } from "./pictures.tsx";
import { AnswerMessage, useAnswer } from "./message-form.tsx";
import { type OrderedItem, type OrderLink, type OrderPageUse, pagePath, queryOf } from "./order.types.ts";
import cards from "./order-cards.module.css";
import styles from "./proof-sheet.module.css";

/** What is looked at before a proof is approved. */
const looks = [
  { name: "words", title: "The words", hint: "Spelling, phone number, address" },
  { name: "colours", title: "The colours", hint: "A screen glows: paper looks a little calmer" },
  { name: "size", title: "The size", hint: "How large it is, and where it is cut" },
] as const;
type Look = (typeof looks)[number]["name"];

/** The size stands beside its box, where it is known. */
function hintOf(look: (typeof looks)[number], { details }: OrderedItem): string {
  const size = look.name === "size" ? details.find(({ label }) => label === "Size")?.value : undefined;
  return size === undefined ? look.hint : `${size}, cut along its line`;
}

/** A proof that waits for its customer. */
export function isToAnswer(item: OrderedItem): boolean {
  return item.proof.state === "made" && !hasEmptyPlace(item);
}

const formId = (line: number) => `approve-${line}`;

function lookedAt(form: HTMLFormElement): ReadonlySet<string> {
  return new Set(new FormData(form).getAll("looked").filter((value) => typeof value === "string"));
}

function missingIn(form: HTMLFormElement): readonly Look[] {
  const ticked = lookedAt(form);
  return looks.flatMap(({ name }) => (ticked.has(name) ? [] : [name]));
}

/** "Please look at the words and the size, and tick them." */
function missingWords(missing: readonly Look[]): string {
  const named = looks.flatMap(({ name, title }) => (missing.includes(name) ? [title.toLowerCase()] : []));
  const listed = named.join(", ").replace(/, (?=[^,]*$)/, " and ");
  return `Please look at ${listed}, and tick ${named.length === 1 ? "it" : "them"}.`;
}

interface ChecksProps {
  readonly item: OrderedItem;
  readonly missing: readonly Look[];
  readonly missingId: string;
  readonly onTick: (look: Look) => void;
}

function Checks({ item, missing, missingId, onTick }: ChecksProps) {
  return (
    <fieldset className={styles.checks}>
      <legend>Check three things</legend>
      {looks.map((look) => {
        const isMissing = missing.includes(look.name);
        return (
          <label key={look.name} className={styles.check}>
            <input
              type="checkbox"
              className={styles.tick}
              name="looked"
              value={look.name}
              required
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? missingId : undefined}
              onChange={() => onTick(look.name)}
            />
            <span className={styles.what}>{look.title}</span>
            <span className={styles.hint}>{hintOf(look, item)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What is pressed says what it costs, where that is another price, and which of several it is. */
function approveWords({ amendment }: OrderedItem["proof"], count: string): string {
  if (amendment !== null) return `Approve at ${formatDollars(amendment.price)}`;
  return count === "" ? "Approve" : `Approve ${count}`;
}

function approve(link: OrderLink, { proof: { line, version, sha256 } }: OrderedItem) {
  const { params, query } = queryOf(link);
  return callShop("POST order/:order_no/proofs/:line/approve", {
    params: { ...params, line },
    query,
    body: { version, sha256: sha256 ?? "" },
  });
}

interface ApproveProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  /** It is the one thing to do on the page. */
  readonly isMain: boolean;
  /** The only line of its order: then its button needs no name of its own. */
  readonly isOnly: boolean;
  /** "1 of 2" of what waits for an answer; empty for the only one. */
  readonly count: string;
  /** Told why what was pressed was refused, where the order has moved on. */
  readonly onMoved: (message: string) => void;
}

/** Approves exactly what is shown, once its customer has ticked what they have looked at (decision 411). */
export function Approve({ item, use, isMain, isOnly, count, onMoved }: ApproveProps) {
  const { proof, title } = item;
  const name = formId(proof.line);
  const isScripted = useIsScripted();
  const missingId = useId();
  const [missing, setMissing] = useState<readonly Look[]>([]);
  const own = use.sent?.form === name ? use.sent : undefined;
  const { busy, message, answer } = useAnswer(use.refresh, own?.message ?? null, onMoved);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const open = missingIn(form);
    flushSync(() => setMissing(open));
    if (open.length > 0) focusWrongField(form);
    else void answer(() => approve(use.link, item));
  };
  const words = approveWords(proof, count);
  return (
    <form
      id={name}
      method="post"
      action={pagePath(use.link)}
      noValidate={isScripted}
      className={cards.approve}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="line" value={proof.line} />
      <input type="hidden" name="version" value={proof.version} />
      <input type="hidden" name="sha256" value={proof.sha256 ?? ""} />
      <Checks
        item={item}
        missing={missing}
        missingId={missingId}
        onTick={(look) => setMissing((now) => now.filter((one) => one !== look))}
      />
      <div role="alert" className={cards.alert}>
        {missing.length > 0 && (
          <Message tone="error" id={missingId}>
            {missingWords(missing)}
          </Message>
        )}
      </div>
      <AnswerMessage message={message} />
      <Button
        look={isMain ? "main" : "quiet"}
        type="submit"
        busy={busy}
        label={isOnly ? undefined : `${words}: ${title}`}
      >
        {busy ? "Approving" : words}
      </Button>
    </form>
  );
}

interface ApproveAllProps {
  readonly items: readonly OrderedItem[];
  readonly use: OrderPageUse;
}

/** Approves one after the other, up to one that is refused; where some were granted by then, the page is read again. */
async function approveInTurn({ items, use }: ApproveAllProps) {
  const [first, ...more] = items;
  let answered = await approve(use.link, first!);
  let granted = 0;
  for (const item of more) {
    if (!answered.ok) break;
    granted += 1;
    answered = await approve(use.link, item);
  }
  if (!answered.ok && granted > 0) await use.refresh();
  return answered;
}

/** Approves all that wait, once all was looked at; where one was not it leads there. */
export function ApproveAll({ items, use }: ApproveAllProps) {
  const isScripted = useIsScripted();
  const { busy, message, answer } = useAnswer(use.refresh, null);
  const onPress = (event: SyntheticEvent) => {
    event.preventDefault();
    const forms = items.map(({ proof }) => document.getElementById(formId(proof.line)));
    const open = forms.find((form) => form instanceof HTMLFormElement && missingIn(form).length > 0);
    if (open instanceof HTMLFormElement) return open.requestSubmit();
    void answer(() => approveInTurn({ items, use }));
  };
  // What costs another price is approved by its own button, which says so.
  const isOffered = items.length > 1 && items.every(({ proof }) => proof.amendment === null);
  // Why one was refused is said also where it is the only one left.
  if (!isScripted || items.length === 0 || !(isOffered || busy || message !== null)) return null;
  return (
    <div className={cards.approveAll}>
      <AnswerMessage message={message} />
      {isOffered && (
        <Button look="main" busy={busy} onClick={onPress}>
          {busy ? "Approving" : items.length === 2 ? "Approve both" : `Approve all ${items.length}`}
        </Button>
      )}
    </div>
  );
}
