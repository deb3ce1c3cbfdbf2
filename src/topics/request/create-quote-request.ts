import { randomUUID } from "node:crypto";
import { MAX_FILES, type UploadFault } from "#domain/artwork/file-rules.ts";
import type { UnfitFile } from "#domain/artwork/unfit-file.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { summaryOf } from "#domain/configure/summary.ts";
import type { Detail } from "#domain/detail.ts";
import { newDocumentNumber } from "#platform/auth/tokens.ts";
import { nameGuest } from "#topics/person/guests.ts";
import { customerOwner, type Owner, ownerName } from "#platform/db/owner.ts";
import { addQuoteRequest } from "./quote-requests.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Caller } from "#topics/person/caller.ts";
import {
  type ArtworkChoiceFault,
  finishNamed,
  takeArtwork,
  takeUploads,
} from "#topics/artwork/take-artwork.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { attachmentsOf, FILES_FIELD, withStoredFiles } from "#topics/artwork/received-files.ts";
import { type KeyedWriteFault, withIdempotency, type Written } from "#topics/person/with-idempotency.ts";
import type { Services } from "#topics/services.ts";
import type { QuoteInput } from "./quote-input.ts";
import { type Asker, whoAsks } from "./who-asks.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { NewAttachment } from "#platform/db/schema/artwork.ts";
import type { Artwork } from "#topics/artwork/artworks.ts";
import type { MailPicture } from "#platform/db/schema/shop.ts";
import { quoteRequestEmail, quoteRequestStaffEmail, type QuoteRequestText } from "./quote-request-emails.ts";
import { studioLink } from "#platform/studio-address.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import { requestLinkUrl } from "#topics/quotation/request-keys.ts";

export interface IssuedQuoteRequest {
  readonly requestNo: string;
}

/** What is kept and mailed, the comment included; the summary of a configured product says nothing the details do not. */
function toldIn({ catalogue, selection, details, comment }: QuoteInput): readonly Detail[] {
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

/** The words of an artwork's only place. */
const ONLY_PLACE = "Artwork";

/** The buyer's own files as they are kept with a request, each once, with the places where it is to be printed. */
function artworkAttachments(
  catalogue: Catalogue,
  selection: Selection,
  artworks: ReadonlyMap<string, Artwork>,
): readonly (NewAttachment & { readonly place: string })[] {
  const slots = artworkSlots(catalogue, selection);
  return filesIn(selection.artwork).flatMap((id) => {
    const artwork = artworks.get(id);
    if (artwork === undefined) return [];
    const { name, mediaType, bytes, sha256, pictureSha256, thumbnailSha256 } = artwork;
    const places = slots.filter(({ file }) => file === id).map(({ label }) => label || ONLY_PLACE);
    const kept = { name, mediaType, bytes, sha256, pictureSha256, thumbnailSha256 };
    return [{ ...kept, place: places.join("; ") }];
  });
}

type StoredQuoteRequest = Omit<QuoteRequestText, "pageUrl" | "accountUrl" | "requestUrl" | "answerUrl"> & {
  readonly picture: MailPicture;
  readonly originPath: string;
};

/**
 * Promises both mails of a quote request with it: thanks for the customer, the work for the staff. Whoever answers the
 * staff's writes to the customer.
 */
async function mailQuoteRequest(
  services: Pick<Services, "catalogue" | "config" | "content" | "jobs">,
  tx: Transaction,
  { originPath, picture, ...request }: StoredQuoteRequest,
): Promise<void> {
  const { jobs, config } = services;
  const words = {
    ...request,
    answerUrl: studioLink(config, `requests/${request.requestNo}`),
    pageUrl: config.shopOrigin + originPath,
    requestUrl: requestLinkUrl(services, request.requestNo),
    accountUrl: `${config.shopOrigin}/account?quote_request=${request.requestNo}`,
  };
  const cause = `quote-request:${request.requestNo}`;
  await queueEmail(tx, jobs, {
    cause: `${cause}:customer`,
    recipient: request.email,
    email: quoteRequestEmail(services, words),
    picture,
  });
  await queueEmail(tx, jobs, {
    cause: `${cause}:staff`,
    recipient: config.staffEmail,
    replyTo: request.email,
    email: quoteRequestStaffEmail(services, words),
    picture,
  });
}

async function store(
  services: Pick<Services, "catalogue" | "config" | "content" | "jobs" | "shopMoment">,
  tx: Transaction,
  { owner, asker, asked }: { readonly owner: Owner; readonly asker: Asker; readonly asked: QuoteInput },
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
  services: Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "shopMoment" | "storage">,
  caller: Caller,
  key: string | null,
  asked: QuoteInput,
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
