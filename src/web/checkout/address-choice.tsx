import { useState } from "react";
import type { SendForm } from "#web/forms/use-send-form.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import type { WireCheckout } from "./checkout.types.ts";
import styles from "./address-choice.module.css";

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

/** Writes an address into the fields, as if it had been typed. */
function fillIn(form: HTMLFormElement, address: Address): void {
  for (const [name, text] of Object.entries(fieldsOfAddress(address))) {
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement) || input.value === text) continue;
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function isFilledWith(address: Address, typed: Readonly<Record<string, string>>): boolean {
  return filled.every((name) => name === "phone_number" || (typed[name] ?? "") === address[name]);
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
              if (form.ref.current) fillIn(form.ref.current, address);
            }}
          />
        ))}
      </div>
      <noscript>
        <button name="intent" value="address" className={styles.use}>
          Use this address
        </button>
      </noscript>
    </Group>
  );
}
