import type { MessageCode } from "#domain/messages.ts";
import { extensionOf, type UploadFault } from "./file-rules.ts";

/** Why nothing is printed from a file: each says what it is, and what to send instead. */
export const unfitFiles = [
  "artwork-postscript",
  "artwork-illustrator",
  "artwork-photoshop",
  "artwork-heic",
  "artwork-indesign",
  "artwork-coreldraw",
  "artwork-program",
  "artwork-archive",
  "artwork-office",
  "artwork-text",
  "artwork-other-picture",
] as const satisfies readonly MessageCode[];

export type UnfitFile = (typeof unfitFiles)[number];

/** By the endings of names, which are also what contents are called (see `recogniseContent`). */
const names: Readonly<Record<UnfitFile, readonly string[]>> = {
  "artwork-postscript": ["eps", "ps"],
  "artwork-illustrator": [],
  "artwork-photoshop": ["psd", "psb"],
  "artwork-heic": ["heic", "heif"],
  "artwork-indesign": ["indd", "idml", "indb"],
  "artwork-coreldraw": ["cdr", "cmx"],
  "artwork-program": [
    "afdesign",
    "afphoto",
    "afpub",
    "fig",
    "sketch",
    "xd",
    "xcf",
    "kra",
    "pub",
    "dwg",
    "dxf",
  ],
  "artwork-archive": ["zip", "rar", "7z", "tar", "gz"],
  "artwork-office": [
    "doc",
    "docx",
    "odt",
    "rtf",
    "pages",
    "ppt",
    "pptx",
    "odp",
    "key",
    "xls",
    "xlsx",
    "ods",
    "cfb",
  ],
  "artwork-text": ["txt", "csv", "text"],
  "artwork-other-picture": ["bmp", "jp2", "jxl", "ico", "tga", "cr2", "cr3", "nef", "arw", "dng"],
};

const byName = new Map(unfitFiles.flatMap((code) => names[code].map((name) => [name, code] as const)));

/** What programs pack their files into: the name says of which it is. */
const PACKED = ["zip", "cfb"];

/**
 * What a file is that nothing is printed from, by its content before its name; null where it may be artwork. `content` is what its
 * beginning was recognised as; null: it was not.
 */
export function unfitFile(name: string, content: string | null): UnfitFile | null {
  const ending = extensionOf(name);
  const named = byName.get(ending) ?? null;
  const held = content === null ? null : (byName.get(content) ?? null);
  if (held === "artwork-postscript" && ending === "ai") return "artwork-illustrator";
  // A script is text, too: only what is called so is taken for it.
  if (held === "artwork-text") return named;
  if (named !== null && content !== null && PACKED.includes(content)) return named;
  return held ?? named;
}

/** Why a file is not taken: of one whose kind is not, what it is and what to send instead, where that is known. */
export function namedFault(
  fault: UploadFault,
  name: string,
  content: string | null,
): UploadFault | UnfitFile {
  return fault === "file-type" ? (unfitFile(name, content) ?? fault) : fault;
}

/** Beginnings of files that nothing is printed from, in Latin letters, and what they are called. */
const beginnings = [
  ["%!PS", "ps"],
  ["\xc5\xd0\xd3\xc6", "eps"],
  ["8BPS", "psd"],
  ["\x06\x06\xed\xf5\xd8\x1d\x46\xe5", "indd"],
  ["PK\x03\x04", "zip"],
  ["Rar!", "rar"],
  ["7z\xbc\xaf", "7z"],
  ["\xd0\xcf\x11\xe0", "cfb"],
  ["{\\rtf", "rtf"],
] as const;

/** The same of formats that share a beginning: what stands from the fifth or the ninth byte on. */
const HEIC = /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/;
const COREL = /^CDR/;

/** So many bytes are enough to tell them by. */
export const UNFIT_HEAD_BYTES = 16;

/** What a file's beginning is recognised as among what nothing is printed from; null for anything else. */
export function unfitContent(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head.subarray(0, UNFIT_HEAD_BYTES));
  if (HEIC.test(text.slice(4))) return "heic";
  if (text.startsWith("RIFF") && COREL.test(text.slice(8))) return "cdr";
  return beginnings.find(([beginning]) => text.startsWith(beginning))?.[1] ?? null;
}
