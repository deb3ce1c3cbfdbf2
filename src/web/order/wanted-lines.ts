import type { RequestOf } from "#contract/calls.ts";

type WantedLines = RequestOf<"POST order/:order_no/again">["body"]["lines"];

/** The lines that are ticked in the form, each with the price that it showed: with a script and without the same. */
export function wantedLines(form: FormData): WantedLines {
  return form
    .getAll("line")
    .filter((line) => typeof line === "string")
    .map((line) => ({ line: Number(line), price: Number(form.get(`price-${line}`)) }));
}
