import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";

/** A label as the form above has it, with words that tell the two apart for whoever hears it. */
export function FieldName({ name }: { readonly name: string }) {
  return (
    <>
      {name}
      <VisuallyHidden> in the price table</VisuallyHidden>
    </>
  );
}
