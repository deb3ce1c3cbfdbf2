import { contactForm, contactLabels } from "#domain/order/correct/contact-change.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { Form, FormFooter, TextField } from "#web/forms/form.tsx";
import { type SendForm, useSendForm } from "#web/forms/use-send-form.ts";
import { type OrderPageUse, type OrderPageView, pagePath, queryOf, refusedOf } from "./order.types.ts";

interface FieldsProps {
  readonly labels: readonly (readonly [string, string])[];
  readonly startText: Readonly<Record<string, string>>;
  readonly form: SendForm;
}

function ContactFields({ labels, startText, form }: FieldsProps) {
  return labels.map(([name, label]) => (
    <TextField
      key={name}
      name={name}
      label={label}
      startText={startText[name] ?? ""}
      form={form}
      autoComplete="off"
      {...(name.endsWith("postcode") ? { inputMode: "numeric" as const } : {})}
    />
  ));
}

function isBilled(texts: Readonly<Record<string, string>>): boolean {
  return contactLabels.billing.some(([name]) => texts[name] !== undefined && texts[name] !== "");
}

interface ContactChangeProps {
  readonly contact: NonNullable<OrderPageView["contact"]>;
  readonly use: OrderPageUse;
}

/** The form: what came back without a script stands in it with its sentences. */
function ContactForm({ contact, use }: ContactChangeProps) {
  const { link, refresh } = use;
  const { params, query } = queryOf(link);
  const own = refusedOf(use, "contact");
  const form = useSendForm({
    schema: contactForm,
    send: (body) => callShop("POST order/:order_no/contact", { params, query, body }),
    onDone: () => void refresh(),
    ...(own && { sent: own }),
  });
  const startText = { ...contact, ...own?.typed };
  return (
    <Form form={form} method="post" action={pagePath(link)} aria-label="Where it goes and whom to bill">
      <input type="hidden" name="form" value="contact" />
      <ContactFields labels={contactLabels.delivery} startText={startText} form={form} />
      <Disclosure look="link" summary="The invoice is for somebody else" open={isBilled(startText)}>
        <ContactFields labels={contactLabels.billing} startText={startText} form={form} />
      </Disclosure>
      <FormFooter form={form} words={["Save the change", "Saving"]} look="quiet" />
    </Form>
  );
}

/** Where an order goes and whom to bill, to be put right until it is made. */
export function ContactChange({ order, use }: { readonly order: OrderPageView; readonly use: OrderPageUse }) {
  if (order.contact === null) return null;
  return (
    <Disclosure look="link" summary="Change the address or PO number" open={use.sent?.form === "contact"}>
      <p>We tell {order.email} about the change.</p>
      <ContactForm key={JSON.stringify(order.contact)} contact={order.contact} use={use} />
    </Disclosure>
  );
}
