import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import { specialDetails, specialReason } from "#domain/special-processing/special-details.ts";
import { specialFormFromWire } from "#domain/special-processing/wire/special-form-from-wire.ts";
import { specialFormToWire } from "#domain/special-processing/wire/special-form-to-wire.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { misshapen } from "#topics/pricing/body-entries.ts";
import type { Services } from "#topics/services.ts";
import type { AskedBody, ReadProduct } from "./asked-quote.types.ts";

type Entry = [string, string];

/** A form's fields, or the same in JSON, as name-value pairs; lists may be written with or without their brackets. */
function entriesOf(body: Readonly<Record<string, unknown>>): Entry[] {
  return Object.entries(body).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one): Entry[] =>
        typeof one === "string" || typeof one === "number" ? [[name, String(one)]] : [],
      ),
  );
}

/** The choices as they are kept: what a name holds, a list where it ends in brackets. */
function choicesOf(entries: readonly Entry[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...Map.groupBy(entries, ([name]) => name)].map(([name, given]) => {
      const values = given.map(([, value]) => value);
      return name.endsWith("[]") ? [name.slice(0, -2), values] : [name, values[0]];
    }),
  );
}

/** Reads what the Special Processing form configures, by the same rules as the form itself. */
export function readSpecialProcessing(
  services: Pick<Services, "catalogue">,
  body: AskedBody,
): ReadProduct | Refusal<"malformed" | "refused"> {
  const unreadable = misshapen(body);
  if (Object.keys(unreadable).length > 0) return refuseFields("refused", unreadable);
  const catalogue = specialCatalogue(services.catalogue.current());
  const read = specialFormFromWire(catalogue, entriesOf(body));
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const product = {
    quoteType: "Special Processing",
    catalogue,
    title: titleOf(catalogue, read.form.selection),
    selection: null,
    shown: read.form.selection,
    details: specialDetails(catalogue, read.form),
    choices: choicesOf(specialFormToWire(catalogue, read.form)),
    quantity: read.form.selection.quantity.pieces,
    // A form's text arrives with the line ends of the wire.
    comment: (body.comment ?? "").replaceAll("\r\n", "\n"),
    reason: specialReason(catalogue, read.form),
    pagePrice: null,
  } as const;
  return { ok: true, product };
}
