import { z } from "zod";
import { MAX_FILES } from "#domain/artwork/file-rules.ts";
import { messageOf } from "#domain/messages.ts";

const id = z.string().regex(/^[0-9a-f]{32}$/, messageOf("upload-gone"));
const field = z
  .union([id.transform((one) => [one]), z.array(id).max(MAX_FILES, messageOf("too-many-files"))])
  .optional();

/** The files that were uploaded before, by the last part of their address; a form names them with brackets. */
export const uploadsFields = {
  uploads: field.meta({
    description:
      "Up to 4 files that this browser has uploaded to `/api/upload` by the tus protocol: the last part of their address.",
  }),
  "uploads[]": field.meta({ description: "The same in multipart form data." }),
};

/** The ids a request names, each once. */
export function uploadIds(body: {
  readonly uploads?: readonly string[] | undefined;
  readonly "uploads[]"?: readonly string[] | undefined;
}): readonly string[] {
  return [...new Set([...(body.uploads ?? []), ...(body["uploads[]"] ?? [])])];
}
