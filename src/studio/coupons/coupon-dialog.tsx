import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { CheckBox } from "#ui/fields/check-box.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { discountLabel, type Products, type SeenCoupon } from "./coupon-labels.ts";
import styles from "./coupons.module.css";

interface CouponDialogProps {
  /** Null for a new one. */
  readonly coupon: SeenCoupon | null;
  readonly products: Products;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

const texts = [
  { name: "value", label: "Value", hint: "per cent or dollars", inputMode: "decimal" },
  { name: "from", label: "From so many dollars", hint: "of goods; empty: any", inputMode: "decimal" },
  { name: "starts_on", label: "First day", type: "date" },
  { name: "ends_on", label: "Last day", type: "date" },
  { name: "uses_in_all", label: "Uses in all", hint: "empty: no limit", inputMode: "numeric" },
  { name: "uses_per_customer", label: "Uses each", hint: "empty: no limit", inputMode: "numeric" },
] as const;

/** Sends the form; where somebody else was quicker, says what they have set, and sends against that the next time. */
function useCoupon({ coupon, products, onDone }: CouponDialogProps) {
  const [seen, setSeen] = useState(coupon);
  const [kind, setKind] = useState(coupon?.kind ?? "share");
  const sending = useSending(
    async (typed) => {
      const body = {
        code: coupon?.code ?? typed("code"),
        name: typed("name"),
        kind,
        value: typed("value"),
        from: typed("from"),
        uses_in_all: typed("uses_in_all"),
        uses_per_customer: typed("uses_per_customer"),
        starts_on: typed("starts_on"),
        ends_on: typed("ends_on"),
        product_ids: products.filter(({ id }) => typed(`product${id}`) !== "").map(({ id }) => id),
      };
      const answer = await (seen === null
        ? callStudio("POST coupons", { body })
        : callStudio("PUT coupons", { body: { ...body, was: seen } }));
      if (!answer.ok && answer.error["coupon"] !== undefined) setSeen(answer.error["coupon"] as SeenCoupon);
      return answer;
    },
    () => onDone(coupon === null ? "The coupon is made." : "The coupon is changed."),
  );
  const theirs = seen !== coupon && seen !== null ? seen : null;
  return { ...sending, kind, setKind, theirs };
}

type Form = ReturnType<typeof useCoupon>;

function Text({
  form,
  start,
  ...spec
}: {
  readonly form: Form;
  readonly start: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: "date";
  readonly inputMode?: "decimal" | "numeric";
}) {
  const { name, label, hint, ...kind } = spec;
  const fault = form.faultOf(name);
  return (
    <LabelledText label={label} hint={hint} error={fault} live name={name} startText={start} {...kind} />
  );
}

function Goods({ coupon, products, form }: Pick<CouponDialogProps, "coupon" | "products"> & { form: Form }) {
  const chosen = coupon?.product_ids ?? [];
  const fault = form.faultOf("product_ids");
  return (
    <Disclosure summary="Only for some products" open={chosen.length > 0 || undefined}>
      <fieldset className={styles.goods}>
        <legend>
          <Soft as="span">None ticked: for all of them.</Soft>
        </legend>
        {products.map(({ id, name }) => (
          <CheckBox key={id} name={`product${id}`} value="yes" startChecked={chosen.includes(id)}>
            {name}
          </CheckBox>
        ))}
      </fieldset>
      {fault !== null && <Message tone="error">{fault}</Message>}
    </Disclosure>
  );
}

/** What a coupon takes off, of what, when and how often. */
export function CouponDialog(props: CouponDialogProps) {
  const { coupon, products, onClose } = props;
  const form = useCoupon(props);
  return (
    <Dialog title={coupon === null ? "New coupon" : coupon.code} onClose={onClose}>
      <Stack as="form" align="fill" noValidate onSubmit={form.onSubmit}>
        {coupon === null && <Text form={form} name="code" label="Code" hint="letters and digits" start="" />}
        <Text form={form} name="name" label="Name" hint="customers read it" start={coupon?.name ?? ""} />
        <div className={styles.fields}>
          <Field label="Kind">
            {({ id }) => (
              <Select
                id={id}
                value={form.kind}
                onChange={(kind) => form.setKind(kind === "amount" ? "amount" : "share")}
              >
                <option value="share">Per cent</option>
                <option value="amount">Dollars</option>
              </Select>
            )}
          </Field>
          {texts.map((spec) => (
            <div key={spec.name} data-wide={spec.name === "from" || undefined}>
              <Text form={form} start={coupon?.[spec.name] ?? ""} {...spec} />
            </div>
          ))}
        </div>
        <Goods coupon={coupon} products={products} form={form} />
        <div role="alert">
          {form.fault !== null && <Message tone="error">{form.fault}</Message>}
          {form.theirs !== null && (
            <Message tone="note">
              It is now: {form.theirs.name}, {discountLabel(form.theirs)}, {form.theirs.starts_on} to{" "}
              {form.theirs.ends_on}. Saving again sets what you typed.
            </Message>
          )}
        </div>
        <Button look="main" type="submit" busy={form.isBusy}>
          {coupon === null ? "Make the coupon" : "Save"}
        </Button>
      </Stack>
    </Dialog>
  );
}
