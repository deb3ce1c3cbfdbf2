/** Files that come with a quote request (quotes-and-accounts.md 4, 5 and 9). */
export const MAX_FILES = 4;
/** Ours: the largest file of a form in bytes, the largest that is uploaded by itself, and the longest name that is kept. */
export const MAX_FILE_MB = 25;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
export const MAX_UPLOAD_MB = 200;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;
export const FILE_NAME_LENGTH = 150;
/** How long the tooltip about too many files stays. */
export const TOO_MANY_FILES_MS = 5000;
/** How much of a file's beginning its content is recognised by. */
export const HEAD_BYTES = 4100;

interface FileKind {
  readonly mediaType: string;
  /** What the beginning of such a file may be recognised as. */
  readonly contents: readonly string[];
}

function kind(mediaType: string, ...contents: string[]): FileKind {
  return { mediaType, contents };
}

const postscript = kind("application/postscript", "eps", "ps");
const tiff = kind("image/tiff", "tif");
const jpeg = kind("image/jpeg", "jpg");
function office(name: string, extension: string) {
  return kind(`application/vnd.openxmlformats-officedocument.${name}`, extension, "zip");
}
function oldOffice(name: string) {
  return kind(name, "cfb");
}

/**
 * What customers send: artwork, pictures, and the documents that text and lists come in. Everything else is refused, code
 * and pages (js, ts, css, scss, html, xml) above all, and drawings that run something. Modern ai files are PDF inside, modern
 * Office files zip (decision 055).
 */
const kinds: Readonly<Record<string, FileKind>> = {
  pdf: kind("application/pdf", "pdf", "ai"),
  ai: kind("application/postscript", "pdf", "ai", "eps", "ps"),
  svg: kind("image/svg+xml", "svg"),
  eps: postscript,
  ps: postscript,
  psd: kind("image/vnd.adobe.photoshop", "psd"),
  tif: tiff,
  tiff,
  jpg: jpeg,
  jpeg,
  png: kind("image/png", "png", "apng"),
  gif: kind("image/gif", "gif"),
  webp: kind("image/webp", "webp"),
  heic: kind("image/heic", "heic"),
  zip: kind("application/zip", "zip"),
  doc: oldOffice("application/msword"),
  docx: office("wordprocessingml.document", "docx"),
  ppt: oldOffice("application/vnd.ms-powerpoint"),
  pptx: office("presentationml.presentation", "pptx"),
  xls: oldOffice("application/vnd.ms-excel"),
  xlsx: office("spreadsheetml.sheet", "xlsx"),
  txt: kind("text/plain", "text"),
};

/** For a file input's `accept`. */
export const acceptedFiles = Object.keys(kinds)
  .map((extension) => `.${extension}`)
  .join(",");

/** "a.b.PDF" -> "pdf"; "" when the name ends without one. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** What a review shows: pictures that every browser can be given anew. */
const pictureNames = ["jpg", "jpeg", "png", "webp", "gif"];

export const acceptedPictures = pictureNames.map((extension) => `.${extension}`).join(",");

/** Whether a file is taken as a picture that is named so. */
export function isPictureName(name: string): boolean {
  return pictureNames.includes(extensionOf(name));
}

/** Artwork that browsers do not show: the shop reads it, and paints a picture of it. */
const paintedNames = ["pdf", "ai", "svg", "tif", "tiff"];

export const acceptedPainted = paintedNames.map((extension) => `.${extension}`).join(",");

/** What a browser shows by itself, by media types. */
export const shownTypes = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"];
/** All that may be artwork, as a file chooser takes it. */
export const acceptedArtwork = `${shownTypes.join(",")},${acceptedPainted}`;

/** Whether a file is shown by the shop's picture of it. */
export function isPaintedByShop(name: string): boolean {
  return paintedNames.includes(extensionOf(name));
}

/** Whether a file may be printed from, by its name: the shop can read it. */
export function isPrintableName(name: string): boolean {
  return isPictureName(name) || isPaintedByShop(name);
}

/** Whether a file is named as a document of pages. */
export function isDocumentName(name: string): boolean {
  return ["pdf", "ai"].includes(extensionOf(name));
}

/** Whether files are taken that are named so. */
export function isAcceptedName(name: string): boolean {
  return Object.hasOwn(kinds, extensionOf(name));
}

/** A file as its name and size tell of it. */
interface NamedFile {
  readonly name: string;
  readonly bytes: number;
}

/** Why a file of a form is not taken. */
export const formFileFaults = ["file-type", "file-active", "file-required", "file-too-large"] as const;
export type FormFileFault = (typeof formFileFaults)[number];

/** Why one is not taken that is uploaded by itself. */
export const uploadFaults = ["file-type", "file-active", "file-required", "upload-too-large"] as const;
export type UploadFault = (typeof uploadFaults)[number];

export type FileFault = FormFileFault | UploadFault;

export type FileJudgement<Fault extends FileFault> =
  | { readonly ok: true; readonly mediaType: string }
  | { readonly ok: false; readonly code: Fault };

/** What a drawing is recognised as that runs something when it is opened. */
export const ACTIVE_DRAWING = "svg that runs";

/** What is wrong with a file that its name and size tell. */
function faultOf<TooLarge extends FileFault>(
  { name, bytes }: NamedFile,
  most: number,
  tooLarge: TooLarge,
): "file-type" | "file-required" | TooLarge | null {
  if (!isAcceptedName(name)) return "file-type";
  if (bytes === 0) return "file-required";
  return bytes > most ? tooLarge : null;
}

/** What is wrong with a file of a form that its name and size tell. */
export function formFileFault(file: NamedFile): FormFileFault | null {
  return faultOf(file, MAX_FILE_BYTES, "file-too-large");
}

/** The same for a picture of a review. */
export function pictureFault(file: NamedFile): FormFileFault | null {
  return isPictureName(file.name) ? formFileFault(file) : "file-type";
}

/** And for a file that is uploaded by itself; it may be larger. */
export function uploadFault(file: NamedFile): UploadFault | null {
  return faultOf(file, MAX_UPLOAD_BYTES, "upload-too-large");
}

interface RecognisedFile extends NamedFile {
  readonly content: string;
}

/** Judges what `fault` finds nothing wrong with by what its content was recognised as. */
function judged<Fault extends FileFault>(
  { name, content }: RecognisedFile,
  fault: Fault | null,
): FileJudgement<Fault | "file-type" | "file-active"> {
  if (fault !== null) return { ok: false, code: fault };
  const found = kinds[extensionOf(name)];
  if (found === undefined) return { ok: false, code: "file-type" };
  if (content === ACTIVE_DRAWING && found.contents.includes("svg")) return { ok: false, code: "file-active" };
  return found.contents.includes(content)
    ? { ok: true, mediaType: found.mediaType }
    : { ok: false, code: "file-type" };
}

/** Judges a form's file by its name, its size, and what its content was recognised as: a picture's name on a script is refused. */
export function judgeFormFile(file: RecognisedFile): FileJudgement<FormFileFault> {
  return judged(file, formFileFault(file));
}

/** The same for a file that is uploaded by itself. */
export function judgeUpload(file: RecognisedFile): FileJudgement<UploadFault> {
  return judged(file, uploadFault(file));
}
