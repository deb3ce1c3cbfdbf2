import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { type Identity, identityGroups } from "./identity-fields.ts";
import { PaperHead } from "./paper-head.tsx";
import styles from "./settings.module.css";
import { useIdentity } from "./use-identity.ts";

type Form = ReturnType<typeof useIdentity>;
type Spec = (typeof identityGroups)[number]["fields"][number];

function IdentityInput({ form, spec }: { readonly form: Form; readonly spec: Spec }) {
  const { typed, theirs, filling, type, faultOf } = form;
  const { name, label, hint, width, ...kind } = spec;
  const other = theirs[name];
  return (
    <div data-width={width}>
      <Field label={label} hint={hint} error={faultOf(name)} live>
        {({ id, describedBy }) => (
          <TextInput
            key={filling}
            id={id}
            name={name}
            autoComplete="off"
            startText={typed[name]}
            invalid={faultOf(name) !== null}
            {...kind}
            {...(describedBy !== undefined && { describedBy })}
            onText={(text) => type(name, text)}
          />
        )}
      </Field>
      {other !== undefined && (
        <Message tone="note">Somebody else has set: {other === "" ? "nothing" : other}</Message>
      )}
    </div>
  );
}

/** Who the shop is, with the head of a paper beside it. What was typed stays where somebody else was quicker. */
export function IdentityForm({
  identity,
  logo,
  onSaved,
}: {
  readonly identity: Identity;
  readonly logo: string | null;
  readonly onSaved: () => unknown;
}) {
  const form = useIdentity(identity, onSaved);
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <div className={styles.groups}>
        {identityGroups.map(({ title, note, fields }) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.title}>{title}</legend>
            <p className={styles.note}>{note}</p>
            <div className={styles.fields}>
              {fields.map((spec) => (
                <IdentityInput key={spec.name} form={form} spec={spec} />
              ))}
            </div>
          </fieldset>
        ))}
        <div role="alert">{form.fault !== null && <Message tone="error">{form.fault}</Message>}</div>
        <div>
          <Button look="main" type="submit" busy={form.isBusy} disabled={!form.isTouched}>
            Save
          </Button>
        </div>
      </div>
      <PaperHead typed={form.typed} logo={logo} />
    </form>
  );
}
