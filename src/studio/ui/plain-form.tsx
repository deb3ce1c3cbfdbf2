import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Fields } from "#ui/layout/boxes.tsx";
import styles from "./plain-form.module.css";

/** A field of the form, as the calls answer it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: "list" | "number" | "ticks";
  readonly value: string;
  readonly options: {
    readonly value: string;
    readonly label: string;
    readonly disabled: string | null;
    readonly is_chosen: boolean;
  }[];
}

/** The fields as they are sent; a list or box of which nothing is chosen says nothing. */
function submittedOf(fields: readonly FormField[]): [string, string][] {
  return fields.flatMap(({ name, kind, value, options }): [string, string][] =>
    kind === "number"
      ? [[name, value]]
      : options.filter((option) => option.is_chosen).map((option): [string, string] => [name, option.value]),
  );
}

/** A side that is typed is a size of one's own; of words it goes before the side that was not typed. */
function withSides(name: string, before: readonly FormField[], sent: [string, string][]) {
  if (name !== "width" && name !== "height") return sent;
  if (before.some((field) => field.name === "size"))
    return sent.map(([field, value]): [string, string] =>
      field === "size" ? [field, "custom"] : [field, value],
    );
  const shown = ["width", "height"].map((side) => before.find((field) => field.name === side)?.value ?? "");
  return [...sent, ["shown_size", shown.join("x")] satisfies [string, string]];
}

/** All fields with one of them changed, and as they are sent then. */
export function changedFields(
  fields: readonly FormField[],
  name: string,
  changed: (field: FormField) => FormField,
): { readonly fields: readonly FormField[]; readonly typed: [string, string][] } {
  const now = fields.map((field) => (field.name === name ? changed(field) : field));
  return { fields: now, typed: withSides(name, fields, submittedOf(now)) };
}

interface PlainFormProps {
  readonly fields: readonly FormField[];
  readonly onChange: (name: string, changed: (field: FormField) => FormField) => void;
}

type OneField = Omit<PlainFormProps, "fields"> & { readonly field: FormField };

/** The same field with another choice. */
function chosen(field: FormField, isChosen: (value: string, before: boolean) => boolean): FormField {
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

/** Everything that can be chosen of a product, as plain fields. */
export function PlainForm({ fields, onChange }: PlainFormProps) {
  return (
    <Fields>
      {fields.map((field) => {
        const Kind = kinds[field.kind];
        return <Kind key={field.name} field={field} onChange={onChange} />;
      })}
    </Fields>
  );
}
