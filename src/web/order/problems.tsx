import { useEffect, useRef, useState } from "react";
import { problemKinds, problemRemedies } from "#domain/order/problem/problem-words.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { momentText } from "./moment-text.ts";
import type { OrderPageUse, ShownOrder } from "./order.types.ts";
import { ReportForm } from "./report-form.tsx";
import styles from "./problems.module.css";

type Problem = ShownOrder["problems"][number];

/** What became of it so far, in a line. */
function stateOf({ answers }: Problem): string {
  const last = answers.at(-1);
  return last === undefined
    ? "We are looking at it, and answer here and by email."
    : `${problemRemedies[last.remedy]}.`;
}

function Pictures({ pictures }: Pick<Problem, "pictures">) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Photos" className={styles.pictures}>
      {pictures.map(({ image, thumbnail }, at) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noreferrer">
            <img
              src={thumbnail}
              alt={`${at + 1} of ${pictures.length}`}
              width="144"
              height="102"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function ProblemCard({ problem }: { readonly problem: Problem }) {
  const { at, kinds, words, answers } = problem;
  return (
    <article className={styles.problem} aria-label={`Problem ${problem.number}`}>
      <p className={styles.state} data-open={answers.length === 0 || undefined}>
        {stateOf(problem)}
      </p>
      <p className={styles.head}>
        <strong>{kinds.map((kind) => problemKinds[kind]).join(" · ")}</strong>{" "}
        <time dateTime={at}>{momentText(at)}</time>
      </p>
      <p className={styles.words}>{words}</p>
      <Pictures pictures={problem.pictures} />
      {answers.map((answer) => (
        <div key={answer.at} className={styles.answer}>
          <p className={styles.head}>
            <strong>The shop</strong> <time dateTime={answer.at}>{momentText(answer.at)}</time>
          </p>
          <p className={styles.words}>{answer.words}</p>
        </div>
      ))}
    </article>
  );
}

interface ProblemsProps {
  readonly order: ShownOrder;
  readonly use: OrderPageUse;
}

/** What was wrong with an order and what became of it, and a form for more once it has left the shop; nothing before. */
export function Problems({ order, use }: ProblemsProps) {
  const { problems, may_report: mayReport } = order;
  const list = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    // The form has gone: whoever sent it goes on reading at what has come of it.
    if (sent > 0) list.current?.focus();
  }, [sent, problems.length]);
  if (!mayReport && problems.length === 0) return null;
  return (
    <section aria-labelledby="problems" className={styles.problems}>
      <h2 id="problems" className={styles.heading}>
        {problems.length === 0 ? "Is something wrong?" : "What was wrong"}
      </h2>
      {problems.length === 0 && (
        <p>If it is not as you approved it, we make it again or give your money back.</p>
      )}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {problems.map((problem) => (
          <ProblemCard key={problem.number} problem={problem} />
        ))}
      </div>
      {mayReport && (
        <Disclosure
          key={sent}
          look="link"
          summary={problems.length === 0 ? "Report a problem" : "Report another problem"}
          open={use.sent?.form === "problem"}
        >
          <ReportForm use={use} onSent={() => setSent((before) => before + 1)} />
        </Disclosure>
      )}
    </section>
  );
}
