import type { Multipart, MultipartFile } from "@fastify/multipart";
import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from "fastify";
import { MAX_FILE_BYTES, MAX_FILES } from "../../../domain/artwork/file-rules.ts";
import { refuse, type Refusal } from "../../../domain/account/refusal.ts";
import { spendTry } from "../../services/auth/spend-try.ts";
import {
  discardFiles,
  FILES_FIELD,
  receiveFile,
  type ReceivedFile,
} from "../../services/files/receive-file.ts";
import type { Services } from "../../services/services.ts";
import { answerRefusal } from "../account/answer-refusal.ts";
import type { App } from "../app.types.ts";

/** Four files, a comment, and what else a form says. */
const MAX_REQUEST_BYTES = 110 * 1024 * 1024;
/** Forms with files that one process takes in at the same time. */
const MAX_AT_ONCE = 24;

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

const MEGABYTE = 1024 * 1024;

/** What a form announces; one that announces nothing counts as the most that is read of one. */
const megabytesOf = ({ headers }: FastifyRequest): number =>
  Math.ceil(Number(headers["content-length"] ?? limits.files * limits.fileSize) / MEGABYTE) || 1;

/** A form that is let in costs one of the network's, and what it weighs. */
const spendUpload = async (services: Services, request: FastifyRequest): Promise<Refusal | null> =>
  (await spendTry(services, "upload", { ip: request.ip })) ??
  spendTry(services, "uploadMegabytes", { ip: request.ip, amount: megabytesOf(request) });

class UnreadableForm extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, cause?: unknown) {
    super("The form could not be read.", { cause });
    this.statusCode = statusCode;
  }
}

const received = new WeakMap<FastifyRequest, ReceivedFile[]>();

/** The files that came with a request, received and not kept yet. */
export const receivedFiles = (request: FastifyRequest): readonly ReceivedFile[] =>
  received.get(request) ?? [];

/** Lets a scope's routes take forms with files; every other call goes on refusing them. */
export const acceptForms = (scope: App) => scope.register(multipart, { limits, throwFileSizeLimit: false });

type Fields = Map<string, string[]>;

const addField = (fields: Fields, part: Exclude<Multipart, MultipartFile>): void => {
  if (part.fieldnameTruncated || part.valueTruncated) throw new UnreadableForm(413);
  if (typeof part.value !== "string") throw new UnreadableForm(400);
  fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value]);
};

/** A browser sends a file input that was left empty as a file without a name and a byte. */
const isEmptyInput = (part: MultipartFile): boolean => !part.filename;

/** Reads the rest of a file that is not wanted: the answer is heard only once the form has been sent. */
const passOver = (part: MultipartFile): Promise<void> =>
  new Promise((resolve, reject) => part.file.on("error", reject).on("end", resolve).resume());

interface Received {
  readonly fields: Fields;
  readonly files: ReceivedFile[];
  refusal: Refusal | null;
}

const addFile = async (services: Services, form: Received, part: MultipartFile): Promise<void> => {
  if (isEmptyInput(part) || form.refusal !== null) return passOver(part);
  if (form.files.length === MAX_FILES) {
    form.refusal = refuse("too-many-files", FILES_FIELD);
    return passOver(part);
  }
  const arriving = { name: part.filename, stream: part.file, isCut: () => part.file.truncated };
  const outcome = await receiveFile(services, arriving);
  if (outcome.ok) form.files.push(outcome.file);
  else form.refusal = outcome;
  return undefined;
};

/** What the parser, the disk or a browser that went away threw, as the status it is answered with. */
const statusOf = (error: unknown): number => {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === "ENOSPC" || code === "EDQUOT") return 503;
  if (statusCode !== undefined) return statusCode;
  return code === undefined ? 400 : 500;
};

const readParts = async (services: Services, request: FastifyRequest): Promise<Received> => {
  const form: Received = { fields: new Map(), files: [], refusal: null };
  received.set(request, form.files);
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") await addFile(services, form, part);
      else addField(form.fields, part);
    }
  } catch (error) {
    await discardFiles(form.files);
    const status = statusOf(error);
    if (status === 500) throw error;
    // Only the shop's own trouble is worth its log: what a browser sent is not.
    throw new UnreadableForm(status, status === 503 ? error : undefined);
  }
  return form;
};

const bodyOf = (fields: Fields): Readonly<Record<string, string | readonly string[]>> =>
  Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]),
  );

const isTooLong = ({ headers }: FastifyRequest): boolean =>
  Number(headers["content-length"] ?? 0) > MAX_REQUEST_BYTES;

/** Whatever comes of the request, also when the browser goes away: what was not kept does not stay. */
const discardAfter = (request: FastifyRequest, reply: FastifyReply): void => {
  const discard = () => void discardFiles(receivedFiles(request)).catch((error) => request.log.warn(error));
  reply.raw.once("close", discard);
};

/**
 * Takes in a form with files, before its fields are validated like any other body. Files stream to the disk one after the
 * other; a fifth one, or one that is refused, is told when the whole form has arrived.
 */
export const receiveForm = (services: Services): preValidationAsyncHookHandler => {
  let underWay = 0;
  return async (request, reply) => {
    if (!request.isMultipart()) return undefined;
    if (isTooLong(request)) {
      reply.header("connection", "close");
      throw new UnreadableForm(413);
    }
    const over = await spendUpload(services, request);
    if (over) return answerRefusal(reply, over);
    if (underWay >= MAX_AT_ONCE) throw new UnreadableForm(503);
    underWay += 1;
    discardAfter(request, reply);
    try {
      const form = await readParts(services, request);
      if (form.refusal !== null) {
        await discardFiles(form.files);
        return answerRefusal(reply, form.refusal);
      }
      request.body = bodyOf(form.fields);
    } finally {
      underWay -= 1;
    }
    return undefined;
  };
};
