import { useEffect } from "react";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import {
  MAX_STICKERS_PER_SHEET,
  MIN_STICKERS_PER_SHEET,
  PRICING_DELAY_MS,
  TYPED_LENGTH,
} from "#domain/configure/limits.ts";
import { MAX_CUTS, MIN_CUTS } from "#domain/configure/number-of-cuts.ts";
import type { Offer, PrintFeatureOffer } from "#domain/configure/offers.types.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { toCents } from "#domain/money.ts";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { askPrices, forgetPrices, messageAt, type PricesAnswer } from "#web/configurator/configuration.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { DigitsField, FieldName, ListQuestion, PriceFormSize } from "./size-fields.tsx";
import styles from "./price-form.module.css";

export interface PriceFormProps {
  readonly configurator: Configurator;
  /** Its tab is open: only then the server is asked. */
  readonly shown: boolean;
  /** Counts how often somebody wanted another try. */
  readonly attempt: number;
  /** The selection whose prices could not be confirmed, as its hash; null while nothing is wrong. */
  readonly onFailed: (hash: string | null) => void;
}

/** A price list on the page that the server is asked to confirm. */
interface PriceListQuestion {
  /** The selection's; an answer to another one is no answer. */
  readonly hash: string;
  readonly query: string;
  readonly rows: readonly Pick<PricingRow, "quantity" | "price">[];
}

function isConfirmed(answer: PricesAnswer, { hash, rows }: PriceListQuestion): boolean {
  if (!answer.ok) return false;
  const prices = new Map(answer.data.map(({ quantity, price }) => [quantity, toCents(price)]));
  const differs = rows.filter(({ quantity, price }) => prices.get(quantity) !== price);
  if (answer.selection_hash === hash && differs.length === 0) return true;
  console.error(`Price list differs for ${differs.length} quantities, selection ${hash}`);
  return false;
}

/**
 * Asks once the choices have rested for `delayMs`, and tells `hear` whether every price of the list is the server's. Answers
 * how to call it off: then nothing is asked any more, and an answer on its way is dropped.
 */
export function confirmPriceList(
  question: PriceListQuestion,
  delayMs: number,
  hear: (confirmed: boolean) => void,
): () => void {
  return askPrices(question.query, delayMs, (answer) => {
    const confirmed = isConfirmed(answer, question);
    if (!confirmed) forgetPrices(question.query);
    hear(confirmed);
  });
}

/** Asks the server for the whole list while the form is shown and a size is given (content-and-lettering.md 4). */
function usePriceListCheck({ configurator, shown, attempt, onFailed }: PriceFormProps) {
  const { catalogue, selection: configured, rows } = configurator;
  const selection = withoutArtwork(configured);
  useEffect(() => {
    if (!shown || rows.length === 0) return undefined;
    const hash = selectionHash(selection);
    const query = new URLSearchParams(selectionToWire(catalogue, selection)).toString();
    const hear = (confirmed: boolean) => onFailed(confirmed ? null : hash);
    return confirmPriceList({ hash, query, rows }, PRICING_DELAY_MS.priceForm, hear);
  }, [catalogue, selection, rows, shown, attempt, onFailed]);
}

type ListName =
  | "product"
  | "supply"
  | "shape"
  | "finishing"
  | "adhesive"
  | "material"
  | "printedSide"
  | "colour";

function listsOf({ offers }: Configurator) {
  const lists: readonly (readonly [field: ListName, label: string, rows: readonly Offer[]])[] = [
    ["product", "Product", offers.products],
    ["supply", "Supply", offers.supplies],
    ["shape", "Shape", offers.shapes],
    ["material", "Material", offers.materials],
    ["printedSide", "Printed side", offers.printedSides],
    ["colour", "Colour", offers.colours],
    ["finishing", offers.finishingLabel, offers.finishings],
    ["adhesive", "Adhesive", offers.adhesives],
  ];
  return lists;
}

function Counts({ configurator }: Pick<PriceFormProps, "configurator">) {
  const { offers, selection, issues, change, markTyping } = configurator;
  return (
    <>
      {offers.asksCuts && (
        <DigitsField
          label="Number of cuts"
          name="price_table_cuts"
          hint={`${MIN_CUTS} to ${MAX_CUTS}`}
          value={selection.cutPerShape}
          maxLength={TYPED_LENGTH.cutPerShape}
          error={messageAt(issues, "cutPerShape")}
          onTyping={markTyping}
          onNumber={(value) => change({ field: "cutPerShape", value })}
        />
      )}
      {offers.asksStickersPerSheet && (
        <DigitsField
          label="Stickers/Sheet"
          name="price_table_per_sheet"
          hint={`${MIN_STICKERS_PER_SHEET} to ${MAX_STICKERS_PER_SHEET}`}
          value={selection.stickersPerSheet}
          maxLength={TYPED_LENGTH.stickersPerSheet}
          error={messageAt(issues, "stickersPerSheet")}
          onTyping={markTyping}
          onNumber={(value) => change({ field: "stickersPerSheet", value })}
        />
      )}
    </>
  );
}

interface FeatureFieldsProps {
  readonly offers: readonly PrintFeatureOffer[];
  readonly change: Configurator["change"];
}

function TickedFeature({
  offer,
  change,
}: { readonly offer: PrintFeatureOffer } & Pick<FeatureFieldsProps, "change">) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FieldName name={offer.label} />
      </legend>
      {offer.items.map(({ id, name, selected, disabled }) => (
        <label key={id} className={styles.tick} title={disabled ?? undefined}>
          <input
            type="checkbox"
            checked={selected}
            disabled={disabled !== null}
            onChange={(event) =>
              change({ field: "printFeature", side: offer.side, itemId: id, chosen: event.target.checked })
            }
          />
          <span>
            <FieldName name={name} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Print features: those of which one is chosen as lists, then those that are ticked. */
function FeatureFields({ offers, change }: FeatureFieldsProps) {
  const lists = offers.filter(({ optionType }) => optionType === "radio");
  const ticked = offers.filter(({ optionType }) => optionType === "checkbox");
  return [...lists, ...ticked].map((offer) =>
    offer.optionType === "checkbox" ? (
      <TickedFeature key={offer.label} offer={offer} change={change} />
    ) : (
      <ListQuestion
        key={offer.label}
        label={offer.label}
        rows={offer.items}
        onChoose={({ id }) => change({ field: "printFeature", side: offer.side, itemId: id, chosen: true })}
      />
    ),
  );
}

/** The form "Price table": every field of what is configured as a plain list, a second view of the same selection. */
export function PriceForm(props: PriceFormProps) {
  const { configurator } = props;
  const { offers, selection, change } = configurator;
  usePriceListCheck(props);
  const installReady = offers.installReady.map((value) => ({
    id: value,
    name: value === "yes" ? "Yes" : "No",
    selected: selection.installReady === value,
  }));
  return (
    <form aria-label="Price table" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {listsOf(configurator).map(([field, label, rows]) => (
        <ListQuestion key={field} label={label} rows={rows} onChoose={({ id }) => change({ field, id })} />
      ))}
      <PriceFormSize configurator={configurator} />
      <Counts configurator={configurator} />
      {offers.addons.map(({ code, name, items }) => (
        <ListQuestion
          key={code}
          label={name}
          rows={items}
          onChoose={({ id }) => change({ field: "addon", code, id })}
        />
      ))}
      <ListQuestion
        label="Install ready"
        rows={installReady}
        onChoose={({ id }) => change({ field: "installReady", value: id })}
      />
      <FeatureFields offers={offers.printFeatures} change={change} />
    </form>
  );
}
