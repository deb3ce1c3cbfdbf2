import { useState } from "react";
import { profileForm } from "#domain/account/forms.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { refreshVisitor, setVisitor, type User, type Visitor } from "#web/calls/visitor-store.ts";
import { Form, FormFooter, TextField } from "#web/forms/form.tsx";
import { NameFields } from "#web/forms/person-fields.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { PasswordForm } from "#web/sign-in/password-form.tsx";
import { Section } from "./section.tsx";
import styles from "./page.module.css";

interface ProfileSectionProps {
  readonly user: User;
  readonly quiet?: boolean;
}

/** The customer's names. The e-mail address is the account and stays. */
function ProfileSection({ user, quiet }: ProfileSectionProps) {
  const [saved, setSaved] = useState(false);
  const form = useSendForm({
    schema: profileForm,
    send: (typed) => {
      setSaved(false);
      return callShop("PUT account/profile", { body: typed });
    },
    onDone: () => {
      setSaved(true);
      void refreshVisitor();
    },
  });
  return (
    <Section title="Profile" note="Your name on quotations and parcels." quiet={quiet}>
      <Form form={form}>
        <NameFields
          names={["first_name", "last_name"]}
          startText={[user.first_name, user.last_name]}
          form={form}
        />
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          hint="The address you sign in with; it cannot be changed"
          startText={user.email}
          readOnly
          form={form}
        />
        <FormFooter form={form} look="quiet" words={["Save", "Saving"]}>
          <p role="status">{saved && "Saved."}</p>
        </FormFooter>
      </Form>
    </Section>
  );
}

/** Changing the password. */
function PasswordSection({ quiet }: { readonly quiet?: boolean }) {
  const [changed, setChanged] = useState(false);
  const taken = (visitor: Visitor) => {
    setChanged(true);
    setVisitor(visitor);
  };
  return (
    <Section title="Password" note="Changing it signs out every other device." quiet={quiet}>
      <PasswordForm temporary={false} onChanged={taken} />
      <p role="status" className={styles.status}>
        {changed && "Your password was changed. Every other device was signed out."}
      </p>
    </Section>
  );
}

interface DetailsProps {
  readonly user: User;
  /** Below what is wanted more often. */
  readonly quiet?: boolean;
}

/** Who the customer is and how they sign in. */
export function Details({ user, quiet }: DetailsProps) {
  return (
    <div className={styles.details}>
      <ProfileSection user={user} quiet={quiet} />
      <PasswordSection quiet={quiet} />
    </div>
  );
}
