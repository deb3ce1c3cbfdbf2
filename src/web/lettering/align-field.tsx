import { type LineAlign, lineAligns } from "#domain/lettering/design.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import type { DesignEditor } from "./design-editor.types.ts";
import styles from "./lettering.module.css";

const NAMES: Readonly<Record<LineAlign, string>> = { left: "Left", center: "Center", right: "Right" };

/** Three lines in a picture 24 wide, and how much of what they leave free is on their left. */
const WIDTHS = [24, 14, 19];
const BEFORE: Readonly<Record<LineAlign, number>> = { left: 0, center: 0.5, right: 1 };

function AlignPicture({ align }: { readonly align: LineAlign }) {
  return (
    <svg viewBox="0 0 24 14" width="24" height="14" aria-hidden="true">
      {WIDTHS.map((width, index) => (
        <rect
          key={width}
          x={(24 - width) * BEFORE[align]}
          y={index * 5.5}
          width={width}
          height="2.5"
          rx="1"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}

/** How lines stand to each other. */
export function AlignField({ editor: { design, edit } }: { readonly editor: DesignEditor }) {
  return (
    <Group label="Align">
      <div className={styles.aligns}>
        {lineAligns.map((align) => (
          <ChoiceCard
            key={align}
            type="radio"
            layout="tile"
            name="align"
            value={align}
            checked={design.align === align}
            title={NAMES[align]}
            picture={<AlignPicture align={align} />}
            onChoose={() => edit({ align })}
          />
        ))}
      </div>
    </Group>
  );
}
