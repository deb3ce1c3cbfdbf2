import type { HappeningOf, OrderFact } from "../order-fact.ts";

/** Something that was wrong with an order, and what became of it. */
export interface OrderProblem {
  /** Of the order's problems, from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly said: HappeningOf<"problem-reported">;
  /** The shop's answers, the oldest first. */
  readonly answers: readonly (HappeningOf<"problem-answered"> & { readonly at: number })[];
}

/** The problems of an order, the oldest first. */
export function problemsOf(facts: readonly OrderFact[]): readonly OrderProblem[] {
  const answers = facts.filter((fact) => fact.kind === "problem-answered");
  return facts
    .filter((fact) => fact.kind === "problem-reported")
    .map((said, index) => ({
      number: index + 1,
      at: said.at,
      said,
      answers: answers.filter(({ problem }) => problem === index + 1),
    }));
}
