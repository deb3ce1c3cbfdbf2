import { type ReactNode, useId } from "react";
import { Button } from "#ui/button.tsx";
import { useEmailCheck } from "#web/forms/email-check.ts";
import formStyles from "#web/forms/form.module.css";
import { TextField } from "#web/forms/form.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";
import type { WireCheckout } from "./checkout.types.ts";
import { NAME_FIELD, wholeName } from "./place-order.ts";
import styles from "./checkout-parts.module.css";

interface ContactPartProps {
  readonly person: WireCheckout["person"];
  readonly startText: Readonly<Record<string, string>>;
  readonly form: Pick<SendForm, "fields">;
  /** The way in for who has an account. */
  readonly signIn: ReactNode;
  /** The address that was typed has an account, and its owner wants to use it. */
  readonly onRegistered: (email: string) => void;
}

interface EmailFieldProps extends Pick<ContactPartProps, "form" | "onRegistered"> {
  readonly startText: string;
  /** A guest's own address, which needs no asking. */
  readonly known: string | null;
}

/** Of a guest: an address that has an account leads to its password on the spot. */
function GuestEmail({ startText, known, form, onRegistered }: EmailFieldProps) {
  const check = useEmailCheck({ registered: "email-registered", known });
  const message = form.fields.email ?? check.message;
  const { registered } = check;
  return (
    <>
      <TextField
        ref={check.input}
        label="Email address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="For your proof and tracking"
        required
        live
        startText={startText}
        form={message ? { fields: { ...form.fields, email: message } } : form}
        onText={check.onText}
      />
      {registered !== null && (
        <div>
          <Button look="plain" onClick={() => onRegistered(registered)}>
            Sign in with this address
          </Button>
        </div>
      )}
    </>
  );
}

interface CheckoutPartProps {
  /** Its place in the form, from 1. */
  readonly number: number;
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One of the three parts of the checkout. */
export function CheckoutPart({ number, title, aside, children }: CheckoutPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.number}>
          {number}
        </span>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** Whom the shop writes to. */
export function ContactPart({ person, startText, form, signIn, onRegistered }: ContactPartProps) {
  const isMember = person?.is_member ?? false;
  return (
    <CheckoutPart number={1} title="Contact" aside={isMember ? null : signIn}>
      {isMember ? (
        <div className={formStyles.form}>
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            hint="Of your account"
            readOnly
            startText={person?.email}
            form={form}
          />
        </div>
      ) : (
        <GuestEmail
          startText={startText.email ?? ""}
          known={person?.email ?? null}
          form={form}
          onRegistered={onRegistered}
        />
      )}
      <TextField
        label="Name"
        name={NAME_FIELD}
        autoComplete="name"
        hint="First and last name"
        required
        startText={startText[NAME_FIELD] ?? wholeName(startText)}
        form={form}
      />
      <TextField
        label="Phone number"
        name="phone_number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="For the courier"
        required
        startText={startText.phone_number}
        form={form}
      />
    </CheckoutPart>
  );
}
