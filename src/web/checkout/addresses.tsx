import { type FormEventHandler, useState } from "react";
import { regionOfPostcode } from "#domain/order/postcode-region.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import formStyles from "#web/forms/form.module.css";
import { TextField } from "#web/forms/form.tsx";
import type { SendForm } from "#web/forms/use-send-form.ts";
import type { WireCheckout } from "./checkout.types.ts";
import { StreetField } from "./street-field.tsx";
import styles from "./checkout-page.module.css";

interface FieldsProps {
  readonly startText: Readonly<Record<string, string>>;
  readonly form: Pick<SendForm, "fields">;
}

interface RegionFieldProps extends FieldsProps {
  readonly postcode: string;
}

/** The region that a postcode lies in, shown to be corrected; asked for where none is known. */
function RegionField({ postcode, startText, form }: RegionFieldProps) {
  const typed = startText.province ?? "";
  const isOther = typed !== "" && typed !== regionOfPostcode(startText.postcode ?? "");
  const [isOpen, setOpen] = useState(isOther);
  const region = regionOfPostcode(postcode);
  const isAsked = form.fields.province !== undefined || (/^\d{4}$/.test(postcode) && region === null);
  if (isOpen || isAsked)
    return (
      <TextField
        ref={isOpen && !isOther ? (input) => input?.focus() : undefined}
        name="province"
        label="Region"
        autoComplete="shipping address-level1"
        required
        startText={typed || (region ?? "")}
        form={form}
      />
    );
  return (
    <p aria-live="polite" className={styles.region}>
      {region !== null && (
        <>
          Region: <strong>{region}</strong>{" "}
          <Button look="plain" label="Change the region" onClick={() => setOpen(true)}>
            Change
          </Button>
        </>
      )}
    </p>
  );
}

/** Writes texts into fields of a form, as if they had been typed. */
function fillFields(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement) || input.value === text) continue;
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

interface AddressFieldsProps extends FieldsProps {
  /** The shop suggests addresses. */
  readonly hasFinder: boolean;
}

/** Where the goods go: New Zealand, so a postcode has four digits and says the region. */
export function AddressFields({ hasFinder, startText, form }: AddressFieldsProps) {
  const field = (name: string) => ({ name, startText: startText[name], form });
  const [postcode, setPostcode] = useState(startText.postcode ?? "");
  // What an address of the book fills in is heard of here, too, where what is typed alone is not enough.
  const onInput: FormEventHandler<HTMLDivElement> = ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === "postcode") setPostcode(value.trim());
  };
  return (
    <div className={formStyles.form} onInput={onInput}>
      {hasFinder ? (
        <StreetField
          startText={startText["address"]}
          error={form.fields["address"]}
          onChosen={(address, input) => input.form !== null && fillFields(input.form, address)}
        />
      ) : (
        <TextField
          {...field("address")}
          label="Street address"
          hint="With the suburb"
          autoComplete="shipping address-line1"
          required
        />
      )}
      <div className={formStyles.pair}>
        <TextField {...field("city_town")} label="City" autoComplete="shipping address-level2" required />
        <TextField
          {...field("postcode")}
          label="Postcode"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          required
        />
      </div>
      <RegionField postcode={postcode} startText={startText} form={form} />
    </div>
  );
}

const optionalFields = ["company", "apartment", "instructions", "po_number"] as const;

/** What few orders need: one line opens it, and it is open where something stands in it. */
export function OptionalFields({ startText, form }: FieldsProps) {
  const field = (name: (typeof optionalFields)[number]) => ({ name, startText: startText[name], form });
  const isOpen = optionalFields.some(
    (name) => (startText[name] ?? "") !== "" || form.fields[name] !== undefined,
  );
  return (
    <Disclosure
      look="link"
      summary="Add a company, a unit, instructions or a purchase order number"
      open={isOpen}
    >
      <div className={formStyles.form}>
        <TextField {...field("company")} label="Company" autoComplete="shipping organization" />
        <TextField
          {...field("apartment")}
          label="Apartment"
          hint="Apartment, unit or floor"
          autoComplete="shipping address-line2"
        />
        <TextField {...field("instructions")} label="Delivery instructions" autoComplete="off" />
        <TextField
          {...field("po_number")}
          label="Purchase order number"
          hint="Shown with your order"
          autoComplete="off"
        />
      </div>
    </Disclosure>
  );
}

/** Whom the invoice is for, where that is somebody else; what is left empty is as where the goods go. */
export function InvoiceFields({ startText, form }: FieldsProps) {
  const field = (name: string) => ({ name, startText: startText[name], form });
  return (
    <div className={formStyles.form}>
      <div className={formStyles.pair}>
        <TextField {...field("bill_to_name")} label="Name on the invoice" autoComplete="billing name" />
        <TextField
          {...field("bill_to_company")}
          label="Company on the invoice"
          autoComplete="billing organization"
        />
      </div>
      <TextField
        {...field("bill_to_address")}
        label="Street address of the invoice"
        autoComplete="billing address-line1"
      />
      <div className={formStyles.pair}>
        <TextField
          {...field("bill_to_city_town")}
          label="City of the invoice"
          autoComplete="billing address-level2"
        />
        <TextField
          {...field("bill_to_postcode")}
          label="Postcode of the invoice"
          inputMode="numeric"
          autoComplete="billing postal-code"
        />
      </div>
    </div>
  );
}

type Address = WireCheckout["addresses"][number];

/** What an address of the book fills in. */
const filled = [
  "company",
  "address",
  "apartment",
  "city_town",
  "province",
  "postcode",
  "phone_number",
] as const;

/** An address as the fields of the checkout say it. */
export function fieldsOfAddress(address: Address): Readonly<Record<string, string>> {
  return Object.fromEntries(filled.map((name) => [name, address[name]]));
}

/** The telephone may be another one, and the region is that of the postcode. */
const telling = filled.filter((name) => name !== "phone_number" && name !== "province");

function isFilledWith(address: Address, typed: Readonly<Record<string, string>>): boolean {
  return telling.every((name) => (typed[name] ?? "") === address[name]);
}

interface AddressChoiceProps {
  readonly addresses: readonly Address[];
  readonly startText: Readonly<Record<string, string>>;
  readonly form: Pick<SendForm, "ref">;
}

/** The addresses a member has kept: one press fills the fields below, which can still be changed. Without a script a button does it. */
export function AddressChoice({ addresses, startText, form }: AddressChoiceProps) {
  const begin = addresses.find((address) => isFilledWith(address, startText))?.id ?? null;
  const [chosen, setChosen] = useState(begin);
  return (
    <Group label="Your addresses" role="radiogroup">
      <div className={styles.book}>
        {addresses.map((address) => (
          <ChoiceCard
            key={address.id}
            type="radio"
            name="address_id"
            value={address.id}
            checked={chosen === address.id}
            title={address.address_label}
            note={`${address.address}, ${address.city_town} ${address.postcode}`}
            onChoose={() => {
              setChosen(address.id);
              if (form.ref.current) fillFields(form.ref.current, fieldsOfAddress(address));
            }}
          />
        ))}
      </div>
      <noscript>
        <button name="intent" value="address" className={styles.update}>
          Use this address
        </button>
      </noscript>
    </Group>
  );
}
