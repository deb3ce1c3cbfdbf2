import { useState } from "react";
import { trackForm } from "#domain/order/track-form.ts";
import { callShop } from "#web/calls/call-shop.ts";
import type { SubmittedFields } from "#web/forms/form-state.ts";
import { Form, FormFooter, TextField } from "#web/forms/form.tsx";
import { Success } from "#web/forms/success.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import styles from "#web/site/narrow-page.module.css";

/** How the form came back without a script: refused, or sent to an address. */
export type TrackAnswer = { readonly sent: SubmittedFields } | { readonly mailedTo: string };

function Mailed({ email }: { readonly email: string }) {
  return (
    <Success heading="Look in your inbox">
      <p className={styles.words}>
        If the number and <strong>{email}</strong> belong to one order, its link is on its way to you.
      </p>
    </Success>
  );
}

interface TrackFormProps {
  readonly sent: SubmittedFields | undefined;
  readonly onMailed: (email: string) => void;
}

function TrackForm({ sent, onMailed }: TrackFormProps) {
  const form = useSendForm({
    schema: trackForm,
    send: (body) => callShop("POST order/link", { body }),
    onDone: (_answer, { email }) => onMailed(email),
    sent,
  });
  return (
    <Form form={form} method="post" action="/order" aria-label="Track an order">
      <TextField
        label="Order number"
        hint="Such as K26-4F7Q2M"
        name="order_no"
        autoComplete="off"
        maxLength={40}
        required
        startText={sent?.typed.order_no}
        form={form}
      />
      <TextField
        label="Email address"
        hint="The one you ordered with"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        startText={sent?.typed.email}
        form={form}
      />
      <FormFooter form={form} words={["Email me the link", "Sending"]} />
    </Form>
  );
}

interface TrackPageProps {
  readonly answer: TrackAnswer | undefined;
  /** A link was changed just now: the new one has been mailed. */
  readonly isChanged: boolean;
}

/** The page `/order`: who has lost the link to an order is sent it. */
export function TrackPage({ answer, isChanged }: TrackPageProps) {
  const [mailed, setMailed] = useState<string | null>(null);
  const email = mailed ?? (answer && "mailedTo" in answer ? answer.mailedTo : null);
  return (
    <div className={styles.page}>
      <h1>Track an order</h1>
      {isChanged && (
        <p role="status" className={styles.lead}>
          The link is changed: the new one is on its way to the address of the order.
        </p>
      )}
      <p className={styles.lead}>
        Type its number and your address, and we email you the link to its page: proof, payment and parcel.
      </p>
      <div className={styles.card}>
        {email === null ? (
          <TrackForm sent={answer && "sent" in answer ? answer.sent : undefined} onMailed={setMailed} />
        ) : (
          <Mailed email={email} />
        )}
      </div>
    </div>
  );
}
