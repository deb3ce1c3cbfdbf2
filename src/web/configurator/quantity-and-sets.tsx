import { memo } from "react";
import {
  CUSTOM_QUANTITY_DELAY_MS,
  MAX_LISTED_SETS,
  QUANTITY_BUTTONS,
  TYPED_LENGTH,
} from "#domain/configure/limits.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { formatEach } from "#domain/price/price-each.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Icon } from "#ui/icon.tsx";
import { messageAt } from "./configuration.ts";
import { HelpTooltip, InfoButtons } from "./info-buttons.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";

/** One set and up to nine more are listed (banner.md 4 counts the additional ones, quotes-and-accounts.md 9 all of them). */
const ADDITIONAL = Array.from({ length: MAX_LISTED_SETS - 1 }, (_, index) => index + 1);

/** banner.md 9, set tooltip. */
const WHAT_A_SET_IS =
  "Orders with the same size, colour, material and quantity but different designs must be ordered as separate sets, for example 91x55mm / 200 pcs.";

interface SetsFieldProps {
  readonly custom: boolean;
  readonly count: number | null;
  readonly error: string | null;
  readonly change: Configurator["change"];
  readonly markTyping: () => void;
}

/** How many different designs are printed on the same terms. */
const SetsField = memo(({ custom, count, error, change, markTyping }: SetsFieldProps) => {
  const listed = !custom && count !== null && count > 1 ? String(count) : "";
  return (
    <Group
      label="Number of Sets"
      role="group"
      hint={<HelpTooltip question="What is a set?" text={WHAT_A_SET_IS} />}
    >
      <div className={styles.sets}>
        <ChoiceCard
          type="radio"
          name="kinds"
          value={1}
          checked={!custom && count === 1}
          title="1 Set"
          onChoose={() => change({ field: "sets", count: 1 })}
        />
        <Select
          name="kinds"
          label="Add additional set"
          value={custom ? "custom" : listed}
          chosen={custom || listed !== ""}
          onChange={(value) => {
            if (value === "custom") change({ field: "customSets", count });
            else if (value !== "") change({ field: "sets", count: Number(value) });
          }}
        >
          <option value="">Add additional set</option>
          {ADDITIONAL.map((additional) => (
            <option key={additional} value={additional + 1}>
              {`+ ${additional} (${additional + 1} Sets)`}
            </option>
          ))}
          <option value="custom">Input the number here</option>
        </Select>
      </div>
      {custom && (
        <NumberField
          label="Your own number of sets"
          name="custom_kinds"
          value={count}
          maxLength={TYPED_LENGTH.sets}
          pauseMs={CUSTOM_QUANTITY_DELAY_MS}
          unit="sets"
          error={error}
          onTyping={markTyping}
          onNumber={(value) => change({ field: "customSets", count: value })}
        />
      )}
    </Group>
  );
});

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

/** Pieces of one set: the first two tiers as tiles, the rest in a list behind the third, or an own number. */
const QuantityField = memo(({ tiers, rows, sets, custom, chosen, ...field }: QuantityFieldProps) => {
  const { change } = field;
  const buttons = tiers.slice(0, QUANTITY_BUTTONS);
  const more = tiers.slice(QUANTITY_BUTTONS);
  const row = (quantity: number) => rows.find((one) => one.quantity === quantity && !one.customQuantity);
  const listed = !custom && chosen !== null && more.includes(chosen) ? String(chosen) : "";
  return (
    <Group label="Quantity" role="group" hint={<InfoButtons about={QUANTITY} isMark />}>
      <div className={styles.tiers}>
        {buttons.map((quantity) => (
          <ChoiceCard
            key={quantity}
            type="radio"
            layout="tile"
            name="quantity"
            value={quantity}
            checked={!custom && chosen === quantity}
            title={grouped(quantity)}
            note={<TierPrice row={row(quantity)} sets={sets} />}
            onChoose={() => change({ field: "quantity", pieces: quantity })}
          />
        ))}
        <span className={styles.more} data-chosen={custom || listed !== "" || undefined}>
          <span aria-hidden="true" className={styles.moreWords}>
            <span className={styles.moreName}>
              {custom || listed === "" ? "" : grouped(Number(listed))}
              <span className={styles.moreSign}>
                See More
                <Icon name="chevron" size={14} />
              </span>
            </span>
            {custom || listed === "" ? (
              <span className={styles.tier}>{rangeText(more)}</span>
            ) : (
              <TierPrice row={row(Number(listed))} sets={sets} />
            )}
          </span>
          <select
            name="quantity"
            aria-label="See More"
            className={styles.moreSelect}
            value={custom ? "custom" : listed}
            onChange={({ target: { value } }) => {
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
          </select>
        </span>
      </div>
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
      <span>{`${formatEach(row.price, row.quantity * (sets ?? 1))} each`}</span>
    </span>
  ) : null;
}

function tierText(quantity: number, row: PricingRow | undefined, sets: number | null): string {
  return row === undefined
    ? grouped(quantity)
    : `${grouped(quantity)} · ${formatMoney(row.price)} · ${formatEach(row.price, quantity * (sets ?? 1))} each`;
}

/** How many pieces, and of how many designs; the tiers' prices are those of the frame before. */
export function QuantityAndSets({ configurator }: { readonly configurator: Configurator }) {
  const { selection, offers, issues, row, deferred, change, markTyping } = configurator;
  return (
    <>
      <QuantityField
        tiers={offers.quantities}
        rows={deferred.rows}
        sets={deferred.selection.sets.count}
        custom={selection.quantity.custom}
        chosen={selection.quantity.pieces}
        matched={row !== null}
        error={messageAt(issues, "quantity")}
        change={change}
        markTyping={markTyping}
      />
      <SetsField
        {...selection.sets}
        error={messageAt(issues, "sets")}
        change={change}
        markTyping={markTyping}
      />
    </>
  );
}
