import * as z from "zod/mini";
import { formatMoney, toCents } from "../../../../domain/money.ts";
import { TextField } from "../../../forms/text-field.tsx";
import { useSendForm } from "../../../forms/use-send-form.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Message } from "../../../ui/feedback/message.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { payWithPoints } from "../cart-calls.ts";
import type { Cart } from "../cart.types.ts";
import type { SendCart } from "../page/use-cart.ts";
import styles from "./offer-field.module.css";

interface PointsFieldProps {
  readonly points: Cart["points"];
  readonly busy: boolean;
  readonly send: SendCart;
}

const pointsForm = z.object({
  points: z.string().check(z.regex(/^\d{1,6}$/, "Please enter how many points.")),
});

const inWords = (points: number): string => `${points} ${points === 1 ? "point" : "points"}`;

const Used = ({ points, busy, send }: PointsFieldProps) => (
  <div className={styles.used}>
    <p>
      <strong>{inWords(points.wished)}</strong> towards this order
    </p>
    <Button
      look="plain"
      busy={busy}
      label="Remove points"
      onClick={() => void send("points", () => payWithPoints(0))}
    >
      Remove
    </Button>
    {points.used < points.wished && (
      <Message tone="note">The goods need only {inWords(points.used)}.</Message>
    )}
  </div>
);

const PointsForm = ({ points, send }: Omit<PointsFieldProps, "busy">) => {
  const form = useSendForm({
    schema: pointsForm,
    send: (typed) => send("points", () => payWithPoints(Number(typed.points))),
    onDone: () => undefined,
  });
  return (
    <Disclosure look="link" summary={`Pay with points: you have ${points.balance}`}>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        <TextField
          label="Points"
          hint={`each pays ${formatMoney(toCents(points.value))} of goods`}
          name="points"
          autoComplete="off"
          maxLength={6}
          startText={String(points.balance)}
          form={form}
        />
        <Button look="quiet" type="submit" label="Use points" busy={form.busy}>
          Use
        </Button>
        <div role="alert" className={styles.failed}>
          {form.message && <Message tone="error">{form.message}</Message>}
        </div>
      </form>
    </Disclosure>
  );
};

/** A member's points; nothing for anybody else. The cart only states them. */
export const PointsField = ({ points, busy, send }: PointsFieldProps) => {
  if (points.wished > 0) return <Used points={points} busy={busy} send={send} />;
  return points.balance > 0 ? <PointsForm points={points} send={send} /> : null;
};
