import type { Multipart, MultipartFile } from "@fastify/multipart";
import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { type FormFileFault, MAX_FILE_BYTES, MAX_FILES } from "#domain/artwork/file-rules.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { discardFiles, FILES_FIELD, receiveFile, type ReceivedFile } from "./received-files.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";

/** A form that is not read to its end, with the status it is answered with. */
export class UnreadableForm extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, cause?: unknown) {
    super("The form could not be read.", { cause });
    this.statusCode = statusCode;
  }
}

/** Files are counted here, not by the parser, so that a fifth one is answered in the shop's words. */
const limits = {
  fieldNameSize: 100,
  fieldSize: 32 * 1024,
  fields: 90,
  fileSize: MAX_FILE_BYTES,
  files: 4 * MAX_FILES,
  parts: 100,
  headerPairs: 20,
};

/** The most bytes that are read of a form's files. */
export const mostFileBytes = limits.files * limits.fileSize;

/** The most bytes of them that lie on the disk. */
export const mostSavedBytes = MAX_FILES * MAX_FILE_BYTES;

/** Lets a scope's routes take forms with files; every other call goes on refusing them. */
export function acceptForms(scope: App) {
  return scope.register(multipart, { limits, throwFileSizeLimit: false });
}

/** What has arrived of a form so far. */
export interface MultipartForm {
  readonly fields: Map<string, string[]>;
  readonly files: ReceivedFile[];
  /** Why a file is not taken: the first reason. */
  refusal: Refusal<FormFileFault | "too-many-files"> | null;
}

function addField({ fields }: MultipartForm, part: Exclude<Multipart, MultipartFile>): void {
  if (part.fieldnameTruncated || part.valueTruncated) throw new UnreadableForm(413);
  if (typeof part.value !== "string") throw new UnreadableForm(400);
  fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value]);
}

/** Reads the rest of a file that is not wanted: the answer is heard only once the form has been sent. Answers its size. */
function passOver(part: MultipartFile): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    part.file.on("data", (piece: Buffer) => (bytes += piece.length));
    part.file.on("error", reject).on("end", () => resolve(bytes));
  });
}

/** A browser sends a file input that was left empty as a file without a name and a byte; anything else has a name. */
async function passOverUnnamed(form: MultipartForm, part: MultipartFile): Promise<void> {
  if ((await passOver(part)) > 0) form.refusal ??= refuse("file-type", FILES_FIELD);
}

async function addFile(
  services: Pick<Services, "config">,
  form: MultipartForm,
  part: MultipartFile,
): Promise<void> {
  if (!part.filename) return passOverUnnamed(form, part);
  if (form.refusal === null && form.files.length === MAX_FILES)
    form.refusal = refuse("too-many-files", FILES_FIELD);
  if (form.refusal !== null) return void (await passOver(part));
  const arriving = { name: part.filename, stream: part.file, isCut: () => part.file.truncated };
  const outcome = await receiveFile(services, arriving);
  if (outcome.ok) form.files.push(outcome.file);
  else form.refusal = outcome;
  return undefined;
}

/** What the parser, the disk or a browser that went away threw, as the status it is answered with. */
function statusOf(error: unknown): number {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === "ENOSPC" || code === "EDQUOT") return 503;
  if (statusCode !== undefined) return statusCode;
  return code === undefined ? 400 : 500;
}

/**
 * Reads a form to its end, with names as they were sent: the parser's own last part of `x.pdf/` is no name at all. One that cannot
 * be read is thrown as `UnreadableForm`, and its files are discarded.
 */
export async function readForm(
  services: Pick<Services, "config">,
  request: FastifyRequest,
  form: MultipartForm,
): Promise<void> {
  try {
    for await (const part of request.parts({ preservePath: true })) {
      if (part.type === "file") await addFile(services, form, part);
      else addField(form, part);
    }
  } catch (error) {
    await discardFiles(form.files);
    const status = statusOf(error);
    if (status === 500) throw error;
    // Only the shop's own trouble is worth its log: what a browser sent is not.
    throw new UnreadableForm(status, status === 503 ? error : undefined);
  }
}

/** A form's fields as a body: a text each, or a list where a name stands more than once. */
export function bodyOf({ fields }: MultipartForm): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]),
  );
}
