import { memo, useId, useState } from "react";
import { FILM_GROUPS, type FilmGroup } from "#domain/catalogue/film-group.ts";
import type { ColourOffer } from "#domain/configure/offers.types.ts";
import type { Cents } from "#domain/money.ts";
import { Group } from "#ui/fields/group.tsx";
import { sameChoices } from "./same-choices.ts";
import { differenceText } from "./difference-text.ts";
import type { Configurator } from "./use-configurator.ts";
import hidden from "#ui/layout/visually-hidden.module.css";
import styles from "./film-field.module.css";
import { FilmSwatch } from "./film-swatch.tsx";
import { useTypedName } from "./use-typed-name.ts";

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

/** The colour of what is cut from film, as pieces of the films by group. Typing a name goes to it. */
function Films({ label, field, offers, differences, change }: FilmFieldProps) {
  const [pointedId, setPointedId] = useState<number | null>(null);
  const chosen = offers.find(({ selected }) => selected);
  const said = offers.find(({ id }) => id === pointedId) ?? chosen;
  const typing = useTypedName(offers, chosen?.id, (id) => change({ field, id }));
  const differenceOf = ({ id, selected }: ColourOffer) =>
    selected ? null : differenceText(differences.get(`${field}:${id}`));
  return (
    <Group label={label} hint={<span className={styles.hint}>Type a name to find it</span>}>
      <p className={styles.said}>
        <strong>{said?.name}</strong> {said && differenceOf(said)}
        <span className={styles.note}>{said?.note}</span>
      </p>
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

export const FilmField = memo(Films, sameChoices);
