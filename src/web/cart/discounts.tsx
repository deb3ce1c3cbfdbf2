import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { POINT_VALUE, POINT_WORTH } from "#domain/cart/points-use.ts";
import { counted } from "#domain/grouped.ts";
import { formatShortMoney } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { useFocusWhen } from "#ui/layout/use-focus-when.ts";
import type { Answer } from "#calls/make-call.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { TextField } from "#web/forms/form.tsx";
import { type SendForm, useSendForm } from "#web/forms/use-send-form.ts";
import type { WireCart } from "./cart-calls.ts";
import type { SendCart } from "./use-cart.ts";
import styles from "./cart-summary.module.css";

const pointsForm = z.object({
  points: z.string().check(z.regex(/^\d{1,6}$/, "Please enter how many points.")),
});

interface OfferFormProps {
  readonly summary: string;
  /** What its button does. */
  readonly use: string;
  readonly form: SendForm;
  /** What was used was given back just now. */
  readonly justGivenBack: boolean;
  /** Its field. */
  readonly children: ReactNode;
}

/** The way to something that is taken off the price. */
export function OfferForm({ summary, use, form, justGivenBack, children }: OfferFormProps) {
  const opener = useFocusWhen<HTMLElement>(justGivenBack);
  return (
    <Disclosure look="link" summary={summary} ref={opener}>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        {children}
        <Button look="quiet" type="submit" label={use} busy={form.busy}>
          Use
        </Button>
        <div role="alert" className={styles.offerFailed}>
          {form.message && <Message tone="error">{form.message}</Message>}
        </div>
      </form>
    </Disclosure>
  );
}

interface UsedOfferProps {
  readonly removeLabel: string;
  readonly remove: () => Promise<Answer<WireCart>>;
  readonly onRemoved: () => void;
  readonly busy: boolean;
  /** It was taken just now. */
  readonly justUsed: boolean;
  /** Why it does not take off what it could. */
  readonly note: string | null;
  readonly children: ReactNode;
}

/** Something that is taken off the price, and the way to be without it. */
export function UsedOffer({ removeLabel, remove, onRemoved, busy, justUsed, ...shown }: UsedOfferProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const button = useFocusWhen<HTMLButtonElement>(justUsed);
  const removeOffer = async () => {
    setFailed(null);
    const answer = await remove();
    if (answer.ok) onRemoved();
    else setFailed(answer.message);
  };
  return (
    <div className={styles.used}>
      <p>{shown.children}</p>
      <Button ref={button} look="plain" busy={busy} label={removeLabel} onClick={() => void removeOffer()}>
        Remove
      </Button>
      {shown.note !== null && <Message tone="note">{shown.note}</Message>}
      <div role="alert">{failed !== null && <Message tone="error">{failed}</Message>}</div>
    </div>
  );
}

interface PointsFieldProps {
  readonly points: WireCart["points"];
  readonly busy: boolean;
  readonly send: SendCart;
}

/** A member's points; nothing for anybody else. The cart only states them. */
export function PointsField({ points, busy, send }: PointsFieldProps) {
  const [done, setDone] = useState<"used" | "given-back" | null>(null);
  const form = useSendForm({
    schema: pointsForm,
    send: (typed) =>
      send("points", () => callShop("POST cart/points", { body: { points: Number(typed.points) } })),
    onDone: () => setDone("used"),
  });
  if (points.wished > 0)
    return (
      <UsedOffer
        removeLabel="Remove points"
        remove={() => send("points", () => callShop("POST cart/points", { body: { points: 0 } }))}
        onRemoved={() => setDone("given-back")}
        busy={busy}
        justUsed={done === "used"}
        note={points.used < points.wished ? `The goods need only ${counted(points.used, "point")}.` : null}
      >
        <strong>{counted(points.wished, "point")}</strong> towards this order
      </UsedOffer>
    );
  if (points.balance <= 0) return null;
  return (
    <OfferForm
      summary={`Pay with points: you have ${points.balance}, worth ${formatShortMoney(points.balance * POINT_VALUE)}`}
      use="Use points"
      form={form}
      justGivenBack={done === "given-back"}
    >
      <TextField
        label="Points"
        hint={POINT_WORTH}
        name="points"
        autoComplete="off"
        maxLength={6}
        startText={String(points.balance)}
        form={form}
      />
    </OfferForm>
  );
}
