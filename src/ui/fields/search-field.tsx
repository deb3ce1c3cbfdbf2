import type { RefObject } from "react";
import button from "#ui/button.module.css";
import control from "./control.module.css";

interface SearchFieldProps {
  readonly id: string;
  /** What it is sent as; `q` unless it is said. */
  readonly name?: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** What was asked; "" before anything is. The field is the browser's own afterwards. */
  readonly query: string;
  readonly maxLength: number;
  readonly placeholder: string;
  /** What the button says. */
  readonly find: string;
}

/** A field for words to search for, and its button. Its label is the place's. */
export function SearchField({
  id,
  name = "q",
  input,
  query,
  maxLength,
  placeholder,
  find,
}: SearchFieldProps) {
  return (
    <>
      <input
        ref={input}
        id={id}
        className={control.control}
        type="search"
        name={name}
        defaultValue={query}
        maxLength={maxLength}
        placeholder={placeholder}
        enterKeyHint="search"
      />
      <button type="submit" className={button.button} data-look="quiet">
        {find}
      </button>
    </>
  );
}
