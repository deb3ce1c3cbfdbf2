import type { LetteringDesign, LineStyle } from "#domain/lettering/design.ts";
import { letteringLimits } from "#domain/lettering/limits.ts";
import { writtenLines } from "#domain/lettering/normal-text.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { RangeField } from "#ui/fields/range-field.tsx";
import type { DesignEditor } from "./design-editor.types.ts";
import { FaceOptions } from "./face-options.tsx";
import styles from "./lettering.module.css";

const PLAIN: LineStyle = { font: null, percent: 100 };
const { least, most } = letteringLimits.percent;

/** The lines' styles with that of one line changed; lines at the end that are as the others are left out. */
function withLine({ lines }: LetteringDesign, index: number, part: Partial<LineStyle>): readonly LineStyle[] {
  const all = Array.from({ length: Math.max(lines.length, index + 1) }, (_none, at) => lines[at] ?? PLAIN);
  all[index] = { ...PLAIN, ...all[index], ...part };
  const last = all.findLastIndex(({ font, percent }) => font !== null || percent !== PLAIN.percent);
  return all.slice(0, last + 1);
}

/** Own face and size of each line; nothing to choose while there is only one. */
export function LineFields({ editor: { catalogue, design, edit } }: { readonly editor: DesignEditor }) {
  const written = writtenLines(design.text).filter(({ text }) => text !== "");
  if (written.length < 2) return null;
  return written.map(({ index, text }, at) => {
    const { font, percent } = design.lines[index] ?? PLAIN;
    return (
      <div key={index} role="group" aria-label={`Line ${at + 1}: ${text}`} className={styles.pair}>
        <Field label={`Font of line ${at + 1}`} hint={text}>
          {({ id }) => (
            <Select
              id={id}
              value={font ?? ""}
              onChange={(value) => edit({ lines: withLine(design, index, { font: value || null }) })}
            >
              <option value="">Same as the others</option>
              <FaceOptions faces={catalogue.document.faces} />
            </Select>
          )}
        </Field>
        <RangeField
          label={`Size of line ${at + 1}`}
          value={percent}
          min={least}
          max={most}
          step={5}
          words={`${percent}%`}
          onValue={(value) => edit({ lines: withLine(design, index, { percent: value }) }, `line-${index}`)}
        />
      </div>
    );
  });
}
