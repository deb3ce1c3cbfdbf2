import { useState } from "react";
import { setVisitor, type Visitor } from "#web/calls/visitor-store.ts";
import { PasswordForm } from "#web/sign-in/password-form.tsx";
import { Section } from "./section.tsx";
import styles from "./page.module.css";

/** Changing the password. */
export function PasswordSection({ quiet }: { readonly quiet?: boolean }) {
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
