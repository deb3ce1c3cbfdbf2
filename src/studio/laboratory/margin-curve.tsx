import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { LEAST_MARGIN, marginEdits, pulledMargins } from "#domain/laboratory/levers.ts";
import { Select } from "#ui/fields/select.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { Curve, type CurveHandle, type CurveLine } from "./curve.tsx";
import type { LaboratoryView } from "./laboratory-words.ts";
import type { DraftEdits } from "./use-draft-edits.ts";
import { rowWords } from "./what-must-i-charge.tsx";
import styles from "./laboratory.module.css";

type Press = LaboratoryView["presses"][number];
type Margins = Press["margins"];

/** Thousandths: 0.02 and 0.2 times the cost. */
const KEYS = { arrow: 20, page: 200 } as const;
/** Keys that follow each other sooner are one pull. Milliseconds. */
const KEYS_REST_MS = 600;

const times = (permille: number) => (permille / 1000).toFixed(2);

/** Where a row ends: that of all beyond a while after the one before. */
function endsOf(margins: Margins): readonly number[] {
  return margins.map(({ upTo }, at) => upTo ?? (margins[at - 1]?.upTo ?? 100) * 2);
}

function stairs(margins: Margins, permilleOf: (row: Margins[number]) => number): CurveLine["points"] {
  const ends = endsOf(margins);
  const [first] = margins;
  if (first === undefined) return [];
  const begin = Math.min(10, (ends[0] ?? 10) / 2);
  return [
    [begin, permilleOf(first)],
    ...margins.map((row, at): readonly [number, number] => [ends[at] ?? 1, permilleOf(row)]),
  ];
}

/** What is pulled follows the hand; at rest it becomes one change of the draft. */
function usePulled({ code, margins }: Press, edits: DraftEdits) {
  const [pulled, setPulled] = useState<{ readonly at: number; readonly rows: Margins } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(pulled);
  /** As they are when the pull ends, not when it began. */
  const latest = useRef({ margins, edits });
  useEffect(() => {
    latest.current = { margins, edits };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const put = (now: typeof pulled) => {
    clearTimeout(timer.current);
    last.current = now;
    setPulled(now);
  };
  const rest = async (words: (permille: number) => string) => {
    clearTimeout(timer.current);
    const now = last.current;
    if (now === null) return;
    last.current = null;
    const changes = marginEdits(code, latest.current.margins, now.rows);
    await latest.current.edits.make(changes, words(now.rows[now.at]?.permille ?? 0));
    // What was pulled meanwhile stays.
    if (last.current === null) setPulled(null);
  };
  return {
    rows: pulled?.rows ?? margins,
    pull: (at: number, to: number) => {
      const from = last.current === null || last.current.at === at ? margins : last.current.rows;
      put({ at, rows: pulledMargins(from, at, to) });
    },
    restSoon: (words: (permille: number) => string) => {
      timer.current = setTimeout(() => void rest(words), KEYS_REST_MS);
    },
    rest,
    giveUp: () => put(null),
  };
}

function PressCurve({ press, edits }: { readonly press: Press; readonly edits: DraftEdits }) {
  const { rows, pull, rest, restSoon, giveUp } = usePulled(press, edits);
  const ends = endsOf(rows);
  const said = (at: number) => (permille: number) =>
    `Margin ${rowWords(press, at)}: × ${times(permille)} in the draft.`;
  const all = press.margins.flatMap(({ permille, sold }) => [permille, sold ?? permille]);
  const handles = rows.map(({ permille }, at): CurveHandle => ({
    name: `Margin ${rowWords(press, at)}`,
    x: ends[at] ?? 1,
    y: permille,
    words: `${times(permille)} times the cost`,
    label: `× ${times(permille)}`,
    onPull: (to, by) => {
      pull(at, to);
      if (by === "keys") restSoon(said(at));
    },
    onRest: () => void rest(said(at)),
    onGiveUp: giveUp,
  }));
  return (
    <Curve
      title={`Margin on the ${press.name.toLowerCase()}, by pieces`}
      range={[LEAST_MARGIN * 0.95, Math.max(...all) * 1.3]}
      keys={KEYS}
      handles={handles}
      sayX={(x) => x.toLocaleString("en-NZ")}
      sayY={(y) => `× ${times(y)}`}
      lines={[
        {
          name: "on sale",
          tone: "was",
          isStepped: true,
          points: stairs(press.margins, ({ sold, permille }) => sold ?? permille),
        },
        { name: "draft", tone: "now", isStepped: true, points: stairs(rows, ({ permille }) => permille) },
      ]}
    />
  );
}

/** Margins of a press as a curve that is pulled: larger quantities never have a higher one. */
export function MarginCurve({ view, edits }: { readonly view: LaboratoryView; readonly edits: DraftEdits }) {
  const [code, setCode] = useState(view.presses[0]?.code ?? "");
  const press = view.presses.find((one) => one.code === code) ?? view.presses[0];
  if (press === undefined) return null;
  return (
    <section aria-labelledby="laboratory-margins" className={styles.card}>
      <div className={styles.listHead}>
        <h3 id="laboratory-margins">Pull the margins</h3>
        <div className={styles.press}>
          <Select label="Press" value={press.code} onChange={setCode}>
            {view.presses.map(({ code: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <PressCurve key={press.code} press={press} edits={edits} />
      <Soft small>
        A larger quantity never has a higher margin: rows in the way go along. Arrows pull by 0.02, Page Up
        and Down by 0.2. <Link to="/catalogue?part=presses">Type them instead</Link>
      </Soft>
    </section>
  );
}
