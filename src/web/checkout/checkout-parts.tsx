import { type ReactNode, useId, useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { Icon } from "#ui/icon.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { useEmailCheck } from "#web/forms/email-check.ts";
import formStyles from "#web/forms/form.module.css";
import { TextField } from "#web/forms/form.tsx";
import { NameFields } from "#web/forms/person-fields.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";
import { InvoiceFields } from "./addresses.tsx";
import type { WireCheckout } from "./checkout.types.ts";
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
      <NameFields
        names={["first_name", "last_name"]}
        startText={[startText.first_name, startText.last_name]}
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

interface PaymentPartProps {
  readonly startText: Readonly<Record<string, string>>;
  readonly form: Pick<SendForm, "fields">;
}

function isBilledElsewhere(startText: PaymentPartProps["startText"], { fields }: PaymentPartProps["form"]) {
  const isBillTo = ([name, text]: readonly [string, string]) => name.startsWith("bill_to") && text !== "";
  return Object.entries(startText).some(isBillTo) || Object.entries(fields).some(isBillTo);
}

const TRANSFER =
  "Nothing is charged now. When you have ordered, you see our account and your reference; we start as soon as your payment is here and your proof is approved.";

function OnlyTransfer() {
  return (
    <div className={styles.way}>
      <span className={styles.mark}>
        <Icon name="tick" size={14} />
      </span>
      <div>
        <p className={styles.name}>Bank transfer</p>
        <p className={styles.words}>{TRANSFER}</p>
      </div>
    </div>
  );
}

interface WaysProps extends PaymentPartProps {
  readonly account: NonNullable<WireCheckout["account"]>;
}

/** For those to whom the shop sells on account, as far as all of it fits into what is left. */
function Ways({ account, startText, form }: WaysProps) {
  const { left, due_on: dueOn, is_enough: isEnough } = account;
  const [way, setWay] = useState(startText.pay_by === "account" && isEnough ? "account" : "transfer");
  const short = `There is ${formatDollars(left)} left on your account.`;
  const error = form.fields.pay_by;
  return (
    <Group label="How to pay" role="radiogroup">
      <Stack gap={2}>
        <ChoiceCard
          type="radio"
          name="pay_by"
          value="transfer"
          checked={way === "transfer"}
          title="Bank transfer"
          note={TRANSFER}
          onChoose={() => setWay("transfer")}
        />
        <ChoiceCard
          type="radio"
          name="pay_by"
          value="account"
          checked={way === "account"}
          title="On account"
          note={isEnough ? `Due ${formatDate(dueOn)}. We start when your proof is approved. ${short}` : short}
          disabled={isEnough ? null : short}
          onChoose={() => setWay("account")}
        />
      </Stack>
      <div role="alert">{error !== undefined && <Message tone="error">{error}</Message>}</div>
    </Group>
  );
}

/** How it is paid, and who gets the invoice. */
export function PaymentPart({ account, startText, form }: PaymentPartProps & Pick<WireCheckout, "account">) {
  return (
    <CheckoutPart number={3} title="Payment">
      {account === null ? <OnlyTransfer /> : <Ways account={account} startText={startText} form={form} />}
      <TextField
        label="Purchase order number"
        hint="Optional, shown with your order"
        name="po_number"
        autoComplete="off"
        startText={startText.po_number}
        form={form}
      />
      <Disclosure look="link" summary="Invoice to somebody else" open={isBilledElsewhere(startText, form)}>
        <InvoiceFields startText={startText} form={form} />
      </Disclosure>
    </CheckoutPart>
  );
}
