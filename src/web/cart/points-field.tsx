import { useState } from "react";
import * as z from "zod/mini";
import { counted } from "#domain/grouped.ts";
import { formatShortMoney } from "#domain/money.ts";
import { POINT_VALUE, POINT_WORTH } from "#domain/cart/points-use.ts";
import { TextField } from "#web/forms/text-field.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { callShop } from "#web/calls/call-shop.ts";
import type { WireCart } from "./cart-calls.ts";
import type { SendCart } from "./use-cart.ts";
import { OfferForm } from "./offer-form.tsx";
import { UsedOffer } from "./used-offer.tsx";

interface PointsFieldProps {
  readonly points: WireCart["points"];
  readonly busy: boolean;
  readonly send: SendCart;
}

const pointsForm = z.object({
  points: z.string().check(z.regex(/^\d{1,6}$/, "Please enter how many points.")),
});

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
