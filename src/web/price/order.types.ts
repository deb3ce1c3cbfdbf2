import type { ReactNode } from "react";

/** What can be done with a configured product. */
export type Order = "cart" | "compare" | "print" | "quote";

/** How the buttons of the price panel are carried out. */
export interface Orders {
  readonly ask: (order: Order) => void;
  /** What is being sent. */
  readonly underWay: Order | null;
  /** What came of it, said under the main button. */
  readonly feedback: ReactNode;
}
