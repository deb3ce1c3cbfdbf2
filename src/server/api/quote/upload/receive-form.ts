import type { FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from "fastify";
import type { Refusal } from "../../../../domain/account/refusal.ts";
import { spendTry } from "../../../services/auth/spend-try.ts";
import { discardFiles, type ReceivedFile } from "../../../services/files/receive-file.ts";
import { requireRoomForFiles } from "../../../services/files/require-room-for-files.ts";
import type { Services } from "../../../services/services.ts";
import { answerRefusal } from "../../account/answer-refusal.ts";
import { bodyOf, type Form, mostFileBytes, readForm } from "./read-form.ts";
import { UnreadableForm } from "./unreadable-form.ts";

const MEGABYTE = 1024 * 1024;

/** Four files, a comment, and what else a form says. */
const MAX_REQUEST_BYTES = 110 * MEGABYTE;

/** Forms with files that one process takes in at the same time. */
const MAX_AT_ONCE = 24;

/** What a form announces; one that announces nothing counts as the most that is read of one. */
const megabytesOf = ({ headers }: FastifyRequest): number =>
  Math.ceil(Number(headers["content-length"] ?? mostFileBytes) / MEGABYTE) || 1;

/** A form that is let in costs one of the network's, and what it weighs. */
const spendUpload = async (services: Services, request: FastifyRequest): Promise<Refusal | null> =>
  (await spendTry(services, "upload", { ip: request.ip })) ??
  spendTry(services, "uploadMegabytes", { ip: request.ip, amount: megabytesOf(request) });

const isTooLong = ({ headers }: FastifyRequest): boolean =>
  Number(headers["content-length"] ?? 0) > MAX_REQUEST_BYTES;

const received = new WeakMap<FastifyRequest, readonly ReceivedFile[]>();

/** The files that came with a request, received and not kept yet. */
export const receivedFiles = (request: FastifyRequest): readonly ReceivedFile[] =>
  received.get(request) ?? [];

/** Whatever comes of the request, also when the browser goes away: what was not kept does not stay. */
const discardAfter = (request: FastifyRequest, reply: FastifyReply): void => {
  const discard = () =>
    void discardFiles(receivedFiles(request)).catch((error: unknown) =>
      request.log.warn({ err: error }, "uploads could not be discarded"),
    );
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
    await requireRoomForFiles(services);
    const over = await spendUpload(services, request);
    if (over) return answerRefusal(reply, over);
    if (underWay >= MAX_AT_ONCE) throw new UnreadableForm(503);
    const form: Form = { fields: new Map(), files: [], refusal: null };
    received.set(request, form.files);
    discardAfter(request, reply);
    underWay += 1;
    try {
      await readForm(services, request, form);
    } finally {
      underWay -= 1;
    }
    if (form.refusal === null) {
      request.body = bodyOf(form);
      return undefined;
    }
    await discardFiles(form.files);
    return answerRefusal(reply, form.refusal);
  };
};
