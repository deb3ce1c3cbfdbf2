import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Detail } from "#domain/detail.ts";
import type { QuoteType } from "#domain/quote-request/quote-request.ts";
import type { Submission } from "#domain/submission/submission.ts";
import type { Tracking } from "#domain/quote-request/tracking.ts";
import type { ReceivedFile } from "#topics/artwork/receive-file.ts";
import type { NamedUploads } from "#topics/artwork/take-uploads.ts";
import type { TypedPerson } from "./who-asks.ts";

/** What a quote is asked for. */
export interface AskedProduct {
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

export interface AskedQuote extends AskedProduct {
  /** As the form sent it; passed over for somebody signed in. */
  readonly person: TypedPerson;
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
export interface AskedBody {
  readonly comment?: string | undefined;
  readonly [name: string]: unknown;
}

export interface ReadProduct {
  readonly ok: true;
  readonly product: AskedProduct;
}
