import { type IdentityFieldSpec, identityGroups } from "#domain/studio/identity/identity-fields.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import styles from "./settings.module.css";
import { logoAddress } from "./logo-form.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSharedTexts } from "./use-shared-texts.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** Who the shop is. */
export type Identity = StudioReplyTo<"GET settings/identity">;
type IdentityField = keyof Identity;

/** The fields as they are typed. */
type TypedIdentity = Readonly<Record<IdentityField, string>>;

/** As it stands in the fields. */
export function inputOf(identity: Identity): TypedIdentity {
  return { ...identity, answer_days: String(identity.answer_days) };
}

/** As it is sent; what is no number is refused there. */
function identityIn(typed: TypedIdentity): Identity {
  return { ...typed, answer_days: Number(typed.answer_days) };
}

function useIdentity(read: Identity, onSaved: () => unknown) {
  return useSharedTexts(inputOf(read), {
    send: (was, typed) =>
      callStudio("PUT settings/identity", { body: { ...identityIn(typed), was: identityIn(was) } }),
    savedIn: inputOf,
    foundIn: ({ error: { identity } }) =>
      identity === undefined ? undefined : inputOf(identity as Identity),
    onSaved,
  });
}

type Form = ReturnType<typeof useIdentity>;

function IdentityInput({ form, spec }: { readonly form: Form; readonly spec: IdentityFieldSpec }) {
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

/** The head of a paper with what is typed. */
function PaperHead({ typed, logo }: { readonly typed: TypedIdentity; readonly logo: string | null }) {
  const lines = [
    `${typed.street_address}, ${typed.city} ${typed.postcode}`,
    typed.phone,
    typed.email,
    ...(typed.gst_number === "" ? [] : [`GST number ${typed.gst_number}`]),
  ];
  return (
    <aside className={styles.paper} aria-label="As on papers">
      {logo === null ? (
        <p className={styles.word}>{typed.name}</p>
      ) : (
        <>
          <img src={logoAddress(logo)} alt="" className={styles.head} />
          <p>{typed.name}</p>
        </>
      )}
      <div className={styles.lines}>
        {lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
      {typed.bank_number !== "" && (
        <p className={styles.pay}>
          Pay to <strong>{typed.bank_number}</strong>
          <br />
          {typed.bank_name}
        </p>
      )}
    </aside>
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
      <Stack gap={4}>
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
      </Stack>
      <PaperHead typed={form.typed} logo={logo} />
    </form>
  );
}
