import type { Readable } from "node:stream";
import type { DataStore } from "@tus/server";

/** What tus writes to; what has arrived can be read from its beginning. */
export type UploadStore = DataStore & { read(id: string): Readable | Promise<Readable> };

/** A file on this machine's disk whose content is known. */
export interface LocalFile {
  readonly path: string;
  readonly sha256: string;
}

/**
 * Where customers' files lie: those that are stored under the SHA-256 of their content, the same content once; those that are being
 * uploaded under the id of their upload. Every call may be repeated (decision 181).
 */
export interface Storage {
  /** Stores a file of this machine, which is there no more afterwards. Its time is set anew, so that the sweep leaves it. */
  put(file: LocalFile): Promise<void>;
  /** Stores what an upload has brought, which stays until it is dropped. */
  copy(uploadId: string, sha256: string): Promise<void>;
  /** What is stored of a content; null when nothing is. */
  get(sha256: string): Promise<Readable | null>;
  /** How many bytes it has; null when it is not stored. */
  stat(sha256: string): Promise<number | null>;
  delete(sha256: string): Promise<void>;
  /** The contents that were stored before an instant, by SHA-256. */
  storedBefore(instant: number): Promise<readonly string[]>;
  /** Resolves while files can be stored; throws in words for the staff. */
  check(): Promise<void>;
  /** Where tus writes what is being uploaded; opened with the first upload. */
  uploads(): Promise<UploadStore>;
  /** Removes what an upload has brought, whether it is whole or not. */
  drop(uploadId: string): Promise<void>;
  /** Removes what uploads have brought that nobody has written to since an instant. */
  dropBefore(instant: number): Promise<void>;
}
