import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

type TextProps = ComponentProps<typeof TextInput>;

interface LabelledTextProps extends Omit<TextProps, "autoComplete" | "describedBy" | "id" | "invalid"> {
  readonly label: ReactNode;
  /** Small words behind the label. */
  readonly hint?: ReactNode;
  readonly error: string | null;
  /** The message comes while somebody types, or later: it is said at once. */
  readonly live?: boolean | undefined;
  /** What a browser may fill in; nothing, if not said. */
  readonly autoComplete?: TextProps["autoComplete"];
}

/** One line of text with its label and its message. */
export function LabelledText({ label, hint, error, live = false, ...input }: LabelledTextProps) {
  return (
    <Field label={label} hint={hint} error={error} live={live}>
      {({ id, describedBy }) => (
        <TextInput
          autoComplete="off"
          {...input}
          id={id}
          invalid={error !== null}
          {...(describedBy !== undefined && { describedBy })}
        />
      )}
    </Field>
  );
}
