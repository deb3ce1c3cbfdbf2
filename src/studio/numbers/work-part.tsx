import { Link } from "react-router";
import { counted, grouped } from "#domain/grouped.ts";
import { periodName, type PeriodStep } from "#domain/numbers/periods.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { type NumbersView, type PeriodFigures, workFigures } from "./figures.ts";
import funnelStyles from "./funnel-part.module.css";
import styles from "./numbers.module.css";

/** Mails and jobs, in their order. */
const kinds = workFigures.filter(({ name }) => /^(mails|jobs)-/.test(name));

/** "3 mails and 1 job wait now; 2 jobs that were given up wait for you." */
function waitingWords({ waiting: { mails, jobs, given_up: givenUp } }: NumbersView): string {
  const isIdle = mails + jobs === 0;
  const now = isIdle
    ? "No mail and no job waits now"
    : `${counted(mails, "mail")} and ${counted(jobs, "job")} wait now`;
  if (givenUp === 0) return `${now}.`;
  return `${now}; ${counted(givenUp, "job")} that ${givenUp === 1 ? "was" : "were"} given up ${givenUp === 1 ? "waits" : "wait"} for you.`;
}

interface WorkPartProps {
  readonly numbers: NumbersView;
  readonly by: PeriodStep;
  /** Where a figure has its chart. */
  readonly chartOf: (figure: string) => string;
}

/** How the shop's own work fares: mails and jobs of the time, and what waits now. */
export function WorkPart({ numbers, by, chartOf }: WorkPartProps) {
  return (
    <section aria-labelledby="numbers-work" className={styles.part}>
      <h2 id="numbers-work">Mails and jobs</h2>
      <ul className={funnelStyles.steps}>
        {kinds.map(({ name, label, valueOf }) => (
          <li key={name} className={funnelStyles.step}>
            <Link to={chartOf(name)}>{label}</Link>
            <strong className={funnelStyles.count}>
              {grouped(numbers.periods.reduce((sum, period) => sum + valueOf(period), 0))}
            </strong>
          </li>
        ))}
      </ul>
      <Soft small>
        {waitingWords(numbers)} Each of them stands in <Link to="/state">State</Link>.
      </Soft>
      <details className={styles.folded}>
        <summary>{`Mails and jobs by ${by} as a table`}</summary>
        <DataTable<PeriodFigures>
          label="Mails and jobs"
          rows={numbers.periods.toReversed()}
          keyOf={({ begins }) => begins}
          columns={[
            {
              name: by === "day" ? "Day" : by === "week" ? "Week" : "Month",
              isWhole: true,
              cell: (period) => periodName(by, period),
            },
            ...kinds.map(({ label, valueOf }) => ({
              name: label,
              align: "end" as const,
              cell: (period: PeriodFigures) => grouped(valueOf(period)),
            })),
          ]}
        />
      </details>
    </section>
  );
}
