import type { Selection } from "#domain/configure/selection.ts";
import { letteringLimits } from "#domain/lettering/limits.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { RangeField } from "#ui/fields/range-field.tsx";
import type { DesignEditor } from "./design-editor.types.ts";
import styles from "./lettering.module.css";
import { LineFields } from "./line-fields.tsx";
import { OutlineField } from "./outline-field.tsx";

const { arcDegrees, letterSpacing, lineSpacing } = letteringLimits;

function arcWords(degrees: number): string {
  if (degrees === 0) return "straight";
  return `${Math.abs(degrees)} degrees ${degrees > 0 ? "up" : "down"}`;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** Bend and distances of the lines. */
function Distances({ editor: { design, edit } }: { readonly editor: DesignEditor }) {
  const { arc, letterSpacing: letters, lineSpacing: lines } = design;
  return (
    <>
      <RangeField
        label="Arc"
        value={arc}
        min={-arcDegrees}
        max={arcDegrees}
        step={5}
        words={arcWords(arc)}
        onValue={(value) => edit({ arc: value }, "arc")}
      />
      <RangeField
        label="Letter spacing"
        value={letters}
        min={letterSpacing.least}
        max={letterSpacing.most}
        step={10}
        words={letters === 0 ? "as the font has it" : `${signed(letters / 10)}%`}
        onValue={(value) => edit({ letterSpacing: value }, "letter-spacing")}
      />
      {design.text.includes("\n") ? (
        <RangeField
          label="Line spacing"
          value={lines}
          min={lineSpacing.least}
          max={lineSpacing.most}
          step={5}
          words={lines === 0 ? "usual" : `${signed(lines)}%`}
          onValue={(value) => edit({ lineSpacing: value }, "line-spacing")}
        />
      ) : null}
    </>
  );
}

export interface RareFieldsProps {
  readonly editor: DesignEditor;
  readonly selection: Selection;
}

/** What most words do without: bend, distances, a second film, lines of their own face and size, glass. */
export function RareFields({ editor, selection }: RareFieldsProps) {
  const { design, edit } = editor;
  return (
    <div className={styles.more}>
      <Distances editor={editor} />
      <OutlineField editor={editor} selection={selection} />
      <LineFields editor={editor} />
      <ChoiceCard
        type="checkbox"
        name="inside-glass"
        value="yes"
        checked={design.insideGlass}
        title="For the inside of glass"
        note="Cut mirrored: stuck on inside, it reads right from the street."
        onChoose={(insideGlass) => edit({ insideGlass })}
      />
    </div>
  );
}
