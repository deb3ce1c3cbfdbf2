import type { AnnouncedFile } from "./begin-upload.ts";

/** The header of a name; null when there is none. */
export type ReadHeader = (name: string) => string | null;

/** "filename bGFiZWwucGRm,filetype ..." -> "label.pdf" (tus 1.0.0, Upload-Metadata); "" without one. */
function fileNameIn(metadata: string): string {
  const pairs = metadata.split(",").map((pair) => pair.trim().split(" "));
  const [, encoded = ""] = pairs.find(([key]) => key === "filename") ?? [];
  return Buffer.from(encoded, "base64").toString("utf8");
}

/** The file that a request announces, by the headers of the tus protocol; one of unknown length counts as empty. */
export function announcedFile(header: ReadHeader): AnnouncedFile {
  const length = header("upload-length") ?? "";
  return {
    name: fileNameIn(header("upload-metadata") ?? ""),
    bytes: /^\d{1,15}$/.test(length) ? Number(length) : 0,
  };
}
