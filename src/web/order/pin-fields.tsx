import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { EditedPin, Pins } from "./use-pins.ts";
import styles from "./pins.module.css";

interface PinFieldProps {
  readonly pin: EditedPin;
  readonly number: number;
  readonly pins: Pins;
}

function PinField({ pin, number, pins }: PinFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isNewest = pins.newest === pin.id;
  useEffect(() => {
    if (isNewest) input.current?.focus();
  }, [isNewest]);
  return (
    <li className={styles.said}>
      <Field label={`Pin ${number}: what should change here?`}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={input}
            name={`pin-${number}`}
            autoComplete="off"
            maxLength={500}
            startText={pin.words}
            onText={(words) => pins.say(pin.id, words)}
          />
        )}
      </Field>
      <Button look="plain" label={`Remove pin ${number}`} onClick={() => pins.remove(pin.id)}>
        Remove
      </Button>
    </li>
  );
}

/** The words of a place's pins, each beside its number. */
export function PinFields({ place, pins }: { readonly place: number; readonly pins: Pins }) {
  const own = pins.all.flatMap((pin, at) => (pin.place === place ? [{ pin, number: at + 1 }] : []));
  if (own.length === 0) return null;
  return (
    <ul className={styles.fields}>
      {own.map(({ pin, number }) => (
        <PinField key={pin.id} pin={pin} number={number} pins={pins} />
      ))}
    </ul>
  );
}
