import { Link } from "react-router";
import { changeOf, type Figure, type ShopFigures, shopFigures, toneOf } from "./figures.ts";
import styles from "./figure-cards.module.css";

/** What stands large, and what it is compared with. */
export interface ComparedFigures {
  readonly now: ShopFigures;
  readonly before: ShopFigures;
  /** All of the period that `before` is a part of; null where it is all of it. */
  readonly whole: ShopFigures | null;
  /** "Last week", "The week before". */
  readonly name: string;
}

interface CardProps {
  readonly figure: Figure;
  readonly compared: ComparedFigures;
  readonly to: string;
  readonly isShown: boolean;
}

/** A figure of now beside that of the time before: as far as now, and in all. It leads to its chart. */
function FigureCard({ figure, compared, to, isShown }: CardProps) {
  const [now, before] = [figure.valueOf(compared.now), figure.valueOf(compared.before)];
  const whole = compared.whole && figure.valueOf(compared.whole);
  const said = (value: number | null) => (value === null ? "–" : figure.say(value));
  const change = changeOf(now, before);
  const under = figure.under(compared.now);
  return (
    <li className={styles.card} data-shown={isShown || undefined}>
      <p className={styles.label}>
        <Link to={to} className={styles.link} aria-current={isShown ? "true" : undefined} preventScrollReset>
          {figure.label}
        </Link>
        {change !== null && (
          <span className={styles.change} data-tone={toneOf(figure, now ?? 0, before ?? 0)}>
            {change}
          </span>
        )}
      </p>
      <p className={styles.value}>{said(now)}</p>
      <p className={styles.under}>{under === "" ? "\u00A0" : under}</p>
      <p className={styles.before}>
        {compared.name} {said(before)}
        {compared.whole !== null && ` by now, ${said(whole)} in all`}
      </p>
    </li>
  );
}

interface FigureCardsProps {
  readonly compared: ComparedFigures;
  readonly shown: string;
  /** The address that shows the chart of a figure. */
  readonly addressOf: (name: string) => string;
}

/** The large figures: each is chosen for the chart below. */
export function FigureCards({ compared, shown, addressOf }: FigureCardsProps) {
  return (
    <ul className={styles.cards} aria-label="Figures">
      {shopFigures.map((figure) => (
        <FigureCard
          key={figure.name}
          figure={figure}
          compared={compared}
          to={addressOf(figure.name)}
          isShown={figure.name === shown}
        />
      ))}
    </ul>
  );
}
