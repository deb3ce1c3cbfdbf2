import { grouped } from "#domain/grouped.ts";
import { pieceNoun } from "#domain/configure/piece-noun.ts";
import { Select } from "#ui/fields/select.tsx";
import { afterPaint } from "#ui/lazy/after-paint.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import styles from "./pieces-control.module.css";

const OWN = "custom";
const OTHER = "other";

/** The field of the form that takes an own number. */
async function focusOwnNumber(form: HTMLFormElement | null) {
  await afterPaint();
  form?.querySelector<HTMLInputElement>("input[name=custom_quantity]")?.focus();
}

/** For how many the price is, beside the price and to be changed there: the tiers, or the form's field for an own number. */
export function PiecesControl({ configurator }: { readonly configurator: Configurator }) {
  const { catalogue, selection, offers, change } = configurator;
  const { custom, pieces } = selection.quantity;
  const sets = selection.sets.count ?? 1;
  const noun = pieceNoun(catalogue, selection, sets * (pieces ?? 0));
  const choose = (value: string, form: HTMLFormElement | null) => {
    if (value === OWN || value === OTHER) {
      change({ field: "customQuantity", pieces });
      void focusOwnNumber(form);
    } else change({ field: "quantity", pieces: Number(value) });
  };
  return (
    <span className={styles.pieces}>
      <span>for{sets > 1 && ` ${sets} ×`}</span>
      <Select
        look="inline"
        label={`How many ${noun}`}
        value={custom ? OWN : String(pieces ?? "")}
        onChange={(value, control) => choose(value, control.form)}
      >
        {custom && <option value={OWN}>{pieces === null ? "–" : grouped(pieces)}</option>}
        {offers.quantities.map((quantity) => (
          <option key={quantity} value={quantity}>
            {grouped(quantity)}
          </option>
        ))}
        <option value={OTHER}>Input the number here</option>
      </Select>
      <span>{noun}</span>
    </span>
  );
}
