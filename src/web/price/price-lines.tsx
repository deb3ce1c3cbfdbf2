import { unfold } from "#ui/unfold.ts";
import { issueReason } from "#domain/configure/issue-message.ts";
import { pieceNoun } from "#domain/configure/piece-noun.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import { formatEach } from "#domain/price/price-each.ts";
import type { ExplainedRow, PricingRow } from "#domain/price/pricing-row.ts";
import { savingPerPiece } from "#domain/price/saving.ts";
import { Select } from "#ui/fields/select.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import hidden from "#ui/layout/visually-hidden.module.css";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { afterPaint } from "#ui/lazy/after-paint.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import type { Confirmation } from "./use-price-confirmation.ts";
import styles from "./price-lines.module.css";

/** "for 10 stickers", "for 3 sets of 50 cards". */
function forHowMany({ catalogue, selection, row }: Configurator): string {
  const pieces = row?.quantity ?? 0;
  const sets = selection.sets.count ?? 1;
  const words = `${grouped(pieces)} ${pieceNoun(catalogue, selection, sets * pieces)}`;
  return sets === 1 ? `for ${words}` : `for ${sets} sets of ${words}`;
}

function firstTier(rows: readonly PricingRow[]): number {
  return rows.find((row) => !row.customQuantity)?.quantity ?? 0;
}

/** That what has a price has to be mended before it can be ordered, and why. */
function NotOrderable({ issues }: Pick<Configurator, "issues">) {
  const waiting = issues.find(({ severity }) => severity === "waits");
  if (waiting === undefined) return null;
  return <span className={styles.waiting}>{`Not orderable yet: ${issueReason(waiting)}`}</span>;
}

interface TotalPriceProps {
  readonly configurator: Configurator;
  readonly confirmation: Confirmation;
}

/** The total for all sets and for how many, what it was before a promotion, each piece, and what more pieces save. */
export function TotalPrice({ configurator, confirmation }: TotalPriceProps) {
  const { row, rows, selection, issues } = configurator;
  const price = confirmation.price ?? row?.price ?? null;
  const pieces = (row?.quantity ?? 0) * (selection.sets.count ?? 1);
  const saving = row && savingPerPiece(rows, row);
  return (
    <div
      role="status"
      aria-label="Total price"
      aria-busy={confirmation.state === "pending" || undefined}
      className={styles.total}
    >
      {price === null ? (
        <span className={styles.none}>No price yet</span>
      ) : (
        <>
          <span className={styles.line}>
            <span key={price} className={styles.price} translate="no">
              {formatMoney(price)}
            </span>
            {row?.originalPrice != null && (
              <s className={styles.original}>
                <VisuallyHidden>before </VisuallyHidden>
                <span>{formatMoney(row.originalPrice)}</span>
              </s>
            )}
          </span>
          <span className={`${hidden.hidden} ${styles.pieces}`}>{` ${forHowMany(configurator)} `}</span>
          <span className={styles.detail}>
            <NotOrderable issues={issues} />
            <span className={styles.each}>
              <span>{`${formatEach(price, pieces)} each`}</span>
              <span className={styles.tax}>, incl. GST</span>
            </span>
            {saving !== null && saving > 0 && (
              <span className={styles.saving}>
                {`${saving}% less each than for ${grouped(firstTier(rows))}`}
              </span>
            )}
          </span>
        </>
      )}
    </div>
  );
}

/** What a price is made of, the parts of one set as bars beside the largest; they add up to the cent. */
export function PriceExplanation({ row }: { readonly row: ExplainedRow }) {
  const ofOneSet = row.lines.filter((line) => line.code !== "sets");
  const largest = Math.max(...ofOneSet.map((line) => line.amount));
  return (
    <Disclosure look="link" summary="Why this price?">
      <p className={styles.sentence}>What goes into an order like this, from the proof to the parcel:</p>
      <dl className={styles.lines}>
        {row.lines.map(({ code, label, amount }) => (
          <div key={code} className={styles.priceExplanationLine}>
            <dt>{label}</dt>
            <dd>
              {code !== "sets" && (
                <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.max(1, (100 * amount) / largest)} height="4" />
                </svg>
              )}
              <span className={styles.amount}>{formatMoney(amount)}</span>
            </dd>
          </div>
        ))}
        <div className={styles.priceExplanationLine} data-sum>
          <dt>Total, GST included</dt>
          <dd>{formatMoney(row.price)}</dd>
        </div>
      </dl>
    </Disclosure>
  );
}

const OWN = "custom";
const OTHER = "other";

/** The field of the form that takes an own number. */
async function focusOwnNumber(form: HTMLFormElement | null) {
  await afterPaint();
  const own = form?.querySelector<HTMLInputElement>("input[name=custom_quantity]");
  if (!own) return;
  unfold(own);
  own.focus();
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
    <span className={styles.piecesControlPieces}>
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
