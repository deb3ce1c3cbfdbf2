import { Success } from "#web/forms/success.tsx";

/** A question has arrived. */
export function AskThanks() {
  return (
    <Success heading="Thank you for asking">
      <p>We answer by email. A copy of your question is on its way to you.</p>
    </Success>
  );
}
