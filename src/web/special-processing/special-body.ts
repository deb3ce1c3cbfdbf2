import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { SpecialForm } from "#domain/special-processing/special-form.ts";
import { specialFormToWire } from "#domain/special-processing/wire/special-form-to-wire.ts";
import { originOf } from "#web/calls/origin-of.ts";

interface SpecialRequest {
  readonly catalogue: Catalogue;
  readonly form: SpecialForm;
  readonly featuredItemId: number | null;
  /** The browser's guest; the shop passes it over and looks at the session. */
  readonly guestId: number | null;
  /** What was typed, in wire names. */
  readonly typed: Readonly<Record<string, string>>;
  /** The ids of its files, which have arrived before. */
  readonly uploads: readonly string[];
  /** The page, with its query. */
  readonly path: string;
}

function pageEntries(page: string): [string, string][] {
  const { path, tracking } = originOf(page);
  return [["origin_path", path], ...Object.entries(tracking)];
}

function given(name: string, value: number | null): [string, string][] {
  return value === null ? [] : [[name, String(value)]];
}

/** Every field of the payload (quotes-and-accounts.md 3); its files are named, they were sent before. */
function fieldsOf({ catalogue, form, typed, path, uploads, ...ids }: SpecialRequest): [string, string][] {
  return [
    ["quote_type", "Special Processing"],
    ...given("featured_item_id", ids.featuredItemId),
    ...given("address_book_id", ids.guestId),
    ...Object.entries(typed),
    ...specialFormToWire(catalogue, form),
    ...pageEntries(path),
    ...uploads.map((id): [string, string] => ["uploads[]", id]),
  ];
}

/** The payload as multipart form data, and the words by which the same request is known again. */
export function specialBody(request: SpecialRequest): { readonly body: FormData; readonly text: string } {
  const fields = fieldsOf(request);
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return { body, text: JSON.stringify(fields) };
}
