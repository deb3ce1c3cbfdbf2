import { useState } from "react";
import { Link } from "react-router";
import { MAX_LISTED_SETS, TYPED_LENGTH } from "../../../../domain/configure/limits.ts";
import type { FieldMessages } from "../../../../domain/account/refusal.ts";
import { grouped } from "../../../../domain/grouped.ts";
import { formatDollars } from "../../../../domain/money.ts";
import { changeItem } from "../cart-calls.ts";
import type { CartItem } from "../cart.types.ts";
import type { CartOfPage } from "../page/use-cart.ts";
import { CountField } from "./count-field.tsx";
import styles from "./cart-line.module.css";

const SETS = Array.from({ length: MAX_LISTED_SETS }, (_, index) => ({
  value: index + 1,
  words: index === 0 ? "1 Set" : `${index + 1} Sets`,
}));

/** The form's words for a number that nobody has typed yet. */
const MISSING = {
  quantity: "Please enter the quantity.",
  kinds: "Please enter the number of sets.",
} as const;

type Counted = keyof typeof MISSING;

/** Quantity and sets; a refusal is said at the field, what was typed stays, and until it is right the cart waits. */
const useCounts = (item: CartItem, { send, markWrong }: Pick<CartOfPage, "send" | "markWrong">) => {
  const [errors, setErrors] = useState<FieldMessages>({});
  const [refused, setRefused] = useState<number | null>(null);
  const say = (field: Counted, message: string | null) => {
    setErrors((now) => Object.fromEntries(Object.entries({ ...now, [field]: message }).filter(isSaid)));
    markWrong(item.id, field, message !== null);
  };
  const commit = (field: Counted) => async (value: number) => {
    const answer = await send(`item:${item.id}`, () => changeItem(item.id, { [field]: value }));
    say(field, answer.ok ? null : (answer.fields[field] ?? answer.message));
    if (field === "quantity") setRefused(answer.ok ? null : value);
    return answer.ok;
  };
  const onEmpty = (field: Counted) => (isEmpty: boolean) => {
    setRefused(null);
    say(field, isEmpty ? MISSING[field] : null);
  };
  return { errors, refused, commit, onEmpty };
};

const isSaid = (entry: [string, string | null]): entry is [string, string] => entry[1] !== null;

/** The item's page with a quantity that the cart does not price: there it can be asked for. */
const askPath = ({ path, quantities }: CartItem, pieces: number | null): string | null => {
  const tiers = quantities.map(({ quantity }) => quantity);
  if (path === null || pieces === null || (pieces >= Math.min(...tiers) && pieces <= Math.max(...tiers)))
    return null;
  const [page = "", search = ""] = path.split("?", 2);
  const query = new URLSearchParams(search);
  query.set("quantity", "custom");
  query.set("custom_quantity", String(pieces));
  return `${page}?${query}`;
};

interface CountsProps {
  readonly item: CartItem;
  readonly page: Pick<CartOfPage, "send" | "markWrong">;
}

/** How many of an item: the tiers with their prices, and the sets. */
export const Counts = ({ item, page }: CountsProps) => {
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
        error={errors.quantity ?? null}
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
        error={errors.kinds ?? null}
        commit={commit("kinds")}
        onEmpty={onEmpty("kinds")}
      />
    </div>
  );
};
