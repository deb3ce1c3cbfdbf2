import { useState } from "react";
import { Button } from "#ui/button.tsx";
import type { ReplyTo } from "#contract/calls.ts";
import { callShop } from "#web/calls/call-shop.ts";
import styles from "./address-book.module.css";

/** An entry of the address book, as the contract has it. */
export type SavedAddress = ReplyTo<"GET account/addresses">[number];

interface AddressCardProps {
  readonly entry: SavedAddress;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
  readonly onFailed: (message: string) => void;
}

function linesOf(entry: SavedAddress): readonly string[] {
  return [
    entry.company,
    [entry.apartment, entry.address].filter(Boolean).join(", "),
    [entry.city_town, entry.postcode].join(" "),
    entry.province,
    entry.phone_number,
  ].filter((line) => line !== "");
}

/** One entry of the address book; removing it asks once more. */
export function AddressCard({ entry, onEdit, onRemoved, onFailed }: AddressCardProps) {
  const [state, setState] = useState<"idle" | "sure" | "busy">("idle");
  const remove = async () => {
    if (state !== "sure") return setState("sure");
    setState("busy");
    const answer = await callShop("DELETE account/addresses/:id", { params: { id: entry.id } });
    setState("idle");
    if (answer.ok) onRemoved();
    else onFailed(answer.message);
  };
  return (
    <li className={styles.card}>
      <h3 className={styles.label}>{entry.address_label}</h3>
      <address className={styles.lines}>
        {linesOf(entry).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>
        <Button look="plain" label={`Edit ${entry.address_label}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          look="plain"
          label={`${state === "idle" ? "Remove" : "Yes, remove"} ${entry.address_label}`}
          busy={state === "busy"}
          onClick={() => void remove()}
        >
          {state === "idle" ? "Remove" : "Yes, remove"}
        </Button>
      </div>
    </li>
  );
}
