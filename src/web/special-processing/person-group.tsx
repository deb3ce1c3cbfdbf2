import type { ReactNode } from "react";
import type { FieldMessages } from "#domain/refusal.ts";
import { namedGuest, type Visitor } from "#web/calls/visitor-store.ts";
import { AccountEmail } from "#web/forms/person/account-email.tsx";
import { PersonFields } from "#web/forms/person/person-fields.tsx";
import formStyles from "#web/forms/form.module.css";
import type { RegisteredEmail } from "#web/forms/person/use-registered-email.ts";
import { Button } from "#ui/button.tsx";
import { FormGroup } from "./form-group.tsx";
import groupStyles from "./form-group.module.css";
import styles from "./special-processing.module.css";

interface PersonGroupProps {
  readonly visitor: Visitor | null;
  readonly messages: FieldMessages;
  readonly registeredEmail: RegisteredEmail;
  readonly onSignIn: () => void;
}

function InGroup({ children }: { readonly children: ReactNode }) {
  return (
    <FormGroup title="Where we reply">
      <div className={`${groupStyles.wide} ${formStyles.form}`}>{children}</div>
    </FormGroup>
  );
}

/** Who asks: hidden but for the address for somebody signed in, prefilled for a guest. */
export function PersonGroup({ visitor, messages, registeredEmail, onSignIn }: PersonGroupProps) {
  const user = visitor?.user;
  if (user)
    return (
      <InGroup>
        <AccountEmail user={user} />
      </InGroup>
    );
  const fields = registeredEmail.message ? { email_address: registeredEmail.message, ...messages } : messages;
  return (
    <InGroup>
      <PersonFields
        guest={visitor?.guest ?? null}
        form={{ fields }}
        emailInput={registeredEmail.input}
        onEmail={registeredEmail.onText}
      />
      {namedGuest(visitor) === null && (
        <p className={styles.signIn}>
          Have an account?{" "}
          <Button look="plain" onClick={onSignIn}>
            Sign in
          </Button>
        </p>
      )}
    </InGroup>
  );
}
