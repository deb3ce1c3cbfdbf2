import { useState } from "react";
import { marginOn } from "#domain/price/cost/margin.ts";
import { formatEach } from "#domain/price/price-each.ts";
import { type Cents, formatMoney, toCents, parseCents } from "#domain/money.ts";
import { grouped } from "#domain/grouped.ts";
import { ANSWER_LINES } from "#domain/quote-request/answer-form.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Fields, Row, Stack } from "#ui/layout/boxes.tsx";
import { shareText } from "./figures.tsx";
import type { Calculated } from "./use-calculation.ts";
import styles from "./calculator.module.css";

/** What a line of the answer is given by the calculator. */
export interface TakenPrice {
  readonly line: number;
  readonly pieces: string;
  readonly price: string;
  /** What it is; null leaves the words of the line. */
  readonly words: string | null;
}

interface Asked {
  readonly line: number;
  readonly price: Cents;
  /** Sets of the request: those of the first line. */
  readonly askedSets: number;
}

/** The line that says what was reckoned. Only the first has the request's sets; elsewhere sets are said in words, all pieces together. */
function takenPrice(
  {
    line: what,
    is_as_asked: isAsAsked,
    quantity,
    sets,
  }: Pick<Calculated, "is_as_asked" | "line" | "quantity" | "sets">,
  { line, price, askedSets }: Asked,
): TakenPrice {
  const pieces = quantity ?? 0;
  const ownSets = line === 1 ? askedSets : 1;
  const isSame = sets === ownSets;
  const setsWords = isSame ? what : `${what}\nSets: ${sets} of ${pieces} each`;
  return {
    line,
    pieces: String(isSame ? pieces : Math.round((pieces * sets) / ownSets)),
    price: (price / 100).toFixed(2),
    words: line === 1 && isAsAsked && isSame ? null : setsWords,
  };
}

const lines = Array.from({ length: ANSWER_LINES }, (_, at) => String(at + 1));

/** Of a figure that the page knows, in cents. */
function known(dollars: number | null | undefined): Cents | null {
  return dollars === null || dollars === undefined ? null : toCents(dollars);
}

function Amount({
  label,
  hint,
  onText,
}: {
  readonly label: string;
  readonly hint: string;
  readonly onText: (text: string) => void;
}) {
  return (
    <Field label={label} hint={hint}>
      {({ id }) => <TextInput id={id} name="amount" inputMode="decimal" autoComplete="off" onText={onText} />}
    </Field>
  );
}

/** What a price leaves, in words; a warning where it is less than it costs. */
function Verdict({
  price,
  cost,
  pieces,
}: {
  readonly price: Cents | null;
  readonly cost: Cents | null;
  readonly pieces: number;
}) {
  if (price === null) return null;
  const each = `${formatEach(price, pieces)} each`;
  if (cost === null)
    return (
      <p>
        {formatMoney(price)}, {each}. What it costs is not known.
      </p>
    );
  const { amount, permille } = marginOn(price, cost);
  if (amount < 0)
    return (
      <Message tone="error">
        {formatMoney(price)}, {each}, is {formatMoney(-amount)} under what it costs.
      </Message>
    );
  return (
    <p>
      {formatMoney(price)}, {each}, leaves <strong>{formatMoney(amount)}</strong>, {shareText(permille)} of
      it.
    </p>
  );
}

interface OwnPriceProps {
  readonly calculated: Calculated;
  /** Sets of the request: those of the first line. */
  readonly askedSets: number;
  /** Null where the request takes no answer any more. */
  readonly onTake: ((taken: TakenPrice) => void) | null;
}

/** A price of one's own, what it leaves, and the way into the answer. */
export function OwnPrice({ calculated, askedSets, onTake }: OwnPriceProps) {
  const [typed, setTyped] = useState("");
  const [typedCost, setTypedCost] = useState("");
  const [line, setLine] = useState("1");
  const [said, setSaid] = useState("");
  const { rows, quantity, sets } = calculated;
  const row = rows.find((one) => one.quantity === quantity);
  const price = typed.trim() === "" ? known(row?.price) : parseCents(typed);
  const cost = typedCost.trim() === "" ? known(row?.cost) : parseCents(typedCost);
  const pieces = quantity ?? 0;
  const take = () => {
    if (price === null || onTake === null) return;
    onTake(takenPrice(calculated, { line: Number(line), price, askedSets }));
    setSaid(`Line ${line} of the answer is now ${grouped(pieces)} pieces for ${formatMoney(price)}.`);
  };
  if (pieces === 0) return null;
  return (
    <Stack className={styles.own}>
      <Fields>
        <Amount label="Own price in dollars" hint="empty: the page’s" onText={setTyped} />
        <Amount label="Own cost in dollars" hint="empty: the catalogue’s" onText={setTypedCost} />
      </Fields>
      <div aria-live="polite">
        <Verdict price={price} cost={cost} pieces={pieces * sets} />
      </div>
      {onTake !== null && (
        <Row gap={2}>
          <Button look="quiet" disabled={price === null} onClick={take}>
            Take it over into
          </Button>
          <Select label="Line of the answer" value={line} onChange={setLine}>
            {lines.map((at) => (
              <option key={at} value={at}>
                line {at}
              </option>
            ))}
          </Select>
        </Row>
      )}
      <div role="status">{said !== "" && <Message tone="done">{said}</Message>}</div>
    </Stack>
  );
}
