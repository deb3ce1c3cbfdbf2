import { useEffect, useRef } from "react";
import { awaitedKinds, moneyStates, orderStages } from "#domain/order/listing/order-list.ts";
import { urgencies } from "#domain/order/printing/urgencies.ts";
import { Message } from "#ui/feedback/message.tsx";
import control from "#ui/fields/control.module.css";
import { type FilterChoice, ListFilters } from "#studio/ui/list-filters.tsx";
import { awaitedNames, stageNames, urgencyNames } from "#studio/ui/order-stage-labels.ts";
import { listedIn, type OwnView } from "./order-list.ts";
import { OrderViews } from "./order-views.tsx";
import styles from "./order-filters.module.css";

const moneyNames = {
  unpaid: "To be paid",
  owed: "To give back",
  account: "On account",
  settled: "All paid",
} as const;

const choices: readonly FilterChoice[] = [
  {
    name: "stage",
    label: "Stage",
    all: "Any stage",
    options: orderStages.map((one) => [one, stageNames[one]]),
  },
  {
    name: "waits",
    label: "Waits for",
    all: "Waits for any",
    options: awaitedKinds.map((one) => [one, awaitedNames[one]]),
  },
  {
    name: "money",
    label: "Money",
    all: "Any money",
    options: moneyStates.map((one) => [one, moneyNames[one]]),
  },
  {
    name: "urgency",
    label: "By its day",
    all: "Any day",
    options: [["late,risk", "Late or at risk"], ...urgencies.map((one) => [one, urgencyNames[one]] as const)],
  },
];

interface DayProps {
  readonly name: string;
  readonly label: string;
  /** As the address has it; "" for none. */
  readonly value: string;
}

/** A day is half typed for a while: it counts once its field is left, or by Enter. */
function DayField({ name, label, value }: DayProps) {
  const input = useRef<HTMLInputElement>(null);
  // Another list may have another day; the field stays, with the focus.
  useEffect(() => {
    if (input.current !== null) input.current.value = value;
  }, [value]);
  return (
    <label>
      {label}
      <input
        ref={input}
        type="date"
        name={name}
        className={control.control}
        defaultValue={value}
        data-chosen={value === "" ? undefined : true}
        onBlur={({ target }) => target.value !== value && target.form?.requestSubmit()}
      />
    </label>
  );
}

/** Between which days it leaves. */
function LeavingDays({ kept }: { readonly kept: URLSearchParams }) {
  return (
    <div role="group" aria-label="Leaves" className={styles.leaving}>
      <DayField name="leaves_from" label="Leaves from" value={kept.get("leaves_from") ?? ""} />
      <DayField name="leaves_until" label="until" value={kept.get("leaves_until") ?? ""} />
    </div>
  );
}

const search = {
  name: "search",
  label: "Search orders",
  placeholder: "Number, name, address, goods",
  maxLength: 200,
} as const;

/** Lists of every day as links, and a form for all others: all of it is in the address. */
export function OrderFilters({
  address,
  views,
  fault,
}: {
  readonly address: URLSearchParams;
  /** One's own. */
  readonly views: readonly OwnView[];
  readonly fault: string;
}) {
  const kept = listedIn(address);
  return (
    <>
      <OrderViews address={address} own={views} />
      <ListFilters listed={kept} understood={listedIn} search={search} choices={choices}>
        {(["sort", "way"] as const).map((name) => {
          const value = kept.get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <LeavingDays kept={kept} />
      </ListFilters>
      {fault !== "" && <Message tone="error">{fault}</Message>}
    </>
  );
}
