import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ReplyTo } from "#contract/calls.ts";
import control from "#ui/fields/control.module.css";
import { Field } from "#ui/fields/field.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import styles from "./street-field.module.css";

type FoundAddress = ReplyTo<"GET checkout/addresses">["addresses"][number];

/** As long as somebody types on, nothing is asked. Milliseconds. */
const PAUSE_MS = 250;
/** Fewer letters say too little. */
const FEWEST_LETTERS = 4;

/** Addresses for what is typed; those of an older text are never shown. */
function useSuggestions(words: string | null): readonly FoundAddress[] {
  const [found, setFound] = useState<{
    readonly words: string;
    readonly addresses: readonly FoundAddress[];
  }>();
  useEffect(() => {
    if (words === null || words.length < FEWEST_LETTERS) return undefined;
    const given = new AbortController();
    const ask = async () => {
      const answer = await callShop("GET checkout/addresses", { query: { q: words }, signal: given.signal });
      if (!given.signal.aborted) setFound({ words, addresses: answer.ok ? answer.data.addresses : [] });
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      given.abort();
    };
  }, [words]);
  return found !== undefined && found.words === words ? found.addresses : [];
}

function statusOf(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? "One address found. Arrow down to it."
    : `${count} addresses found. Arrow down to them.`;
}

interface OptionsProps {
  readonly id: string;
  readonly addresses: readonly FoundAddress[];
  readonly active: number | null;
  readonly onChoose: (address: FoundAddress) => void;
}

function Options({ id, addresses, active, onChoose }: OptionsProps) {
  return (
    <div className={styles.list} hidden={addresses.length === 0}>
      <div id={id} role="listbox" aria-label="Addresses">
        {addresses.map((address, at) => (
          <button
            key={`${address.address} ${address.city_town} ${address.postcode}`}
            id={`${id}${at}`}
            type="button"
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className={styles.address}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(address)}
          >
            <strong>{address.address}</strong>
            <span className={styles.place}>
              {address.city_town} {address.postcode}
            </span>
          </button>
        ))}
      </div>
      <p className={styles.source}>© OpenStreetMap contributors</p>
    </div>
  );
}

interface StreetFieldProps {
  readonly startText: string | undefined;
  readonly error: string | undefined;
  /** The other fields of an address that was chosen. */
  readonly onChosen: (address: FoundAddress, field: HTMLInputElement) => void;
}

/** The street address, with suggestions from the shop's finder while it is typed: chosen by the arrows and Enter, or pressed. Typing on is as good. */
export function StreetField({ startText, error, onChosen }: StreetFieldProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const addresses = useSuggestions(words);
  const close = () => {
    setWords(null);
    setActive(null);
  };
  const choose = (address: FoundAddress) => {
    if (field.current !== null) onChosen(address, field.current);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = active === null ? undefined : addresses[active];
    if (addresses.length === 0 || event.nativeEvent.isComposing) return;
    if (step !== undefined)
      setActive(((active ?? (step < 0 ? 0 : -1)) + step + addresses.length) % addresses.length);
    else if (event.key === "Enter" && chosen !== undefined) choose(chosen);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.field}>
      <Field label="Street address" hint="With the suburb" error={error}>
        {({ id, describedBy }) => (
          <input
            ref={field}
            id={id}
            name="address"
            className={control.control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={addresses.length > 0}
            aria-controls={listId}
            aria-activedescendant={active === null ? undefined : `${listId}${active}`}
            aria-required
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy}
            autoComplete="shipping address-line1"
            spellCheck={false}
            defaultValue={startText}
            onChange={(event) => {
              setActive(null);
              // What an address of the book fills in is no typing.
              setWords(document.activeElement === event.target ? event.target.value.trim() : null);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
        )}
      </Field>
      <Options id={listId} addresses={addresses} active={active} onChoose={choose} />
      <span role="status">
        <VisuallyHidden>{statusOf(addresses.length)}</VisuallyHidden>
      </span>
    </div>
  );
}
