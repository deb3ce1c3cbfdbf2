import { isPaintedByShop } from "#domain/artwork/file-rules.ts";
import { LONGEST_READING_MS } from "#domain/artwork/reading-time.ts";
import { type AnswerTo, callShop } from "../call-shop.ts";
import { createStore } from "../store.ts";
import type { UploadItem } from "../uploads/upload-items.ts";
import { type UploadList, uploadsOf } from "../uploads/upload-list.ts";
import { refreshNewGuest } from "../visitor-store.ts";
import { type ArtworkProgress, type ArtworkAtShop, pagesAtShop } from "./artwork-progress.ts";
import { type ArtworkSending, type ArtworkWays, type BegunUpload, sendArtwork } from "./artwork-sending.ts";
import { sendablePicture } from "./sendable-picture.ts";
import { unfitWords } from "./unfit-words.ts";

const UNSENDABLE =
  "This browser cannot turn the picture into a file that is printed. Please save it as PNG or JPEG.";

/** The shop reads one file of a network at a time: those of this tab wait here. */
let reading: Promise<unknown> = Promise.resolve();

function keepUpload(upload: string): Promise<AnswerTo<"POST artwork">> {
  const kept = reading.then(async () => {
    const answer = await callShop("POST artwork", { body: { upload }, timeoutMs: LONGEST_READING_MS });
    if (answer.ok) refreshNewGuest();
    return answer;
  });
  reading = kept;
  return kept;
}

/** What the shop is not told of now is forgotten with its time. */
export function forgetArtwork(id: string): void {
  void callShop("DELETE artwork/:id", { params: { id } });
}

/** Uploads of this tab: others that are found were left by an earlier page. */
const begunHere = new Set<string>();

function isOf(file: File, { name, size, lastModified }: UploadItem): boolean {
  return name === file.name && size === file.size && lastModified === file.lastModified;
}

/** The upload of a file that an earlier page has begun, if there is one; those of other files are taken back. */
async function foundUpload(uploads: UploadList, file: File): Promise<string | undefined> {
  await uploads.restore();
  const left = uploads.items.get().filter(({ key }) => !begunHere.has(key));
  const found = left.find((item) => isOf(file, item));
  for (const item of left) if (item !== found) uploads.remove(item.key);
  return found?.key;
}

export { claimPicture } from "./claim-picture.ts";

interface Chosen {
  /** The place that it is for; one file is on its way to each. */
  readonly place: string;
  readonly file: File;
  /** It was chosen just now: no earlier page has begun to send it. */
  readonly isNew: boolean;
}

async function upload({ place, file: chosen, isNew }: Chosen): Promise<BegunUpload> {
  const unfit = await unfitWords(chosen);
  if (unfit !== null) return { refusal: unfit };
  const file = isPaintedByShop(chosen.name) ? chosen : await sendablePicture(chosen);
  if (file === null) return { refusal: UNSENDABLE };
  const uploads = uploadsOf(place);
  const key = (isNew ? undefined : await foundUpload(uploads, file)) ?? uploads.add([file])[0];
  if (key === undefined) throw new Error("what is added has a key");
  begunHere.add(key);
  return { key };
}

function waysOf(uploads: UploadList): ArtworkWays {
  return { uploads, keep: keepUpload, forget: forgetArtwork };
}

/** Sends a picture to the shop: from the start when it is new, else from where an earlier page came to. */
export function sendPicture(chosen: Chosen): ArtworkSending {
  return sendArtwork(() => upload(chosen), waysOf(uploadsOf(chosen.place)));
}

/** A picture for a place that an earlier page has not brought to its end. */
interface UnfinishedPicture {
  /** Null where all of it has arrived, and the shop is only to keep it. */
  readonly file: File | null;
  readonly sending: ArtworkSending;
}

/** Goes on with what an earlier page has begun for a place; null where there is none, and where another tab is at it. */
export async function goOnWithPicture(place: string): Promise<UnfinishedPicture | null> {
  const uploads = uploadsOf(place);
  await uploads.restore();
  const left = uploads.items.get().filter(({ key }) => !begunHere.has(key));
  const last = left.at(-1);
  for (const { key } of left.slice(0, -1)) uploads.remove(key);
  if (last === undefined) return null;
  begunHere.add(last.key);
  return { file: last.file, sending: sendArtwork(async () => ({ key: last.key }), waysOf(uploads)) };
}

/** The shop's picture of what it keeps, as a file; null where it does not come. */
export async function pictureFile({ picture, name }: ArtworkAtShop): Promise<File | null> {
  const answer = await fetch(picture);
  if (!answer.ok) return null;
  const bytes = await answer.blob();
  return new File([bytes], name, { type: bytes.type });
}

/** Asks what the shop has kept last for whoever is signed in: a list of one, or of none. */
export function askForNewest(): Promise<AnswerTo<"GET artwork">> {
  return callShop("GET artwork", { query: { limit: "1" } });
}

/** A picture that the shop has kept since an earlier page. */
export function keptPictureSending(artwork: ArtworkAtShop): ArtworkSending {
  return {
    progress: createStore<ArtworkProgress>({ step: "kept", artwork }),
    pause: () => undefined,
    resume: () => undefined,
    cancel: () => pagesAtShop(artwork).forEach(({ id }) => forgetArtwork(id)),
  };
}
