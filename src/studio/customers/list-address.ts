import { customerKinds, type CustomerKind } from "#domain/studio/customer-list.ts";

/** Which customers, as the tabs say it. */
export const kindNames: Readonly<Record<CustomerKind, string>> = {
  all: "All",
  members: "With an account",
  guests: "Guests",
  account: "Buy on account",
};

/** What the address asks for: which customers, words, and the row after which the page begins. */
export function customersIn(query: URLSearchParams) {
  const kind = customerKinds.find((one) => one === query.get("kind")) ?? "all";
  const search = (query.get("search") ?? "").slice(0, 200);
  const after = query.get("after");
  return { kind, search, ...(after === null ? {} : { after }) };
}

/** The address of a list, without what is said anyway. */
export function customersAt(asked: {
  readonly kind: CustomerKind;
  readonly search: string;
  readonly after?: string;
}) {
  const said = Object.entries(asked).filter(
    ([name, value]) => value !== "" && !(name === "kind" && value === "all"),
  );
  return `/customers?${new URLSearchParams(said)}`;
}
