import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Figures } from "./figures.tsx";
import { OwnPrice, type TakenPrice } from "./own-price.tsx";
import { type CalculatedField, useCalculation } from "./use-calculation.ts";
import styles from "./calculator.module.css";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Card, Fields, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";

type Calculation = ReturnType<typeof useCalculation>;

/** What the figures do not say, why there is no price, and the nearest that has one. */
function Notes({ calculation: { calculated, ask } }: { readonly calculation: Calculation }) {
  if (calculated === null) return null;
  const { notes, why, nearest } = calculated;
  return (
    <Stack gap={2} align="start" aria-live="polite" className={styles.notes}>
      {notes.map((note) => (
        <Message key={note} tone="note">
          {note}
        </Message>
      ))}
      {why !== null && <Message tone="note">{why}</Message>}
      {nearest !== null && (
        <Button look="plain" onClick={() => ask({ configured: nearest.configured })}>
          Reckon with the nearest that has one: {nearest.words}
        </Button>
      )}
    </Stack>
  );
}

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
function CalculatorFields({ fields, onChange }: CalculatorFieldsProps) {
  return (
    <Fields>
      {fields.map((field) => {
        const Kind = kinds[field.kind];
        return <Kind key={field.name} field={field} onChange={onChange} />;
      })}
    </Fields>
  );
}

interface CalculatorProps {
  readonly number: string;
  readonly askedSets: number;
  readonly onTake: ((taken: TakenPrice) => void) | null;
}

/** Prices, costs and margins of what was asked for, and of whatever it is changed to here. */
export function Calculator({ number, askedSets, onTake }: CalculatorProps) {
  const calculation = useCalculation(number);
  const { calculated, fault, isBusy, change, ask } = calculation;
  return (
    <Card aria-labelledby="calculator" aria-busy={isBusy}>
      <h2 id="calculator">Calculator</h2>
      <Soft>Only for us. Nothing here changes what the customer asked for.</Soft>
      {calculated === null && fault === null && <p>Reckoning …</p>}
      <div role="alert">
        {fault !== null && (
          <>
            <Message tone="error">{fault}</Message>
            <Button look="plain" onClick={() => ask({ configured: calculated?.configured ?? "" })}>
              Try again
            </Button>
          </>
        )}
      </div>
      <Notes calculation={calculation} />
      {calculated !== null && (
        <>
          <Figures
            calculated={calculated}
            onQuantity={(pieces) => change("quantity", (field) => ({ ...field, value: String(pieces) }))}
          />
          <OwnPrice calculated={calculated} askedSets={askedSets} onTake={onTake} />
          <Disclosure summary="Change pieces, size and options">
            <CalculatorFields fields={calculated.fields} onChange={change} />
            {!calculated.is_as_asked && (
              <Button look="plain" onClick={() => ask({})}>
                Back to what was asked for
              </Button>
            )}
          </Disclosure>
        </>
      )}
    </Card>
  );
}
