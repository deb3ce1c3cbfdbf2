import { memo } from "react";
import { CUSTOM_QUANTITY_DELAY_MS, QUANTITY_BUTTONS, TYPED_LENGTH } from "#domain/configure/limits.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { InfoButtons } from "./info-buttons.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { Select } from "#ui/fields/select.tsx";
import { formatEach } from "#domain/price/price-each.ts";
import type { Configurator } from "./use-configurator.ts";
import styles from "./count-field.module.css";
import { NumberField } from "#ui/fields/number-field.tsx";

/** Every form asks for it. */
const QUANTITY = ["quantity"] as const;

interface QuantityFieldProps {
  readonly tiers: readonly number[];
  /** The prices of the tiers, for so many sets. */
  readonly rows: readonly PricingRow[];
  readonly sets: number | null;
  readonly custom: boolean;
  readonly chosen: number | null;
  /** The own number has a price. */
  readonly matched: boolean;
  readonly error: string | null;
  readonly change: Configurator["change"];
  readonly markTyping: () => void;
}

/** Pieces of one set: the first two tiers as buttons, the rest in a list, or an own number. */
export const QuantityField = memo(({ tiers, rows, sets, custom, chosen, ...field }: QuantityFieldProps) => {
  const { change } = field;
  const buttons = tiers.slice(0, QUANTITY_BUTTONS);
  const more = tiers.slice(QUANTITY_BUTTONS);
  const row = (quantity: number) => rows.find((one) => one.quantity === quantity && !one.customQuantity);
  const listed = !custom && chosen !== null && more.includes(chosen) ? String(chosen) : "";
  return (
    <Group label="Quantity" role="group" hint="Price for all pieces">
      <InfoButtons about={QUANTITY} />
      <div className={styles.buttons}>
        {buttons.map((quantity) => (
          <ChoiceCard
            key={quantity}
            type="radio"
            name="quantity"
            value={quantity}
            checked={!custom && chosen === quantity}
            title={grouped(quantity)}
            note={<TierPrice row={row(quantity)} sets={sets} />}
            onChoose={() => change({ field: "quantity", pieces: quantity })}
          />
        ))}
      </div>
      <Select
        name="quantity"
        label="See More"
        value={custom ? "custom" : listed}
        chosen={custom || listed !== ""}
        onChange={(value) => {
          if (value === "custom") change({ field: "customQuantity", pieces: chosen });
          else if (value !== "") change({ field: "quantity", pieces: Number(value) });
        }}
      >
        <option value="">See More</option>
        {more.map((quantity) => (
          <option key={quantity} value={quantity}>
            {tierText(quantity, row(quantity), sets)}
          </option>
        ))}
        <option value="custom">Input the number here</option>
      </Select>
      {custom && (
        <NumberField
          label="Your own number"
          name="custom_quantity"
          value={chosen}
          maxLength={TYPED_LENGTH.quantity}
          pauseMs={CUSTOM_QUANTITY_DELAY_MS}
          unit="pcs"
          hint={field.matched ? "Price matched" : rangeText(tiers)}
          checkOnRelease
          error={field.error}
          onTyping={field.markTyping}
          onNumber={(value) => change({ field: "customQuantity", pieces: value })}
        />
      )}
    </Group>
  );
});

function rangeText(tiers: readonly number[]): string {
  return `${grouped(tiers[0] ?? 0)} to ${grouped(tiers.at(-1) ?? 0)}`;
}

interface TierPriceProps {
  readonly row: PricingRow | undefined;
  readonly sets: number | null;
}

function TierPrice({ row, sets }: TierPriceProps) {
  return row ? (
    <span className={styles.tier}>
      <span className={styles.total}>{formatMoney(row.price)}</span>
      <span>{formatEach(row.price, row.quantity * (sets ?? 1))} each</span>
    </span>
  ) : null;
}

function tierText(quantity: number, row: PricingRow | undefined, sets: number | null): string {
  return row === undefined
    ? grouped(quantity)
    : `${grouped(quantity)} · ${formatMoney(row.price)} · ${formatEach(row.price, quantity * (sets ?? 1))} each`;
}
