import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Detail } from "#domain/detail.ts";
import { quoteReason, type QuoteType, unaskable } from "#domain/quote-request/quote-request.ts";
import type { Submission } from "#domain/submission/submission.ts";
import type { Tracking } from "#domain/quote-request/tracking.ts";
import type { ReceivedFile } from "#topics/artwork/received-files.ts";
import type { NamedUploads } from "#topics/artwork/take-artwork.ts";
import type { PersonInput } from "./who-asks.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { check } from "#domain/configure/check.ts";
import { detailsOf, summaryOf } from "#domain/configure/summary.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { bodyEntries, misshapen } from "#topics/pricing/body-entries.ts";
import type { Services } from "#topics/services.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import { specialDetails, specialReason } from "#domain/special-processing/special-details.ts";
import { specialFormFromWire } from "#domain/special-processing/wire/special-form-from-wire.ts";
import { specialFormToWire } from "#domain/special-processing/wire/special-form-to-wire.ts";

/** What a quote is asked for. */
export interface QuotedProduct {
  readonly quoteType: QuoteType;
  /** What the product was read with. */
  readonly catalogue: Catalogue;
  /** The thing itself: "Art paper stickers, die cut, 50 mm circle". */
  readonly title: string;
  /** The product as configured; null where `details` and `choices` describe it. */
  readonly selection: Selection | null;
  /** What its picture shows. */
  readonly shown: Selection;
  /** What was asked, by label, as staff and customer read it. */
  readonly details: readonly Detail[];
  /** The choices of the Special Processing form, in wire names. */
  readonly choices: Readonly<Record<string, unknown>> | null;
  readonly quantity: number | null;
  readonly comment: string;
  /** Why it is asked for, in the words of the staff. */
  readonly reason: string;
  /** What the page says it costs, in cents; null while only a person can say. */
  readonly pagePrice: number | null;
}

export interface QuoteInput extends QuotedProduct {
  /** As the form sent it; passed over for somebody signed in. */
  readonly person: PersonInput;
  /** A path of this site: the page it was asked on. */
  readonly originPath: string;
  readonly submission: Submission;
  readonly tracking: Tracking;
  /** The files that came with it; they are kept once it is sure that the request is. */
  readonly files: readonly ReceivedFile[];
  /** Those that were uploaded before it. */
  readonly uploads: NamedUploads;
}

/** What a request says of its product, as it was sent; its comment is checked. */
export interface QuoteBody {
  readonly comment?: string | undefined;
  readonly [name: string]: unknown;
}

export interface ReadProduct {
  readonly ok: true;
  readonly product: QuotedProduct;
}

/** Reads the configured product of a quote request. It needs no price, but it must be one that can be made. */
export function readQuotedProduct(
  services: Pick<Services, "catalogue" | "shopMoment">,
  body: QuoteBody,
): ReadProduct | Refusal<"malformed" | "refused"> {
  const catalogue = services.catalogue.current();
  const unreadable = misshapen(body);
  if (Object.keys(unreadable).length > 0) return refuseFields("refused", unreadable);
  const read = selectionFromWire(catalogue, bodyEntries(body), { needsQuantity: true });
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const { selection } = read;
  const issues = check(catalogue, selection);
  const messages = issueMessages(unaskable(issues));
  if (Object.keys(messages).length > 0) return refuseFields("refused", messages);
  const product = {
    quoteType: "Special Size",
    catalogue,
    title: titleOf(catalogue, selection),
    selection,
    shown: selection,
    details: detailsOf(catalogue, selection),
    choices: null,
    quantity: selection.quantity.pieces,
    comment: body.comment ?? summaryOf(catalogue, selection),
    reason: quoteReason(issues),
    pagePrice: priceOf(catalogue, selection, services.shopMoment().date)?.price ?? null,
  } as const;
  return { ok: true, product };
}

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
  body: QuoteBody,
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
