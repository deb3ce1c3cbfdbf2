import type { Selection } from "#domain/configure/selection.ts";
import { printedColour } from "#domain/lettering/design.ts";
import { Field } from "#ui/fields/field.tsx";
import type { DesignEditor } from "./design-editor.types.ts";
import styles from "./lettering.module.css";

interface FullColourFieldProps {
  readonly editor: DesignEditor;
  readonly selection: Selection;
}

/** The colour that letters are printed in where they are not cut from a coloured film. */
export function FullColourField({ editor: { catalogue, design, edit }, selection }: FullColourFieldProps) {
  const colour = catalogue.colours.get(selection.colourId);
  if (colour === undefined || (colour.film?.paint ?? null) !== null) return null;
  return (
    <Field label="Printed colour" hint="Printed on white film, then cut">
      {({ id }) => (
        <input
          id={id}
          type="color"
          className={styles.picker}
          value={printedColour(design)}
          onChange={(event) => edit({ fullColour: event.target.value }, "full-colour")}
        />
      )}
    </Field>
  );
}
