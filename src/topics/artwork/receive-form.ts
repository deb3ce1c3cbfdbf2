import type { FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from "fastify";
import type { FormFileFault } from "#domain/artwork/file-rules.ts";
import type { Refusal } from "#domain/refusal.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { discardFiles, type ReceivedFile, requireRoomForFiles } from "./received-files.ts";
import { createUploadPlaces, type UploadPlace } from "./upload-places.ts";
import { watchArrival, type WatchedArrival, WINDOW_MS } from "./watch-arrival.ts";
import type { Services } from "#topics/services.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import {
  bodyOf,
  mostFileBytes,
  mostSavedBytes,
  type MultipartForm,
  readForm,
  UnreadableForm,
} from "./read-form.ts";

const MEGABYTE = 1024 * 1024;

/** Four files, a comment, and what else a form says. */
const MAX_REQUEST_BYTES = 110 * MEGABYTE;

/** What a form announces; one that announces nothing counts as the most that is read of one. */
function megabytesOf({ headers }: FastifyRequest): number {
  return Math.ceil(Number(headers["content-length"] ?? mostFileBytes) / MEGABYTE) || 1;
}

/** The most that a form leaves on the disk. */
function bytesOf({ headers }: FastifyRequest): number {
  return Math.min(Number(headers["content-length"] ?? mostSavedBytes), mostSavedBytes);
}

/** What a form counts as: reviews, problems, questions back and the staff do not use up what quote requests may bring. */
type CountedUpload = "upload" | "reviewUpload" | "problemUpload" | "requestUpload" | "staffUpload";

/** A form that is let in costs one of the network's, and what it weighs. */
async function spendUpload(
  services: Pick<Services, "config" | "db">,
  request: FastifyRequest,
  counted: CountedUpload,
): Promise<Refusal<"too-many-tries"> | null> {
  return (
    (await consumeRateLimit(services, counted, { ip: request.ip })) ??
    consumeRateLimit(services, "uploadMegabytes", { ip: request.ip, amount: megabytesOf(request) })
  );
}

function isTooLong({ headers }: FastifyRequest): boolean {
  return Number(headers["content-length"] ?? 0) > MAX_REQUEST_BYTES;
}

const received = new WeakMap<FastifyRequest, readonly ReceivedFile[]>();

/** The files that came with a request, received and not kept yet. */
export function receivedFiles(request: FastifyRequest): readonly ReceivedFile[] {
  return received.get(request) ?? [];
}

/** Whatever comes of the request, also when the browser goes away: what was not kept does not stay. */
function discardAfter(request: FastifyRequest, reply: FastifyReply): void {
  const discard = () =>
    void discardFiles(receivedFiles(request)).catch((error: unknown) =>
      request.log.warn({ err: error }, "uploads could not be discarded"),
    );
  reply.raw.once("close", discard);
}

/** Reads a form to its end, or as long as it is waited for. */
async function readInTime(
  services: Pick<Services, "config">,
  request: FastifyRequest,
  form: MultipartForm,
  { ended }: WatchedArrival,
): Promise<void> {
  const reading = readForm(services, request, form);
  // Of a form that is not waited for the reading ends with its connection, and clears up after itself.
  reading.catch(() => undefined);
  await Promise.race([reading, ended]);
}

/** How a form is let in. */
interface LetIn {
  readonly place: UploadPlace;
  readonly arrival: WatchedArrival;
  readonly counted: CountedUpload;
}

/** Takes one form in: its fields become the request's body; or the refusal that it is answered with. */
async function takeIn(
  services: Pick<Services, "config" | "db" | "freeBytes">,
  request: FastifyRequest,
  reply: FastifyReply,
  { place: { coming }, arrival, counted }: LetIn,
): Promise<Refusal<FormFileFault | "too-many-files" | "too-many-tries"> | null> {
  await requireRoomForFiles(services, coming);
  const over = await spendUpload(services, request, counted);
  if (over) return over;
  const form: MultipartForm = { fields: new Map(), files: [], refusal: null };
  received.set(request, form.files);
  discardAfter(request, reply);
  await readInTime(services, request, form, arrival);
  if (form.refusal === null) request.body = bodyOf(form);
  else await discardFiles(form.files);
  return form.refusal;
}

/**
 * Ends the connection of a form that is not read to its end. Once the answer is out, nobody else tells the reading that no more will
 * come: it would wait for ever, and its file lie there.
 */
function endAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.header("connection", "close");
  reply.raw.once("finish", () => request.raw.destroy());
}

/** Nothing of the form is waited for. */
function turnAway(reply: FastifyReply, status: number): never {
  reply.header("connection", "close");
  if (status === 429) reply.header("retry-after", String(WINDOW_MS / 1000));
  throw new UnreadableForm(status);
}

/**
 * Takes in a form with files, before its fields are validated like any other body. Files stream to the disk one after the
 * other; a fifth one, or one that is refused, is told when the whole form has arrived.
 */
export function receiveForm(
  services: Pick<Services, "config" | "db" | "freeBytes">,
  counted: CountedUpload,
): preValidationAsyncHookHandler {
  const places = createUploadPlaces();
  return async (request, reply) => {
    if (!request.isMultipart()) return undefined;
    if (isTooLong(request)) return turnAway(reply, 413);
    const arrival = watchArrival(services, request.raw.socket);
    const { takeBack } = arrival;
    const place = places.take({ ip: request.ip, bytes: bytesOf(request), takeBack });
    try {
      if (typeof place === "string") return turnAway(reply, place === "full" ? 503 : 429);
      const refusal = await takeIn(services, request, reply, { place, arrival, counted });
      return refusal ? answerRefusal(reply, refusal) : undefined;
    } catch (error) {
      endAfterAnswer(request, reply);
      throw error;
    } finally {
      arrival.stop();
      if (typeof place !== "string") place.giveBack();
    }
  };
}
