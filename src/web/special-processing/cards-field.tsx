import type { ReactNode } from "react";
import type { Offer } from "#domain/configure/offers.types.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import groupStyles from "./form-group.module.css";
import styles from "./cards.module.css";

interface CardsFieldProps {
  readonly label: string;
  /** The field's name on the wire. */
  readonly name: string;
  readonly rows: readonly Offer[];
  readonly layout?: "row" | "tile";
  /** What it looks like, for a choice that needs seeing. */
  readonly picture: (row: Offer) => ReactNode;
  readonly onChoose: (id: number) => void;
}

/** One question with its choices as cards, each with its picture; left out when there is nothing to choose from. */
export function CardsField({ label, name, rows, layout, picture, onChoose }: CardsFieldProps) {
  const chosen = rows.find(({ selected }) => selected);
  if (rows.length === 0) return null;
  return (
    <div className={groupStyles.wide}>
      <Group label={label} hint={chosen?.note ?? undefined}>
        <div className={layout === "tile" ? styles.tiles : styles.cards}>
          {rows.map((row) => (
            <ChoiceCard
              key={row.id}
              type="radio"
              name={name}
              value={row.id}
              checked={row.selected}
              title={row.name}
              layout={layout}
              picture={picture(row)}
              disabled={row.disabled}
              onChoose={() => onChoose(row.id)}
            />
          ))}
        </div>
      </Group>
    </div>
  );
}
