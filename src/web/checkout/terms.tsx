import type { SendForm } from "#web/forms/use-send-form.ts";
import { CheckBox } from "#ui/fields/check-box.tsx";
import bullets from "#ui/layout/bullets.module.css";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import styles from "./terms.module.css";

interface TermsProps {
  readonly form: Pick<SendForm, "fields">;
  readonly accepted: boolean;
  /** The terms in short, a sentence each. */
  readonly terms: readonly string[];
}

/** The terms, to read in short on the spot and to accept. */
export function Terms({ form, accepted, terms }: TermsProps) {
  return (
    <div className={styles.terms}>
      <CheckBox name="terms" value="yes" required startChecked={accepted} error={form.fields.terms}>
        I have read and accept the terms
      </CheckBox>
      <Disclosure look="link" summary="The terms in short">
        <ul className={bullets.bullets}>
          {terms.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          <a href="/terms" target="_blank" rel="noopener">
            All terms
          </a>{" "}
          and{" "}
          <a href="/privacy" target="_blank" rel="noopener">
            what we keep
          </a>{" "}
          open in a tab of their own.
        </p>
      </Disclosure>
    </div>
  );
}
