import { useRef, useState, type FocusEventHandler, type FormEventHandler } from "react";
import type * as z from "zod/mini";
import { fieldMessages } from "#domain/account/forms.ts";
import type { FieldMessages } from "#domain/refusal.ts";

interface LeftFields {
  /** Messages by wire field. */
  readonly fields: FieldMessages;
  readonly onBlur: FocusEventHandler<HTMLFormElement>;
  readonly onInput: FormEventHandler<HTMLFormElement>;
}

function without(fields: FieldMessages, name: string): FieldMessages {
  return name in fields
    ? Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))
    : fields;
}

/** What is wrong with a field is said when it is left; one that nobody has typed into is left alone until the form is sent. */
export function useLeftFields(schema: z.ZodMiniType): LeftFields {
  const [fields, setFields] = useState<FieldMessages>({});
  const typedInto = useRef(new Set<string>());
  const onInput: LeftFields["onInput"] = ({ target }) => {
    const { name } = target as HTMLInputElement;
    typedInto.current.add(name);
    setFields((old) => without(old, name));
  };
  const onBlur: LeftFields["onBlur"] = ({ currentTarget, target }) => {
    const { name } = target as EventTarget as HTMLInputElement;
    if (!typedInto.current.has(name)) return;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(currentTarget)));
    const message = parsed.success ? undefined : fieldMessages(parsed.error.issues)[name];
    setFields((old) => (message === undefined ? without(old, name) : { ...old, [name]: message }));
  };
  return { fields, onBlur, onInput };
}
