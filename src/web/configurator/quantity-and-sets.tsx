import { messageAt } from "./configuration.ts";
import type { Configurator } from "./use-configurator.ts";
import { QuantityField } from "./quantity-field.tsx";
import { memo } from "react";
import { CUSTOM_QUANTITY_DELAY_MS, MAX_LISTED_SETS, TYPED_LENGTH } from "#domain/configure/limits.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { Select } from "#ui/fields/select.tsx";
import styles from "./count-field.module.css";
import { HelpTooltip } from "./help-tooltip.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";

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
