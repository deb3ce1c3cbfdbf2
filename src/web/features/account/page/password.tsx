import { useState } from "react";
import { PasswordForm } from "../password/password-form.tsx";
import { Section } from "./section.tsx";
import styles from "./page.module.css";

/** Changing the password. */
export const Password = () => {
  const [changed, setChanged] = useState(false);
  return (
    <Section title="Password" note="Changing it signs every other device out.">
      <PasswordForm temporary={false} onChanged={() => setChanged(true)} />
      <p role="status" className={styles.news}>
        {changed && "Your password was changed. Every other device was signed out."}
      </p>
    </Section>
  );
};
