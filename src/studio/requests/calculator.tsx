import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Figures } from "./figures.tsx";
import { OwnPrice, type TakenPrice } from "./own-price.tsx";
import { useCalculation } from "./use-calculation.ts";
import styles from "./calculator.module.css";
import { PlainForm } from "#studio/ui/plain-form.tsx";
import { Card, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";

type Calculation = ReturnType<typeof useCalculation>;

/** What the figures do not say, why there is no price, and the nearest that has one. */
function Notes({ calculation: { calculated, ask } }: { readonly calculation: Calculation }) {
  if (calculated === null) return null;
  const { notes, why, nearest } = calculated;
  return (
    <Stack gap={2} align="start" aria-live="polite" className={styles.notes}>
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
    </Stack>
  );
}

interface CalculatorProps {
  readonly number: string;
  readonly askedSets: number;
  readonly onTake: ((taken: TakenPrice) => void) | null;
}

/** Prices, costs and margins of what was asked for, and of whatever it is changed to here. */
export function Calculator({ number, askedSets, onTake }: CalculatorProps) {
  const calculation = useCalculation(number);
  const { calculated, fault, isBusy, change, ask } = calculation;
  return (
    <Card aria-labelledby="calculator" aria-busy={isBusy}>
      <h2 id="calculator">Calculator</h2>
      <Soft>Only for us. Nothing here changes what the customer asked for.</Soft>
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
            <PlainForm fields={calculated.fields} onChange={change} />
            {!calculated.is_as_asked && (
              <Button look="plain" onClick={() => ask({})}>
                Back to what was asked for
              </Button>
            )}
          </Disclosure>
        </>
      )}
    </Card>
  );
}
