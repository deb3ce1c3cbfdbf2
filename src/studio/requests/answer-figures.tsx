import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { grouped } from "#domain/grouped.ts";
import styles from "./requests.module.css";

type Figures = StudioReplyTo<"GET request-figures">;

/** Minutes of working hours in words: "45 min", "3.5 h". */
function durationText(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${grouped(minutes / 60, 1)} h`;
}

function shareText(permille: number | null): string {
  return permille === null ? "–" : `${Math.round(permille / 10)}%`;
}

/** How requests were answered lately: time, promise and conversion. */
export function AnswerFigures({ figures }: { readonly figures: Figures }) {
  const { asked, answered, median_minutes: median, in_time: inTime, accepted } = figures;
  const told = [
    { label: "Asked", value: grouped(asked) },
    { label: "Answered", value: grouped(answered) },
    { label: "Answer time, median of working hours", value: median === null ? "–" : durationText(median) },
    { label: "Within the promise", value: shareText(inTime) },
    { label: "Answers accepted", value: shareText(accepted) },
  ];
  return (
    <section aria-label="The last 30 days">
      <dl className={styles.numbers}>
        {told.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.since}>Of what was asked in the last 30 days.</p>
    </section>
  );
}
