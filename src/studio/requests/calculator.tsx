import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { CalculatorFields } from "./calculator-fields.tsx";
import { Figures } from "./figures.tsx";
import { OwnPrice } from "./own-price.tsx";
import type { TakenPrice } from "./taken-price.ts";
import { useCalculation } from "./use-calculation.ts";
import styles from "./calculator.module.css";

interface CalculatorProps {
  readonly number: string;
  readonly askedSets: number;
  readonly onTake: ((taken: TakenPrice) => void) | null;
}

type Calculation = ReturnType<typeof useCalculation>;

/** What the figures do not say, why there is no price, and the nearest that has one. */
function Notes({ calculation: { calculated, ask } }: { readonly calculation: Calculation }) {
  if (calculated === null) return null;
  const { notes, why, nearest } = calculated;
  return (
    <div aria-live="polite" className={styles.notes}>
      {notes.map((note) => (
        <Message key={note} tone="note">
          {note}
        </Message>
      ))}
      {why !== null && <Message tone="note">{why}</Message>}
      {nearest !== null && (
        <Button look="plain" onClick={() => ask({ configured: nearest.configured })}>
          Reckon with the nearest that has one: {nearest.words}
        </Button>
      )}
    </div>
  );
}

/** Prices, costs and margins of what was asked for, and of whatever it is changed to here. */
export function Calculator({ number, askedSets, onTake }: CalculatorProps) {
  const calculation = useCalculation(number);
  const { calculated, fault, isBusy, change, ask } = calculation;
  return (
    <section aria-labelledby="calculator" aria-busy={isBusy} className={styles.card}>
      <h2 id="calculator" className={styles.title}>
        Calculator
      </h2>
      <p className={styles.soft}>Only for us. Nothing here changes what the customer asked for.</p>
      {calculated === null && fault === null && <p>Reckoning …</p>}
      <div role="alert">
        {fault !== null && (
          <>
            <Message tone="error">{fault}</Message>
            <Button look="plain" onClick={() => ask({ configured: calculated?.configured ?? "" })}>
              Try again
            </Button>
          </>
        )}
      </div>
      <Notes calculation={calculation} />
      {calculated !== null && (
        <>
          <Figures
            calculated={calculated}
            onQuantity={(pieces) => change("quantity", (field) => ({ ...field, value: String(pieces) }))}
          />
          <OwnPrice calculated={calculated} askedSets={askedSets} onTake={onTake} />
          <Disclosure summary="Change pieces, size and options">
            <CalculatorFields fields={calculated.fields} onChange={change} />
            {!calculated.is_as_asked && (
              <Button look="plain" onClick={() => ask({})}>
                Back to what was asked for
              </Button>
            )}
          </Disclosure>
        </>
      )}
    </section>
  );
}
