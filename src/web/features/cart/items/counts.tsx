import { useState } from "react";
import { MAX_LISTED_SETS, TYPED_LENGTH } from "../../../../domain/configure/limits.ts";
import type { FieldMessages } from "../../../../domain/account/refusal.ts";
import { grouped } from "../../../../domain/grouped.ts";
import { formatDollars } from "../../../../domain/money.ts";
import { changeItem } from "../cart-calls.ts";
import type { CartItem } from "../cart.types.ts";
import type { SendCart } from "../page/use-cart.ts";
import { CountField } from "./count-field.tsx";
import styles from "./cart-line.module.css";

const SETS = Array.from({ length: MAX_LISTED_SETS }, (_, index) => ({
  value: index + 1,
  words: index === 0 ? "1 Set" : `${index + 1} Sets`,
}));

/** Quantity and sets; a refusal is said at the field, and what was typed stays. */
const useCounts = (item: CartItem, send: SendCart) => {
  const [errors, setErrors] = useState<FieldMessages>({});
  const commit = (field: "quantity" | "kinds") => async (value: number) => {
    const answer = await send(`item:${item.id}`, () => changeItem(item.id, { [field]: value }));
    setErrors(answer.ok ? {} : { [field]: answer.fields[field] ?? answer.message });
    return answer.ok;
  };
  return { errors, commit };
};

interface CountsProps {
  readonly item: CartItem;
  readonly send: SendCart;
}

/** How many of an item: the tiers with their prices, and the sets. */
export const Counts = ({ item, send }: CountsProps) => {
  const { errors, commit } = useCounts(item, send);
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
        commit={commit("quantity")}
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
      />
    </div>
  );
};
