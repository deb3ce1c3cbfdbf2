import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import type { CalculatedField } from "./use-calculation.ts";
import styles from "./calculator.module.css";

interface CalculatorFieldsProps {
  readonly fields: readonly CalculatedField[];
  readonly onChange: (name: string, changed: (field: CalculatedField) => CalculatedField) => void;
}

type OneField = Omit<CalculatorFieldsProps, "fields"> & { readonly field: CalculatedField };

/** The same field with another choice. */
function chosen(
  field: CalculatedField,
  isChosen: (value: string, before: boolean) => boolean,
): CalculatedField {
  return {
    ...field,
    options: field.options.map((one) => ({ ...one, is_chosen: isChosen(one.value, one.is_chosen) })),
  };
}

function ListField({ field, onChange }: OneField) {
  const value = field.options.find((option) => option.is_chosen)?.value ?? "";
  return (
    <Field label={field.label}>
      {({ id }) => (
        <Select
          id={id}
          value={value}
          onChange={(next) => onChange(field.name, (now) => chosen(now, (one) => one === next))}
        >
          {field.options.map(({ value: option, label, disabled }) => (
            <option key={option} value={option} disabled={disabled !== null}>
              {disabled === null ? label : `${label} (${disabled})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function TicksField({ field, onChange }: OneField) {
  const tick = (value: string) =>
    onChange(field.name, (now) => chosen(now, (one, before) => (one === value ? !before : before)));
  return (
    <fieldset className={styles.ticks}>
      <legend>{field.label}</legend>
      {field.options.map(({ value, label, disabled, is_chosen: isChosen }) => (
        <label key={value} className={styles.tick}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={disabled !== null}
            onChange={() => tick(value)}
          />
          <span>{disabled === null ? label : `${label} (${disabled})`}</span>
        </label>
      ))}
    </fieldset>
  );
}

function CountField({ field, onChange }: OneField) {
  return (
    <NumberField
      label={field.label}
      name={field.name}
      maxLength={6}
      value={field.value === "" ? null : Number(field.value)}
      pauseMs={400}
      onNumber={(value) => {
        if (value !== null) onChange(field.name, (now) => ({ ...now, value: String(value) }));
      }}
    />
  );
}

const kinds = { list: ListField, ticks: TicksField, number: CountField } as const;

/** Everything that can be chosen for the request, as plain fields; the request itself stays as it was asked. */
export function CalculatorFields({ fields, onChange }: CalculatorFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const Kind = kinds[field.kind];
        return <Kind key={field.name} field={field} onChange={onChange} />;
      })}
    </div>
  );
}
