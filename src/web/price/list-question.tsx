import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { FieldName } from "./field-name.tsx";

interface ListRow {
  readonly id: number | string;
  readonly name: string;
  readonly selected: boolean;
  /** Why it cannot be chosen. */
  readonly disabled?: string | null;
}

interface ListQuestionProps<Row extends ListRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly hint?: string;
  readonly onChoose: (row: Row) => void;
}

/** One question as a list; left out where there is nothing to choose from. */
export function ListQuestion<Row extends ListRow>({ label, rows, hint, onChoose }: ListQuestionProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Field label={<FieldName name={label} />} hint={hint}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          value={String(rows.find(({ selected }) => selected)?.id ?? "")}
          describedBy={describedBy}
          onChange={(value) => {
            const row = rows.find((one) => String(one.id) === value);
            if (row) onChoose(row);
          }}
        >
          {rows.map(({ id: rowId, name, disabled }) => (
            <option key={rowId} value={rowId} disabled={disabled != null}>
              {disabled == null ? name : `${name} (${disabled})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
