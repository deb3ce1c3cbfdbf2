import { type KeyboardEvent, memo, useId, useRef, useState } from "react";
import { FILM_GROUPS, type FilmGroup } from "#domain/catalogue/film-group.ts";
import type { ColourOffer, Offer } from "#domain/configure/offers.types.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import { filmPaints } from "#domain/preview/paint/film-paints.ts";
import { Group } from "#ui/fields/group.tsx";
import hidden from "#ui/layout/visually-hidden.module.css";
import { InkSwatch } from "#ui/picture/swatch.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./film-field.module.css";

const GROUP_NAMES: Readonly<Record<FilmGroup, string>> = {
  plain: "Plain",
  special: "Metallic and hologram",
  printed: "Printed",
};

interface FilmFieldProps {
  readonly label: string;
  readonly field: "colour";
  readonly offers: readonly ColourOffer[];
  /** What each choice does to the price, by "colour:id". */
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

interface FilmSwatchProps {
  /** `#rrggbb` or the name of a film; absent where any colour is printed. */
  readonly paint: string | undefined;
}

/** A round piece of film, as its letters are painted in the preview; says nothing of its own to a screen reader. */
function FilmSwatch({ paint }: FilmSwatchProps) {
  const id = useId();
  if (paint === undefined) return <InkSwatch slug="full-colour" size="film" />;
  const stops = filmPaints[paint]?.stops;
  return (
    <span aria-hidden="true" className={styles.swatch} data-film={stops && paint}>
      <svg viewBox="0 0 36 36" className={styles.piece}>
        {stops && (
          <linearGradient id={id} x2="1" y2="1">
            {stops.map(([offset, colour]) => (
              <stop key={offset} offset={offset} stopColor={colour} />
            ))}
          </linearGradient>
        )}
        <circle cx="18" cy="18" r="18" fill={stops ? `url(#${id})` : paint} />
      </svg>
    </span>
  );
}

interface FilmChoiceProps {
  readonly offer: ColourOffer;
  readonly difference: string | null;
  readonly onChoose: () => void;
  readonly onPoint: (isPointed: boolean) => void;
}

/** A piece of film with a native radio over it; its name comes up beside it. */
function FilmChoice({ offer, difference, onChoose, onPoint }: FilmChoiceProps) {
  const id = useId();
  return (
    <label className={styles.film} onPointerEnter={() => onPoint(true)} onPointerLeave={() => onPoint(false)}>
      <input
        className={styles.input}
        type="radio"
        name="colour"
        value={offer.id}
        checked={offer.selected}
        aria-labelledby={`${id}-name`}
        aria-describedby={difference === null ? undefined : `${id}-difference`}
        onChange={onChoose}
      />
      <FilmSwatch paint={offer.film?.paint} />
      <span className={`${hidden.hidden} ${styles.name}`}>
        <span id={`${id}-name`}>{offer.name}</span> <span id={`${id}-difference`}>{difference}</span>
      </span>
    </label>
  );
}

/** Letters typed within this time belong to one name. */
const PAUSE_MS = 800;

interface Typed {
  readonly letters: string;
  readonly atMs: number;
}

/** A letter typed by itself; the space bar, arrows and shortcuts keep what they do. */
function letterOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  return key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey ? key : null;
}

/** A film as its name is looked for. */
interface NamedFilm {
  readonly id: number;
  readonly name: string;
}

function startsAWord(name: string, typed: string): boolean {
  return ` ${name.toLowerCase()}`.includes(` ${typed}`);
}

/**
 * The film that typed letters name, looked for from the chosen one on and round: one whose name begins with them, else one
 * of which a word does. A whole name is that one's, also where another one's begins so. The same letter again asks for the next one.
 */
