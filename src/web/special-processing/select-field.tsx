import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";

interface SelectFieldProps {
  readonly label: string;
  /** The field's name on the wire. */
  readonly name: string;
  readonly rows: readonly { readonly id: number; readonly name: string }[];
  readonly chosenId: number | null;
  readonly hint?: string | null;
  readonly error?: string;
  readonly onChoose: (id: number) => void;
}

/** One question with its choices as a list; left out when there is nothing to choose from. */
export function SelectField({ label, name, rows, chosenId, hint, error, onChoose }: SelectFieldProps) {
  return rows.length === 0 ? null : (
    <Field label={label} hint={hint ?? undefined} error={error}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          name={name}
          value={String(chosenId ?? "")}
          describedBy={describedBy}
          invalid={error !== undefined}
          onChange={(value) => onChoose(Number(value))}
        >
          {rows.map((row) => (
            <option key={row.id} value={row.id}>
              {row.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
