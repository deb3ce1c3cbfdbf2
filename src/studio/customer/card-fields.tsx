import { LabelledText } from "#ui/fields/labelled-text.tsx";
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
        <LabelledText
          key={name}
          label={label}
          hint={hint}
          error={faultOf(name)}
          name={name}
          maxLength={254}
          {...(inputMode && { inputMode })}
          {...(startText !== undefined && { startText })}
        />
      ))}
    </Stack>
  );
}
