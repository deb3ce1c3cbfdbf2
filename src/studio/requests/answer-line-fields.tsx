import { useState } from "react";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Fields, Stack } from "#ui/layout/boxes.tsx";
import type { TakenPrice } from "./taken-price.ts";
import type { ShownRequest } from "./shown-request.types.ts";
import styles from "./requests.module.css";

interface AnswerLineFieldsProps {
  readonly request: ShownRequest;
  /** 1 for what was asked for; the others are there for more. */
  readonly at: number;
  readonly taken: TakenPrice | null;
  readonly faultOf: (field: string) => string | null;
}

function piecesLabel({ sets }: ShownRequest, at: number): string {
  return at === 1 && sets > 1 ? `Pieces of each of ${sets} sets` : "Pieces";
}

function priceHint({ engine_price: engine }: ShownRequest, at: number): string {
  return at === 1 && engine !== null ? `all of it, with GST; the page asks ${engine}` : "all of it, with GST";
}

/** The line as it begins, and as the calculator filled it in since; `turn` changes with that. */
function useLine({ request, at, taken }: Omit<AnswerLineFieldsProps, "faultOf">) {
  const [words, setWords] = useState(request.typed[`line${at}`] ?? "");
  const [mine, setMine] = useState<TakenPrice | null>(null);
  const [turn, setTurn] = useState(0);
  if (taken !== mine && taken?.line === at) {
    setMine(taken);
    setTurn(turn + 1);
    if (taken.words !== null) setWords(taken.words);
  }
  const { [`pieces${at}`]: pieces = "", [`price${at}`]: price = "" } = request.typed;
  return { words, setWords, turn, pieces: mine?.pieces ?? pieces, price: mine?.price ?? price };
}

/** A line of an answer: what it is, how many, and what it costs. */
export function AnswerLineFields({ request, at, taken, faultOf }: AnswerLineFieldsProps) {
  const { words, setWords, turn, pieces, price } = useLine({ request, at, taken });
  const numbers = [
    {
      name: `pieces${at}`,
      start: pieces,
      label: piecesLabel(request, at),
      hint: at === 1 ? undefined : "empty: a charge",
      inputMode: "numeric",
    },
    {
      name: `price${at}`,
      start: price,
      label: "Price in dollars",
      hint: priceHint(request, at),
      inputMode: "decimal",
    },
  ] as const;
  return (
    <Stack className={styles.line}>
      <Field
        label={at === 1 ? "What it is" : `Line ${at}`}
        hint="its name, then a line for each detail"
        error={faultOf(`line${at}`)}
      >
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            name={`line${at}`}
            rows={at === 1 ? 7 : 2}
            maxLength={2000}
            text={words}
            invalid={faultOf(`line${at}`) !== null}
            {...(describedBy !== undefined && { describedBy })}
            onText={setWords}
          />
        )}
      </Field>
      <Fields>
        {numbers.map(({ name, start, label, hint, inputMode }) => (
          <Field key={`${name} ${turn}`} label={label} hint={hint} error={faultOf(name)}>
            {({ id, describedBy }) => (
              <TextInput
                id={id}
                name={name}
                inputMode={inputMode}
                autoComplete="off"
                startText={start}
                invalid={faultOf(name) !== null}
                {...(describedBy !== undefined && { describedBy })}
              />
            )}
          </Field>
        ))}
      </Fields>
    </Stack>
  );
}
