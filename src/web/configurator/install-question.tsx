import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { differenceText } from "./film-field.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";

/** What yes and no mean (content-and-lettering.md 2.5). */
const ANSWERS = {
  yes: { title: "Yes", note: "Existing material around the design is removed, ready on auxiliary film" },
  no: { title: "No", note: "With auxiliary film; you weed out the excess" },
} as const;

/** Whether decals come weeded and on their film. */
export function InstallQuestion({ configurator }: { readonly configurator: Configurator }) {
  const { offers, selection, differences, change } = configurator;
  if (offers.installReady.length === 0) return null;
  return (
    <Group label="Install ready">
      <div className={styles.buttons}>
        {offers.installReady.map((value) => (
          <ChoiceCard
            key={value}
            type="radio"
            name="install"
            value={value}
            checked={selection.installReady === value}
            title={ANSWERS[value].title}
            note={ANSWERS[value].note}
            aside={
              selection.installReady === value
                ? null
                : differenceText(differences.get(`installReady:${value}`))
            }
            onChoose={() => change({ field: "installReady", value })}
          />
        ))}
      </div>
    </Group>
  );
}
