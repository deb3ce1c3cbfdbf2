import { isPaintedByShop } from "#domain/artwork/file-rules.ts";
import { LONGEST_READING_MS } from "#domain/artwork/reading-time.ts";
import { type AnswerTo, callShop } from "../call-shop.ts";
import { createStore } from "../store.ts";
import { savedFiles } from "../uploads/saved-files.ts";
import type { UploadItem } from "../uploads/upload-items.ts";
import { type UploadList, uploadsOf } from "../uploads/upload-list.ts";
import { refreshNewGuest } from "../visitor-store.ts";
import type { ArtworkProgress, ArtworkAtShop } from "./artwork-progress.ts";
import { type ArtworkSending, type BegunUpload, sendArtwork } from "./artwork-sending.ts";
import { sendablePicture } from "./sendable-picture.ts";

const UNSENDABLE =
  "This browser cannot turn the picture into a file that is printed. Please save it as PNG or JPEG.";

async function keepUpload(upload: string) {
  const answer = await callShop("POST artwork", { body: { upload }, timeoutMs: LONGEST_READING_MS });
  if (answer.ok) refreshNewGuest();
  return answer;
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

interface Chosen {
  /** The place that it is for; one file is on its way to each. */
  readonly place: string;
  readonly file: File;
  /** It was chosen just now: no earlier page has begun to send it. */
  readonly isNew: boolean;
}

async function upload({ place, file: chosen, isNew }: Chosen): Promise<BegunUpload> {
  const file = isPaintedByShop(chosen.name) ? chosen : await sendablePicture(chosen);
  if (file === null) return { refusal: UNSENDABLE };
  const uploads = uploadsOf(place);
  const key = (isNew ? undefined : await foundUpload(uploads, file)) ?? uploads.add([file])[0];
  if (key === undefined) throw new Error("what is added has a key");
  begunHere.add(key);
  return { key };
}

/** Sends a picture to the shop: from the start when it is new, else from where an earlier page came to. */
export function sendPicture(chosen: Chosen): ArtworkSending {
  const uploads = uploadsOf(chosen.place);
  return sendArtwork(() => upload(chosen), { uploads, keep: keepUpload, forget: forgetArtwork });
}

/** The picture for a place that an earlier page has not sent to the end; null where there is none. */
export async function unsentPicture(place: string): Promise<File | null> {
  const saved = await savedFiles(place);
  return saved.at(-1)?.[1].file ?? null;
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
    cancel: () => forgetArtwork(artwork.id),
  };
}
