import { Link } from "react-router";
import { formatMoney } from "#domain/money.ts";
import { Soft } from "#ui/layout/soft.tsx";
import {
  amountWords,
  changeWords,
  countWords,
  type Found,
  type LaboratoryView,
  marginShare,
} from "./laboratory-words.ts";
import styles from "./laboratory.module.css";

/** Of how many configurations how many cost more and less: the answer of the room, in one sentence. */
export function Verdict({ view, found }: { readonly view: LaboratoryView; readonly found: Found }) {
  const { dearer, cheaper, same, gone, come } = found;
  const of = view.is_listed
    ? countWords(view.configurations, "listed product and size", "listed products and sizes")
    : countWords(view.configurations, "configuration", "configurations");
  return (
    <p className={styles.verdict}>
      Of {of} <strong data-tone="more">{dearer.toLocaleString("en-NZ")} cost more</strong>,{" "}
      <strong data-tone="less">{cheaper === 0 ? "none" : cheaper.toLocaleString("en-NZ")} less</strong>,{" "}
      {same.toLocaleString("en-NZ")} the same
      {gone > 0 && (
        <>
          , <Link to="?list=gone">{gone.toLocaleString("en-NZ")} cannot be ordered any more</Link>
        </>
      )}
      {come > 0 && (
        <>
          , <Link to="?list=come">{come.toLocaleString("en-NZ")} can be ordered again</Link>
        </>
      )}
      .
    </p>
  );
}

interface MoneyFigure {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
}

function moneyOf(found: Found): readonly MoneyFigure[] {
  const { turnover_before: sold, turnover_after: sells, margin_before: left, margin_after: leaves } = found;
  const points = sells === 0 || sold === 0 ? 0 : (leaves * 100) / sells - (left * 100) / sold;
  return [
    {
      label: "Turnover",
      before: formatMoney(sold),
      after: formatMoney(sells),
      change: changeWords(sold, sells),
    },
    {
      label: "Margin",
      before: formatMoney(left),
      after: formatMoney(leaves),
      change: changeWords(left, leaves),
    },
    {
      label: "Margin of turnover",
      before: marginShare(sold, sold - left),
      after: marginShare(sells, sells - leaves),
      change: `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)} points`,
    },
  ];
}

/** What the last orders would bring, if everybody still ordered. */
export function Money({ view, found }: { readonly view: LaboratoryView; readonly found: Found }) {
  if (view.lines === 0)
    return (
      <Soft>Nothing has been ordered yet, so no turnover can be told: it comes with the first order.</Soft>
    );
  return (
    <section aria-labelledby="laboratory-money" className={styles.money}>
      <h2 id="laboratory-money">
        The last {countWords(view.orders, "order", "orders")} again, if everybody still ordered
      </h2>
      <dl className={styles.figures}>
        {moneyOf(found).map(({ label, before, after, change }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.was}>{before} →</span> <strong>{after}</strong>{" "}
              <span className={styles.change}>{before === after ? "unchanged" : change}</span>
            </dd>
          </div>
        ))}
      </dl>
      {found.lines_gone > 0 && (
        <Soft small>
          Without {countWords(found.lines_gone, "line", "lines")} that could not be ordered any more.
        </Soft>
      )}
    </section>
  );
}

interface RuleWords {
  readonly rule: Found["broken"][number]["rule"];
  readonly fine: string;
  readonly broken: (count: string) => string;
  readonly mend: string;
  /** Where that is done. */
  readonly part: string;
}

const configurations = (count: number) => countWords(count, "configuration", "configurations");

/** What a good price list keeps to, and how what breaks it is mended. */
const rules: readonly RuleWords[] = [
  {
    rule: "no-price",
    fine: "Whatever customers configured has a price.",
    broken: (count) => `${count} would have no price any more.`,
    mend: "Put the quantity back that they need.",
    part: "quantities",
  },
  {
    rule: "below-cost",
    fine: "Nothing is sold below what it costs.",
    broken: (count) => `${count} would be sold below cost.`,
    mend: "Raise the margin at that quantity, or the smallest order of the product.",
    part: "presses",
  },
  {
    rule: "larger-cheaper",
    fine: "No larger size costs less.",
    broken: (count) => `${count} would cost less a little larger.`,
    mend: "Smaller steps of the price endings mend it.",
    part: "presses",
  },
  {
    rule: "given-away",
    fine: "More pieces never cost less, without giving anything away.",
    broken: (count) => `${count} would be mended by giving money away, so that more pieces never cost less.`,
    mend: "Let the margin fall less from one row to the next.",
    part: "presses",
  },
];

/** Whether prices stay as a good price list has them, each rule with the way to mend it. */
export function Rules({ found }: { readonly found: Found }) {
  return (
    <section aria-labelledby="laboratory-rules" className={styles.card}>
      <h2 id="laboratory-rules">Fair?</h2>
      <ul className={styles.rules}>
        {rules.map(({ rule, fine, broken, mend, part }) => {
          const breach = found.broken.find((one) => one.rule === rule);
          if (breach === undefined)
            return (
              <li key={rule} data-tone="fine">
                {fine}
              </li>
            );
          return (
            <li key={rule} data-tone="broken">
              <strong>{broken(configurations(breach.count))}</strong>{" "}
              <Link to={`/catalogue?part=${part}`}>{mend}</Link>
              <ul>
                {breach.worst.map(({ hash, label, pieces, sets, price, against }) => (
                  <li key={hash}>
                    <Link to={`?of=${hash}`} preventScrollReset>
                      {label}
                    </Link>
                    , {amountWords({ pieces, sets })}
                    {price !== null && against !== null && (
                      <>
                        : {formatMoney(price)} against {formatMoney(against)}
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
