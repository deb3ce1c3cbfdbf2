import * as z from "zod/mini";
import { useSendForm } from "../../../forms/use-send-form.ts";
import { TextField } from "../../../forms/text-field.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Message } from "../../../ui/feedback/message.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { sendCode } from "../cart-calls.ts";
import type { Cart } from "../cart.types.ts";
import type { SendCart } from "../page/use-cart.ts";
import styles from "./offer-field.module.css";

interface CouponFieldProps {
  readonly coupon: Cart["coupon"];
  readonly busy: boolean;
  readonly send: SendCart;
}

const codeForm = z.object({
  coupon_code: z.string().check(z.trim(), z.minLength(1, "Please enter a code."), z.maxLength(40)),
});

/** The coupon that is used, and the way to be without it. */
const Used = ({
  coupon,
  busy,
  send,
}: CouponFieldProps & { readonly coupon: NonNullable<Cart["coupon"]> }) => (
  <div className={styles.used}>
    <p>
      <strong>{coupon.code}</strong> {coupon.name}
    </p>
    <Button
      look="plain"
      busy={busy}
      label={`Remove code ${coupon.code}`}
      onClick={() => void send("coupon", () => sendCode(""))}
    >
      Remove
    </Button>
    {coupon.message !== null && <Message tone="note">{coupon.message}</Message>}
  </div>
);

const CodeForm = ({ send }: Pick<CouponFieldProps, "send">) => {
  const form = useSendForm({
    schema: codeForm,
    send: ({ coupon_code }) => send("coupon", () => sendCode(coupon_code)),
    onDone: () => undefined,
  });
  return (
    <Disclosure look="link" summary="Have a code?">
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        <TextField label="Coupon code" name="coupon_code" autoComplete="off" maxLength={40} form={form} />
        <Button look="quiet" type="submit" label="Use code" busy={form.busy}>
          Use
        </Button>
        <div role="alert" className={styles.failed}>
          {form.message && <Message tone="error">{form.message}</Message>}
        </div>
      </form>
    </Disclosure>
  );
};

/** A code that takes something off: typed, used, or kept until there are goods enough. */
export const CouponField = ({ coupon, busy, send }: CouponFieldProps) =>
  coupon === null ? <CodeForm send={send} /> : <Used coupon={coupon} busy={busy} send={send} />;
