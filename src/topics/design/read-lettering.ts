import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { missingMessage } from "#domain/configure/issue-message.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import type { KeptProduct } from "./kept-designs-rows.ts";
import { bodyEntries, misshapen } from "#topics/pricing/body-entries.ts";

/** Reads configured lettering as it is to be kept. It needs no price, but words that can be set. */
export function readLetteringProduct(
  catalogue: Catalogue,
  body: Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly product: KeptProduct }
  | Refusal<"design-not-lettering" | "malformed" | "refused"> {
  const unreadable = misshapen(body);
  if (Object.keys(unreadable).length > 0) return refuseFields("refused", unreadable);
  const read = selectionFromWire(catalogue, bodyEntries(body));
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const { selection } = read;
  if (selection.lettering === null) return refuse("design-not-lettering", "use_creation_tool");
  const measured = catalogue.measureLettering(selection.lettering);
  if (!measured.ok && measured.code === "empty")
    return refuseFields("refused", { text: missingMessage("text") });
  const product = {
    selection,
    selectionHash: selectionHash(selection),
    catalogueVersionId: catalogue.version,
  };
  return { ok: true, product };
}
