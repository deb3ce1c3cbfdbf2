import type { ComponentProps } from "react";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { SendForm } from "./use-send-form.ts";

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, "id" | "describedBy" | "invalid"> & {
  readonly label: string;
  readonly hint?: string;
  /** Its message comes while it is typed into. */
  readonly live?: boolean;
  readonly form: Pick<SendForm, "fields">;
};

/** A labelled line of text with its message from the form. */
export function TextField({ label, hint, live, form, ...input }: TextFieldProps) {
  const error = form.fields[input.name];
  return (
    <Field label={label} hint={hint} error={error} live={live}>
      {(ids) => <TextInput {...input} {...ids} invalid={error !== undefined} />}
    </Field>
  );
}
