import { useState } from "react";
import * as z from "zod/mini";
import { TextField } from "#web/forms/text-field.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { callShop } from "#web/calls/call-shop.ts";
import type { WireCart } from "./cart-calls.ts";
import type { SendCart } from "./use-cart.ts";
import { OfferForm } from "./offer-form.tsx";
import { UsedOffer } from "./used-offer.tsx";

interface CouponFieldProps {
  readonly coupon: WireCart["coupon"];
  readonly busy: boolean;
  readonly send: SendCart;
}

const codeForm = z.object({
  coupon_code: z.string().check(z.trim(), z.minLength(1, "Please enter a code."), z.maxLength(40)),
});

function sendCode(coupon_code: string) {
  return callShop("POST cart/coupon", { body: { coupon_code } });
}

/** A code that takes something off: typed, used, or kept until there are goods enough. */
export function CouponField({ coupon, busy, send }: CouponFieldProps) {
  const [done, setDone] = useState<"used" | "given-back" | null>(null);
  const form = useSendForm({
    schema: codeForm,
    send: ({ coupon_code }) => send("coupon", () => sendCode(coupon_code)),
    onDone: () => setDone("used"),
  });
  if (coupon === null)
    return (
      <OfferForm summary="Have a code?" use="Use code" form={form} justGivenBack={done === "given-back"}>
        <TextField label="Coupon code" name="coupon_code" autoComplete="off" maxLength={40} form={form} />
      </OfferForm>
    );
  return (
    <UsedOffer
      removeLabel={`Remove code ${coupon.code}`}
      remove={() => send("coupon", () => sendCode(""))}
      onRemoved={() => setDone("given-back")}
      busy={busy}
      justUsed={done === "used"}
      note={coupon.message}
    >
      <strong>{coupon.code}</strong> {coupon.name}
    </UsedOffer>
  );
}
