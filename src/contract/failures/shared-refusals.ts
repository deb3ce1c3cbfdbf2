import { formFileFaults, uploadFaults } from "#domain/artwork/file-rules.ts";
import { unfitFiles } from "#domain/artwork/unfit-file.ts";

// Codes that several calls may refuse with, by what brings them; each call spreads those of what it does.

/** It reads or changes what belongs to this browser's owner. */
export const ofOwner = ["password-must-change"] as const;

/** It is a member's alone. */
export const ofMember = ["sign-in-first", ...ofOwner] as const;

/** It reads a configured product. */
export const ofProduct = ["malformed", "refused"] as const;

/** It stores one, with the artwork that it names. */
export const ofStoredProduct = [...ofProduct, "artwork-gone", "cut-line-gone"] as const;

/** It is done once for an `Idempotency-Key`. */
export const ofKeyedWrite = ["still-running", "key-used"] as const;

/** It takes files that were uploaded by themselves. */
export const ofUploads = [...uploadFaults, ...unfitFiles, "upload-gone", "upload-unfinished"] as const;

/** It takes a form with files. */
export const ofForm = [...formFileFaults, "too-many-files", "too-many-tries"] as const;
