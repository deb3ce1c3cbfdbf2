import { type FormEvent, type ReactNode, useRef } from "react";
import { useNavigate } from "react-router";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import hidden from "#ui/layout/visually-hidden.module.css";
import styles from "./list-filters.module.css";

/** One of a few by which a list is narrowed. */
export interface FilterChoice {
  readonly name: string;
  readonly label: string;
  /** What it says where nothing is narrowed. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

/** What the fields of a form say. */
function saidIn(form: HTMLFormElement): URLSearchParams {
  const said = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") said.set(name, value);
  return said;
}

interface ListFiltersProps {
  /** What the address says of the list. */
  readonly listed: URLSearchParams;
  /** The part of what is said that the list understands. */
  readonly understood: (said: URLSearchParams) => URLSearchParams;
  readonly search: {
    readonly name: string;
    readonly label: string;
    readonly placeholder: string;
    readonly maxLength: number;
  };
  readonly choices: readonly FilterChoice[];
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Narrows a list by words and by choices: all of it is in the address. The fields stay, with the focus, when the list changes. */
export function ListFilters({ listed, understood, search, choices, children }: ListFiltersProps) {
  const go = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void go(`?${understood(saidIn(event.currentTarget))}`);
  };
  const words = listed.get(search.name) ?? "";
  const id = `list-${search.name}`;
  return (
    <form role="search" className={styles.filters} onSubmit={show}>
      <div key={words} className={styles.search}>
        <label htmlFor={id} className={hidden.hidden}>
          {search.label}
        </label>
        <SearchField
          id={id}
          name={search.name}
          input={input}
          query={words}
          maxLength={search.maxLength}
          placeholder={search.placeholder}
          find="Find"
        />
      </div>
      {choices.map(({ name, label, all, options }) => (
        <Select
          key={name}
          name={name}
          label={label}
          value={listed.get(name) ?? ""}
          chosen={listed.has(name)}
          onChange={(_, { form }) => form?.requestSubmit()}
        >
          <option value="">{all}</option>
          {options.map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </Select>
      ))}
      {children}
    </form>
  );
}
