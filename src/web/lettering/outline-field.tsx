import type { Selection } from "#domain/configure/selection.ts";
import { letteringLimits } from "#domain/lettering/limits.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import type { DesignEditor } from "./design-editor.types.ts";
import styles from "./lettering.module.css";

const { least, most } = letteringLimits.outlineMm;
const WIDTHS = Array.from({ length: most - least + 1 }, (_none, index) => least + index);

interface OutlineFieldProps {
  readonly editor: DesignEditor;
  readonly selection: Selection;
}

/** A second film that shows round the letters, and how far. */
export function OutlineField({ editor: { catalogue, design, edit }, selection }: OutlineFieldProps) {
  const { outline } = design;
  const films = (catalogue.products.get(selection.productId)?.colourIds ?? []).flatMap((id) => {
    const row = catalogue.colours.get(id);
    return row?.film?.paint ? [row] : [];
  });
  const first = films.find(({ id }) => id !== selection.colourId);
  if (first === undefined) return null;
  return (
    <div className={styles.pair}>
      <Field label="Outline">
        {({ id }) => (
          <Select
            id={id}
            value={String(outline?.mm ?? 0)}
            onChange={(value) => {
              const mm = Number(value);
              edit({ outline: mm === 0 ? null : { mm, colourId: outline?.colourId ?? first.id } });
            }}
          >
            <option value="0">None</option>
            {WIDTHS.map((mm) => (
              <option key={mm} value={mm}>
                {mm} mm wider
              </option>
            ))}
          </Select>
        )}
      </Field>
      {outline === null ? null : (
        <Field label="Outline film">
          {({ id }) => (
            <Select
              id={id}
              value={String(outline.colourId)}
              onChange={(value) => edit({ outline: { ...outline, colourId: Number(value) } })}
            >
              {films.map((film) => (
                <option key={film.id} value={film.id}>
                  {film.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
