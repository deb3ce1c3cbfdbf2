import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Stack } from "#ui/layout/boxes.tsx";

interface CardField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly inputMode?: "numeric" | "decimal" | "email";
  readonly startText?: string;
}

interface CardFieldsProps {
  readonly fields: readonly CardField[];
  readonly faultOf: (name: string) => string | null;
}

/** Lines of text of a form, each with what is said of it. */
export function CardFields({ fields, faultOf }: CardFieldsProps) {
  return (
    <Stack>
      {fields.map(({ name, label, hint, inputMode, startText }) => (
        <Field key={name} label={label} hint={hint} error={faultOf(name)}>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              name={name}
              autoComplete="off"
              maxLength={254}
              {...(inputMode && { inputMode })}
              {...(startText !== undefined && { startText })}
              invalid={faultOf(name) !== null}
              {...(describedBy !== undefined && { describedBy })}
            />
          )}
        </Field>
      ))}
    </Stack>
  );
}
