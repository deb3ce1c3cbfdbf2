import { extensionOf } from "#domain/artwork/file-rules.ts";

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