export function filmNamed<Film extends NamedFilm>(
  films: readonly Film[],
  typed: string,
  chosenId: number | undefined,
): Film | undefined {
  const letters = typed.toLowerCase();
  const [first = ""] = letters;
  const isAgain = letters === first.repeat(letters.length);
  const wanted = isAgain ? first : letters;
  const at = films.findIndex(({ id }) => id === chosenId);
  const from = isAgain ? at + 1 : Math.max(at, 0);
  const inOrder = [...films.slice(from), ...films.slice(0, from)];
  return (
    inOrder.find(({ name }) => name.toLowerCase() === wanted) ??
    inOrder.find(({ name }) => name.toLowerCase().startsWith(wanted)) ??
    inOrder.find(({ name }) => startsAWord(name, wanted))
  );
}

/** Typing the name of a film among its radios chooses it and goes there, as in a list of the browser's own. */
function useTypedName(
  films: readonly { readonly id: number; readonly name: string }[],
  chosenId: number | undefined,
  onChoose: (id: number) => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Typed>({ letters: "", atMs: 0 });
  function onKeyDown(event: KeyboardEvent) {
    const letter = letterOf(event);
    if (letter === null) return;
    const { letters, atMs } = before.current;
    const typed = event.timeStamp - atMs > PAUSE_MS ? letter : letters + letter;
    before.current = { letters: typed, atMs: event.timeStamp };
    const film = filmNamed(films, typed, chosenId);
    if (film === undefined) return;
    event.preventDefault();
    onChoose(film.id);
    place.current?.querySelector<HTMLInputElement>(`input[value="${film.id}"]`)?.focus();
  }
  return { place, onKeyDown };
}

/** "+ $4.20" or "− $1.10": what a choice does to the total; null when it changes nothing or has no price. */
export function differenceText(cents: Cents | undefined): string | null {
  if (cents === undefined || cents === 0) return null;
  return `${cents > 0 ? "+" : "−"}\u00a0${formatMoney(Math.abs(cents))}`;
}

/** The colour of what is cut from film, as pieces of the films by group. Typing a name goes to it. */
function Films({ label, field, offers, differences, change }: FilmFieldProps) {
  const [pointedId, setPointedId] = useState<number | null>(null);
  const chosen = offers.find(({ selected }) => selected);
  const said = offers.find(({ id }) => id === pointedId) ?? chosen;
  const typing = useTypedName(offers, chosen?.id, (id) => change({ field, id }));
  const differenceOf = ({ id, selected }: ColourOffer) =>
    selected ? null : differenceText(differences.get(`${field}:${id}`));
  return (
    <Group
      label={label}
      hint={
        <span className={styles.said}>
          <strong>{said?.name}</strong> {said && differenceOf(said)}
          <span className={styles.note}>{said?.note}</span>
        </span>
      }
    >
      <div className={styles.groups} onKeyDown={typing.onKeyDown} ref={typing.place}>
        {FILM_GROUPS.map((group) => (
          <div key={group} className={styles.group} data-group={group}>
            <p className={styles.title}>{GROUP_NAMES[group]}</p>
            <div className={styles.films}>
              {offers
                .filter(({ film }) => film?.group === group)
                .map((offer) => (
                  <FilmChoice
                    key={offer.id}
                    offer={offer}
                    difference={differenceOf(offer)}
                    onChoose={() => change({ field, id: offer.id })}
                    onPoint={(isPointed) => setPointedId(isPointed ? offer.id : null)}
                  />
                ))}
            </div>
          </div>
        ))}
      </div>
    </Group>
  );
}

interface Choices {
  readonly label: string;
  readonly field: string;
  readonly offers: readonly Offer[];
  /** What each choice does to the price, by "field:id". */
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** The same choices with the same differences: most questions are not touched by a change, and are not drawn again. */
export function sameChoices(one: Choices, other: Choices): boolean {
  return (
    one.label === other.label &&
    one.change === other.change &&
    one.offers === other.offers &&
    one.offers.every(({ id }) => {
      const key = `${one.field}:${id}`;
      return one.differences.get(key) === other.differences.get(key);
    })
  );
}

export const FilmField = memo(Films, sameChoices);
