import type { SendForm } from "#web/forms/use-send-form.ts";
import { CheckBox } from "#web/ui/fields/check-box.tsx";
import bullets from "#web/ui/layout/bullets.module.css";
import { Disclosure } from "#web/ui/layout/disclosure.tsx";
import styles from "./terms.module.css";

/** What is agreed to; for the shop's owner to check before it opens. */
const terms = [
  "We print what you approve. Nothing goes to print before you have approved its proof and paid.",
  "You may use the artwork you send us, and it breaks no law.",
  "Until printing starts you can cancel and get back what you paid.",
  "Made to your order, it cannot be returned because you changed your mind. If we get it wrong, we print it again or give your money back.",
  "Days of delivery are what we aim for. Your rights under the Consumer Guarantees Act stay as they are.",
];

interface TermsProps {
  readonly form: Pick<SendForm, "fields">;
  readonly accepted: boolean;
}

/** The terms, to read on the spot and to accept. */
export function Terms({ form, accepted }: TermsProps) {
  return (
    <div className={styles.terms}>
      <CheckBox name="terms" value="yes" required startChecked={accepted} error={form.fields.terms}>
        I have read and accept the terms
      </CheckBox>
      <Disclosure look="link" summary="Read the terms">
        <ul className={bullets.bullets}>
          {terms.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
