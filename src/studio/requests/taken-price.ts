import type { Cents } from "#domain/money.ts";
import type { Calculated } from "./use-calculation.ts";

/** What a line of the answer is given by the calculator. */
export interface TakenPrice {
  readonly line: number;
  readonly pieces: string;
  readonly price: string;
  /** What it is; null leaves the words of the line. */
  readonly words: string | null;
}

interface Asked {
  readonly line: number;
  readonly price: Cents;
  /** Sets of the request: those of the first line. */
  readonly askedSets: number;
}

/** The line that says what was reckoned. Only the first has the request's sets; elsewhere sets are said in words, all pieces together. */
export function takenPrice(
  {
    line: what,
    is_as_asked: isAsAsked,
    quantity,
    sets,
  }: Pick<Calculated, "is_as_asked" | "line" | "quantity" | "sets">,
  { line, price, askedSets }: Asked,
): TakenPrice {
  const pieces = quantity ?? 0;
  const ownSets = line === 1 ? askedSets : 1;
  const isSame = sets === ownSets;
  const setsWords = isSame ? what : `${what}\nSets: ${sets} of ${pieces} each`;
  return {
    line,
    pieces: String(isSame ? pieces : Math.round((pieces * sets) / ownSets)),
    price: (price / 100).toFixed(2),
    words: line === 1 && isAsAsked && isSame ? null : setsWords,
  };
}
