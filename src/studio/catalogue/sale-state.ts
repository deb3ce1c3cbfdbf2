export type SaleState = "sold" | "away" | "retired";
export type SaleCells = Readonly<Record<string, string>>;

export const stateNames: Readonly<Record<SaleState, string>> = {
  sold: "On sale",
  away: "Sold out",
  retired: "Retired",
};

/** Where a row stands on a day; what was sold out until then is there again by itself. */
export function stateOf({ sale, until = "" }: SaleCells, today: string): SaleState {
  if (sale === "retired") return "retired";
  return until > today ? "away" : "sold";
}
