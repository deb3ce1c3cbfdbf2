import { extensionOf, isPaintedByShop } from "#domain/artwork/file-rules.ts";
import { LONGEST_READING_MS } from "#domain/artwork/reading-time.ts";
import { type ArtworkAtShop, type ArtworkProgress, pagesAtShop } from "./artwork-progress.ts";
import { type ArtworkSending, type ArtworkWays, type BegunUpload, sendArtwork } from "./artwork-sending.ts";
import { type AnswerTo, callShop } from "./call-shop.ts";
import { createStore } from "./store.ts";
import { unfitMessage } from "./unfit-messages.ts";
import type { UploadItem } from "./upload-items.ts";
import { type UploadList, uploadsOf } from "./upload-list.ts";
import { refreshNewGuest } from "./visitor-store.ts";

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

/** Enough of a file to tell its kind by. */
const HEAD_BYTES = 12;

interface SentKind {
  readonly head: RegExp;
  readonly type: string;
  /** The endings of its names; the first is given to a file that is named otherwise. */
  readonly endings: readonly [string, ...string[]];
}

/** What the shop takes as it is, by its beginning. */
const SENT_KINDS: readonly SentKind[] = [
  { head: /^\x89PNG/, type: "image/png", endings: ["png"] },
  { head: /^\xff\xd8\xff/, type: "image/jpeg", endings: ["jpg", "jpeg"] },
  { head: /^RIFF.{4}WEBP/s, type: "image/webp", endings: ["webp"] },
];

async function kindOf(file: File): Promise<SentKind | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = String.fromCharCode(...head);
  return SENT_KINDS.find((kind) => kind.head.test(text)) ?? null;
}

/** "photo.avif" -> "photo.png" */
function renamed(name: string, ending: string): string {
  return `${name.replace(/\.[^.]*$/, "") || "picture"}.${ending}`;
}

/** What a browser shows of a file, as PNG; null where it cannot draw so many pixels. Of moving pictures the first. */
async function drawnAsPng(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/**
 * A picture that this browser shows, as a file that the shop takes: PNG, JPEG and WebP as they are, under a name that tells what they
 * are; GIF and AVIF as PNG. Null where it cannot be made one.
 */
export async function sendablePicture(file: File): Promise<File | null> {
  const { lastModified } = file;
  const kind = await kindOf(file);
  if (kind?.endings.includes(extensionOf(file.name))) return file;
  const [ending, type] = kind ? [kind.endings[0], kind.type] : ["png", "image/png"];
  const bytes = kind ? file : await drawnAsPng(file).catch(() => null);
  return bytes && new File([bytes], renamed(file.name, ending), { type, lastModified });
}

async function upload({ place, file: chosen, isNew }: Chosen): Promise<BegunUpload> {
  const unfit = await unfitMessage(chosen);
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
export function savedPictureSending(artwork: ArtworkAtShop): ArtworkSending {
  return {
    progress: createStore<ArtworkProgress>({ step: "kept", artwork }),
    pause: () => undefined,
    resume: () => undefined,
    cancel: () => pagesAtShop(artwork).forEach(({ id }) => forgetArtwork(id)),
  };
}
