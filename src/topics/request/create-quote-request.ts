import { MAX_FILES, type UploadFault } from "#domain/artwork/file-rules.ts";
import type { UnfitFile } from "#domain/artwork/unfit-file.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { randomUUID } from "node:crypto";
import { summaryOf } from "#domain/configure/summary.ts";
import type { Detail } from "#domain/detail.ts";
import { newDocumentNumber } from "#platform/auth/tokens.ts";
import { nameGuest } from "#topics/person/guests.ts";
import { customerOwner, type Owner, ownerName } from "#platform/db/owner.ts";
import { addQuoteRequest } from "./quote-requests.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type ArtworkChoiceFault, takeArtwork } from "#topics/artwork/take-artwork.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { FILES_FIELD } from "#topics/artwork/receive-file.ts";
import { attachmentsOf, withStoredFiles } from "#topics/artwork/store-files.ts";
import { finishNamed, takeUploads } from "#topics/artwork/take-uploads.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import type { Services } from "#topics/services.ts";
import type { AskedQuote } from "./asked-quote.types.ts";
import { mailQuoteRequest } from "./mail-quote-request.ts";
import { artworkAttachments } from "./artwork-attachments.ts";
import { type Asker, whoAsks } from "./who-asks.ts";

export interface IssuedQuoteRequest {
  readonly requestNo: string;
}

/** What is kept and mailed, the comment included; the summary of a configured product says nothing the details do not. */
function toldIn({ catalogue, selection, details, comment }: AskedQuote): readonly Detail[] {
  return comment === "" || (selection !== null && comment === summaryOf(catalogue, selection))
    ? details
    : [...details, { label: "Comment", value: comment }];
}

/** Counted with what is stored: a request that was refused costs nothing, one that is repeated costs once. */
function spendRequest(services: Pick<Services, "config">, tx: Transaction, caller: Caller, asker: Asker) {
  const needs = { db: tx, config: services.config };
  return asker.customerId === null
    ? consumeRateLimit(needs, "guestQuoteRequest", { ip: caller.ip, identifier: asker.email })
    : consumeRateLimit(needs, "quoteRequest", {
        ip: caller.ip,
        identifier: ownerName(customerOwner(asker.customerId)),
      });
}

async function store(
  services: Pick<Services, "config" | "jobs" | "shopMoment">,
  tx: Transaction,
  { owner, asker, asked }: { readonly owner: Owner; readonly asker: Asker; readonly asked: AskedQuote },
): Promise<
  | { readonly ok: true; readonly answer: IssuedQuoteRequest }
  | Refusal<UploadFault | UnfitFile | ArtworkChoiceFault | "upload-gone" | "upload-unfinished">
> {
  const { ok: _, customerId, ...person } = asker;
  const { person: _typed, catalogue, shown, files, uploads, reason, pagePrice, ...told } = asked;
  const taken = await takeUploads(tx, uploads);
  if (!taken.ok) return taken;
  const artwork = await takeArtwork(tx, owner, catalogue, shown);
  if (!artwork.ok) return artwork;
  const sent = [...attachmentsOf(files), ...attachmentsOf(taken.uploads)];
  const attachments = [
    ...sent.map((file) => ({ ...file, place: null })),
    ...artworkAttachments(catalogue, shown, artwork.artworks),
  ].map((file) => ({ ...file, id: randomUUID() }));
  const details = toldIn(asked);
  const requestNo = newDocumentNumber("R", services.shopMoment().date);
  if (owner.guestId !== null && customerId === null) await nameGuest(tx, owner.guestId, person);
  const row = { ...told, ...person, details, requestNo, catalogueVersionId: catalogue.version };
  await addQuoteRequest(
    tx,
    owner,
    row,
    attachments.map(({ place: _place, ...file }) => file),
  );
  await mailQuoteRequest(services, tx, {
    ...row,
    attachments,
    reason,
    pagePrice,
    isMember: customerId !== null,
    picture: { catalogueVersionId: catalogue.version, selection: shown },
  });
  return { ok: true, answer: { requestNo } };
}

/**
 * Asks for a quote. The request, the guest it makes or renames, and the mails to customer and staff are one transaction;
 * the same key and request answers the first number again.
 */
export async function createQuoteRequest(
  services: Pick<Services, "config" | "db" | "jobs" | "shopMoment" | "storage">,
  caller: Caller,
  key: string | null,
  asked: AskedQuote,
): Promise<
  | Written<IssuedQuoteRequest>
  | Refusal<
      | UploadFault
      | UnfitFile
      | KeyedWriteFault
      | ArtworkChoiceFault
      | "email-disposable"
      | "email-registered"
      | "too-many-files"
      | "too-many-tries"
      | "upload-gone"
      | "upload-unfinished"
    >
> {
  const asker = await whoAsks(services, caller, asked.person, asked.quoteType);
  if (!asker.ok) return asker;
  const { catalogue: _, shown: _shown, files, uploads, pagePrice: _price, ...told } = asked;
  if (files.length + uploads.ids.length > MAX_FILES) return refuse("too-many-files", FILES_FIELD);
  await finishNamed(services, uploads);
  const body = { ...told, attachments: attachmentsOf(files), uploads: uploads.ids };
  return withStoredFiles(services, files, () =>
    withIdempotency(services, caller, { call: "quote-request", key, body }, async (tx, owner) => {
      const over = await spendRequest(services, tx, caller, asker);
      if (over) return over;
      return store(services, tx, { owner, asker, asked });
    }),
  );
}
