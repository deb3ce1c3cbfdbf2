import { existsSync, readdirSync } from "node:fs";
import type { Bucket } from "#tests/support/s3/s3-bucket.ts";
import { uploadFolders } from "#platform/files/data-folder.ts";
import { uploadsIn } from "../bodies/special-upload.ts";

/** What lies in a shop's store of files, looked at past the shop. */
export interface SeenUploads {
  /** Names of what is being uploaded, and of what is kept beside it. */
  arriving(): readonly string[];
  /** SHA-256s of what is stored, in order. */
  kept(): readonly string[];
}

export function seenInFolder(dataDir: string): SeenUploads {
  const { arriving } = uploadFolders(dataDir);
  return {
    arriving: () => (existsSync(arriving) ? readdirSync(arriving) : []),
    kept: () => uploadsIn(dataDir).kept,
  };
}

export function seenInBucket({ objects, uploads }: Bucket): SeenUploads {
  const stored = /^kept\/[0-9a-f]{2}\/([0-9a-f]{64})$/;
  const keys = () => [...objects.keys()];
  return {
    arriving: () => [
      ...keys().filter((key) => !stored.test(key)),
      ...[...uploads.values()].map(({ key }) => key),
    ],
    kept: () =>
      keys()
        .flatMap((key) => stored.exec(key)?.[1] ?? [])
        .sort(),
  };
}
