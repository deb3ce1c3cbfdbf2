import type { SettingField } from "#domain/studio/settings/setting-fields.ts";
import { contrastOf, LEAST_CONTRAST, readableColour } from "#domain/readable-colours.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { SharedTexts } from "./use-shared-texts.ts";
import styles from "./settings.module.css";

interface ColourInputProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
}

/** A colour as it is picked, with words on it and of it; where those are hard to read, the nearest on which they are not. */
function ColourInput({ id, name, value, invalid, describedBy, onChange }: ColourInputProps) {
  const contrast = contrastOf(value);
  const isPale = contrast < LEAST_CONTRAST;
  const nearest = readableColour(value);
  return (
    <div className={styles.colour}>
      <input
        type="color"
        id={id}
        name={name}
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
      <code>{value}</code>
      <span className={styles.sample} aria-hidden="true" style={{ background: value }}>
        Add to cart
      </span>
      <p className={styles.contrast}>
        Contrast {contrast.toFixed(1)} to 1{isPale && `, and ${LEAST_CONTRAST} is the least. `}
        {isPale && (
          <Button look="plain" onClick={() => onChange(nearest)}>
            Take {nearest}
          </Button>
        )}
      </p>
    </div>
  );
}

interface ControlProps {
  readonly field: SettingField;
  readonly text: string;
  /** The variable that says it instead. */
  readonly variable: string | undefined;
  /** Changes where the field is filled anew. */
  readonly filling: number;
  readonly ids: { readonly id: string; readonly describedBy: string | undefined };
  readonly invalid: boolean;
  readonly onText: (text: string) => void;
}

function SettingControl({ field, text, variable, filling, ids, invalid, onText }: ControlProps) {
  const { name, kind, choices = {} } = field;
  const { id, describedBy } = ids;
  const given = { id, name, invalid, ...(describedBy !== undefined && { describedBy }) };
  if (kind === "colour") return <ColourInput {...given} value={text} onChange={onText} />;
  if (kind === "choice")
    return (
      <Select {...given} value={text} onChange={onText}>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    );
  return (
    <TextInput
      key={filling}
      {...given}
      autoComplete="off"
      startText={text}
      readOnly={variable !== undefined}
      {...(kind === "number" && { inputMode: "numeric" as const })}
      onText={onText}
    />
  );
}

interface SettingInputProps extends Pick<ControlProps, "field" | "variable"> {
  readonly form: SharedTexts<string>;
}

/** What a field can be typed into, chosen or picked from. */
export function SettingInput({ form, field, variable }: SettingInputProps) {
  const { typed, theirs, filling, type, faultOf } = form;
  const { name, label, hint, kind, choices = {} } = field;
  const error = faultOf(name);
  const locked = variable === undefined ? hint : `set where the shop is started: ${variable}`;
  const other = theirs[name];
  return (
    <div data-width={kind === "sender" || kind === "email" ? undefined : "half"} id={`setting-${name}`}>
      <Field label={label} hint={locked === "" ? undefined : locked} error={error} live>
        {(ids) => (
          <SettingControl
            field={field}
            text={typed[name] ?? ""}
            variable={variable}
            filling={filling}
            ids={ids}
            invalid={error !== null}
            onText={(text) => type(name, text)}
          />
        )}
      </Field>
      {other !== undefined && <Message tone="note">Somebody else has set: {choices[other] ?? other}</Message>}
    </div>
  );
}
