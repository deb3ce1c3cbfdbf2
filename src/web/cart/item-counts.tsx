import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { CUSTOM_QUANTITY_DELAY_MS, MAX_LISTED_SETS, TYPED_LENGTH } from "#domain/configure/limits.ts";
import { quantityRequired, setsRequired } from "#domain/first-messages.ts";
import { grouped } from "#domain/grouped.ts";
import { formatDollars } from "#domain/money.ts";
import { callShop } from "#web/calls/call-shop.ts";
import type { CartItem } from "./cart-calls.ts";
import type { CartOfPage } from "./use-cart.ts";
import styles from "./cart-item-row.module.css";
import { DigitsInput } from "#ui/fields/digits-input.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useNumberInput } from "#ui/fields/use-number-input.ts";

const SETS = Array.from({ length: MAX_LISTED_SETS }, (_, index) => ({
  value: index + 1,
  words: index === 0 ? "1 Set" : `${index + 1} Sets`,
}));

/** The form's words for a number that nobody has typed yet. */
const MISSING = { quantity: quantityRequired, kinds: setsRequired } as const;

type Counted = keyof typeof MISSING;

const NOTHING_WRONG: Readonly<Record<Counted, string | null>> = { quantity: null, kinds: null };

/** Quantity and sets; a refusal is said at the field, what was typed stays, and until it is right the cart waits. */
function useCounts(item: CartItem, { send, markWrong }: Pick<CartOfPage, "send" | "markWrong">) {
  const [errors, setErrors] = useState(NOTHING_WRONG);
  const [refused, setRefused] = useState<number | null>(null);
  /** How often each field was asked about: what is answered late says nothing of what stands there by then. */
  const asked = useRef({ quantity: 0, kinds: 0 });
  const isWrong = errors.quantity !== null || errors.kinds !== null;
  useEffect(() => {
    markWrong(item.id, isWrong);
    return () => markWrong(item.id, false);
  }, [item.id, isWrong, markWrong]);
  const setMessage = (field: Counted, message: string | null, number: number | null) => {
    setErrors((now) => ({ ...now, [field]: message }));
    if (field === "quantity") setRefused(number);
  };
  const commit = (field: Counted) => async (value: number) => {
    const turn = ++asked.current[field];
    const answer = await send(`item:${item.id}`, () =>
      callShop("PATCH cart/items/:id", { params: { id: item.id }, body: { [field]: value } }),
    );
    const message = answer.ok ? null : (answer.fields[field] ?? answer.message);
    if (turn === asked.current[field]) setMessage(field, message, answer.ok ? null : value);
    return answer.ok;
  };
  const onEmpty = (field: Counted) => (isEmpty: boolean) => {
    asked.current[field] += 1;
    setMessage(field, isEmpty ? MISSING[field] : null, null);
  };
  return { errors, refused, commit, onEmpty };
}

/** The item's page with a quantity that the cart does not price: there it can be asked for. */
function askPath({ path, quantities }: CartItem, pieces: number | null): string | null {
  const tiers = quantities.map(({ quantity }) => quantity);
  if (path === null || pieces === null || (pieces >= Math.min(...tiers) && pieces <= Math.max(...tiers)))
    return null;
  const [page = "", search = ""] = path.split("?", 2);
  const query = new URLSearchParams(search);
  query.set("quantity", "custom");
  query.set("custom_quantity", String(pieces));
  return `${page}?${query}`;
}

const OWN = "custom";

interface CountFieldProps {
  readonly label: "Quantity" | "Number of Sets";
  readonly name: "quantity" | "kinds";
  readonly value: number;
  /** What can be chosen, with the words of each. */
  readonly options: readonly { readonly value: number; readonly words: string }[];
  readonly maxLength: number;
  readonly unit: string;
  readonly error: string | null;
  /** What can be done about the error. */
  readonly remedy?: ReactNode;
  /** True when the cart has taken the number over. */
  readonly commit: (value: number) => Promise<boolean>;
  readonly onEmpty: (isEmpty: boolean) => void;
}

/** How many: one of the listed numbers, or a typed one ('Input the number here'). */
function CountField({ label, name, value, options, commit, remedy, ...rest }: CountFieldProps) {
  const [typing, setTyping] = useState(false);
  const listed = options.some((option) => option.value === value);
  const own = typing || !listed;
  return (
    <Field label={label} error={rest.error} live>
      {({ id, describedBy }) => (
        <span className={styles.controls}>
          <Select
            id={id}
            name={name}
            value={own ? OWN : String(value)}
            describedBy={describedBy}
            invalid={rest.error !== null && !own}
            onChange={(chosen) => {
              setTyping(chosen === OWN);
              if (chosen !== OWN) void commit(Number(chosen));
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.words}
              </option>
            ))}
            <option value={OWN}>Input the number here</option>
          </Select>
          {own && (
            <OwnNumber
              {...rest}
              name={name}
              label={label}
              value={value}
              commit={commit}
              describedBy={describedBy}
            />
          )}
          {remedy}
        </span>
      )}
    </Field>
  );
}

function OwnNumber({
  label,
  name,
  value,
  commit,
  onEmpty,
  ...rest
}: Omit<CountFieldProps, "options" | "remedy"> & { readonly describedBy: string | undefined }) {
  const { text, onText, onLeave } = useNumberInput({
    value,
    pauseMs: CUSTOM_QUANTITY_DELAY_MS,
    onTyping: (digits) => digits === "" && onEmpty(true),
    // An empty field is no number, and what is said of it stays until one is typed.
    onNumber: async (typed) => typed !== null && commit(typed),
  });
  const leave = () => {
    if (text === "") onEmpty(false);
    onLeave();
  };
  return (
    <span onBlur={leave}>
      <DigitsInput
        label={`${label}: your own number`}
        name={`custom_${name}`}
        text={text}
        maxLength={rest.maxLength}
        unit={rest.unit}
        describedBy={rest.describedBy}
        invalid={rest.error !== null}
        onText={onText}
      />
    </span>
  );
}

interface ItemCountsProps {
  readonly item: CartItem;
  readonly page: Pick<CartOfPage, "send" | "markWrong">;
}

/** How many of an item: the tiers with their prices, and the sets. */
export function ItemCounts({ item, page }: ItemCountsProps) {
  const { errors, refused, commit, onEmpty } = useCounts(item, page);
  const ask = askPath(item, refused);
  return (
    <div className={styles.counts}>
      <CountField
        label="Quantity"
        name="quantity"
        value={item.quantity}
        options={item.quantities.map(({ quantity, price }) => ({
          value: quantity,
          words: `${grouped(quantity)} · ${formatDollars(price)}`,
        }))}
        maxLength={TYPED_LENGTH.quantity}
        unit="pcs"
        error={errors.quantity}
        remedy={
          ask !== null &&
          refused !== null && (
            <Link to={ask} className={styles.change}>
              Request a quote for {grouped(refused)}
            </Link>
          )
        }
        commit={commit("quantity")}
        onEmpty={onEmpty("quantity")}
      />
      <CountField
        label="Number of Sets"
        name="kinds"
        value={item.kinds}
        options={SETS}
        maxLength={TYPED_LENGTH.sets}
        unit="sets"
        error={errors.kinds}
        commit={commit("kinds")}
        onEmpty={onEmpty("kinds")}
      />
    </div>
  );
}
