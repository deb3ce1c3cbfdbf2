import { useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { Icon } from "#ui/icon.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";
import { InvoiceFields } from "./addresses.tsx";
import { CheckoutPart } from "./checkout-parts.tsx";
import type { WireCheckout } from "./checkout.types.ts";
import styles from "./checkout-parts.module.css";

interface PaymentPartProps {
  readonly startText: Readonly<Record<string, string>>;
  readonly form: Pick<SendForm, "fields">;
}

function isBilledElsewhere(startText: PaymentPartProps["startText"], { fields }: PaymentPartProps["form"]) {
  const isBillTo = ([name, text]: readonly [string, string]) => name.startsWith("bill_to") && text !== "";
  return [...Object.entries(startText), ...Object.entries(fields)].some(isBillTo);
}

const TRANSFER =
  "Nothing is charged now. When you have ordered, you see our account and your reference; we start as soon as your payment is here and your proof is approved.";

interface CartTotal {
  readonly cart: Pick<WireCheckout["cart"], "total_price">;
}

type PaidCheckout = Pick<WireCheckout, "account" | "deposit" | "takes_cards"> & CartTotal;

/** A way to pay, as its card says it. */
interface Way {
  readonly value: "account" | "card" | "card-whole" | "transfer";
  readonly title: string;
  readonly note: string;
  /** Why it cannot be chosen. */
  readonly disabled?: string | null;
}

const transfer: Way = { value: "transfer", title: "Bank transfer", note: TRANSFER };

const card: Way = {
  value: "card",
  title: "Card",
  note: "On Stripe’s page, right after you order; wallets and Afterpay, too, where it offers them. Your card’s number never reaches us.",
};

/** The same where a deposit is enough for now: that first, and all of it at once for who wants to be done with it. */
function cardWays({ deposit, cart }: Pick<WireCheckout, "deposit"> & CartTotal): readonly Way[] {
  if (deposit === null) return [card];
  return [
    { ...card, title: `Card: ${formatDollars(deposit)} now`, note: `The deposit. ${card.note}` },
    {
      value: "card-whole",
      title: `Card: ${formatDollars(cart.total_price)} now`,
      note: "All of it, in the same way: nothing is left to pay before it leaves us.",
    },
  ];
}

/** As far as all of an order fits into what is left on an account. */
function onAccount({ left, due_on: dueOn, is_enough: isEnough }: NonNullable<WireCheckout["account"]>): Way {
  const short = `There is ${formatDollars(left)} left on your account.`;
  return {
    value: "account",
    title: "On account",
    note: isEnough ? `Due ${formatDate(dueOn)}. We start when your proof is approved. ${short}` : short,
    disabled: isEnough ? null : short,
  };
}

/** The ways to pay that are open to whoever orders; the first one is chosen unless they choose another. */
function waysOf(checkout: PaidCheckout) {
  const { account, takes_cards: byCard } = checkout;
  return [...(byCard ? cardWays(checkout) : []), transfer, ...(account === null ? [] : [onAccount(account)])];
}

function OnlyTransfer() {
  return (
    <div className={styles.way}>
      <span className={styles.mark}>
        <Icon name="tick" size={14} />
      </span>
      <div>
        <p className={styles.name}>{transfer.title}</p>
        <p className={styles.words}>{transfer.note}</p>
      </div>
    </div>
  );
}

interface WaysProps extends PaymentPartProps {
  readonly ways: readonly Way[];
}

/** Where there is more than one way to pay. */
function Ways({ ways, startText, form }: WaysProps) {
  const begin = ways.find(({ value, disabled }) => value === startText.pay_by && !disabled) ?? ways[0];
  const [chosen, setChosen] = useState(begin?.value);
  const error = form.fields.pay_by;
  return (
    <Group label="How to pay" role="radiogroup">
      <Stack gap={2}>
        {ways.map(({ value, title, note, disabled = null }) => (
          <ChoiceCard
            key={value}
            type="radio"
            name="pay_by"
            value={value}
            checked={chosen === value}
            title={title}
            note={note}
            disabled={disabled}
            onChoose={() => setChosen(value)}
          />
        ))}
      </Stack>
      <div role="alert">{error !== undefined && <Message tone="error">{error}</Message>}</div>
    </Group>
  );
}

/** How it is paid, and who gets the invoice. */
export function PaymentPart({
  checkout,
  startText,
  form,
}: PaymentPartProps & {
  readonly checkout: PaidCheckout;
}) {
  const ways = waysOf(checkout);
  return (
    <CheckoutPart number={3} title="Payment" aside={checkout.takes_cards ? "Card or bank transfer" : null}>
      {ways.length === 1 ? <OnlyTransfer /> : <Ways ways={ways} startText={startText} form={form} />}
      {checkout.deposit !== null && (
        <p className={styles.words}>
          We make it once {formatDollars(checkout.deposit)} is here;{" "}
          {checkout.takes_cards && "unless you pay all of it now, "}the rest,{" "}
          {formatDollars(checkout.cart.total_price - checkout.deposit)}, is paid before it leaves us
          {checkout.account === null ? "." : ". On account nothing is paid in advance."}
        </p>
      )}
      <Disclosure look="link" summary="Invoice to somebody else" open={isBilledElsewhere(startText, form)}>
        <InvoiceFields startText={startText} form={form} />
      </Disclosure>
    </CheckoutPart>
  );
}
