import { designNameForm, LONGEST_NAME } from "#domain/kept-design/design-name.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { FormFooter } from "#web/forms/form-footer.tsx";
import styles from "#web/forms/form.module.css";
import { TextField } from "#web/forms/text-field.tsx";
import { useFocusFirstField } from "#web/forms/use-focus.ts";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { Button } from "#ui/button.tsx";
import type { SavedDesign } from "./saved-design.types.ts";

interface RenameFormProps {
  readonly design: SavedDesign;
  readonly onRenamed: (name: string) => void;
  readonly onCancel: () => void;
}

/** Another name for a kept design. */
export function RenameForm({ design: { id, name }, onRenamed, onCancel }: RenameFormProps) {
  const form = useSendForm({
    schema: designNameForm,
    send: (body) => callShop("PATCH account/designs/:id", { params: { id }, body }),
    onDone: (renamed) => onRenamed(renamed.name),
  });
  useFocusFirstField(form.ref);
  return (
    <form
      ref={form.ref}
      aria-label={`Rename ${name}`}
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        required
        maxLength={LONGEST_NAME}
        startText={name}
        form={form}
      />
      <FormFooter form={form} look="quiet" words={["Save name", "Saving"]}>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </form>
  );
}
