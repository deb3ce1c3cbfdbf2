import { useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { awaitedKinds, moneyStates, orderStages } from "#domain/order/listing/order-list.ts";
import { Message } from "#web/ui/feedback/message.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { awaitedNames, stageNames } from "../../ui/order-words.ts";
import { isView, listedIn, views } from "./list-address.ts";
import styles from "./orders.module.css";

const moneyNames = {
  unpaid: "To be paid",
  owed: "To give back",
  account: "On account",
  settled: "All paid",
} as const;

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly (readonly [value: string, name: string])[];
}

const choices: readonly Choice[] = [
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
];

/** Lists of every day as links, and a form for all others: all of it is in the address. */
export function OrderFilters({
  address,
  fault,
}: {
  readonly address: URLSearchParams;
  readonly fault: string;
}) {
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const kept = listedIn(address);
  return (
    <>
      <nav aria-label="Views">
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.name}>
              <Link
                to={`?${view.query}`}
                className={styles.view}
                aria-current={isView(address, view) ? "page" : undefined}
              >
                {view.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form key={kept.toString()} role="search" className={styles.filters}>
        {(["sort", "way"] as const).map((name) => {
          const value = kept.get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <div className={styles.search}>
          <label htmlFor="order-search" className={styles.hidden}>
            Search orders
          </label>
          <SearchField
            id="order-search"
            name="search"
            input={input}
            query={kept.get("search") ?? ""}
            maxLength={200}
            placeholder="Number, name, address, goods"
            find="Find"
          />
        </div>
        {choices.map(({ name, label, all, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            value={kept.get(name) ?? ""}
            chosen={kept.has(name)}
            onChange={(_, { form }) => form && void submit(form)}
          >
            <option value="">{all}</option>
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        ))}
      </Form>
      {fault !== "" && <Message tone="error">{fault}</Message>}
    </>
  );
}
