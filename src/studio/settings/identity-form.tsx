import { useState } from "react";
import { type IdentityFieldSpec, identityGroups } from "#domain/studio/identity/identity-fields.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import styles from "./settings.module.css";
import { logoAddress } from "./logo-form.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
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

/** What both have changed, and nobody has decided: the fields, as the other one has set them. */
type Theirs = Readonly<Partial<Record<IdentityField, string>>>;

/**
 * Brings together what was typed and what somebody else has set since it was read: a field that was let be takes theirs, of one that
 * both changed theirs is shown beside what was typed.
 */
export function broughtTogether(
  typed: TypedIdentity,
  was: Identity,
  now: Identity,
): { readonly typed: TypedIdentity; readonly theirs: Theirs } {
  const [before, set] = [inputOf(was), inputOf(now)];
  const names = Object.keys(typed) as IdentityField[];
  const isTouched = (name: IdentityField) => typed[name] !== before[name];
  const both = names.filter((name) => isTouched(name) && set[name] !== before[name]);
  return {
    typed: {
      ...set,
      ...Object.fromEntries(names.filter(isTouched).map((name) => [name, typed[name]])),
    },
    theirs: Object.fromEntries(
      both.filter((name) => set[name] !== typed[name]).map((name) => [name, set[name]]),
    ),
  };
}

/** The form of who the shop is: what was seen, what is typed, and what somebody else has set meanwhile. */
function useIdentity(read: Identity, onSaved: () => unknown) {
  const [seen, setSeen] = useState(read);
  const [typed, setTyped] = useState(() => inputOf(read));
  const [theirs, setTheirs] = useState<Theirs>({});
  /** Raised when fields are filled in anew. */
  const [filling, setFilling] = useState(0);
  const sending = useSending(
    async () => {
      const answer = await callStudio("PUT settings/identity", {
        body: { ...identityIn(typed), was: seen },
      });
      const now = answer.ok ? undefined : (answer.error["identity"] as Identity | undefined);
      if (now === undefined) return answer;
      const together = broughtTogether(typed, seen, now);
      setSeen(now);
      setTyped(together.typed);
      setTheirs(together.theirs);
      setFilling((times) => times + 1);
      return answer;
    },
    async (saved) => {
      setSeen(saved);
      setTyped(inputOf(saved));
      setTheirs({});
      setFilling((times) => times + 1);
      await onSaved();
    },
  );
  const type = (name: IdentityField, text: string) => setTyped((before) => ({ ...before, [name]: text }));
  const isTouched = Object.entries(inputOf(seen)).some(
    ([name, text]) => typed[name as IdentityField] !== text,
  );
  return { ...sending, typed, theirs, filling, type, isTouched };
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
