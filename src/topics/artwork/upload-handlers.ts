import type { FastifyReply, FastifyRequest } from "fastify";
import { NodeRequest } from "srvx/node";
import { refusalAnswer } from "#contract/failures/refusals.ts";
import { MAX_UPLOAD_BYTES } from "#domain/artwork/file-rules.ts";
import { refuse } from "#domain/refusal.ts";
import { serviceBusy } from "#platform/unavailable.ts";
import { requireRoomForFiles } from "./received-files.ts";
import type { Services } from "#topics/services.ts";
import { announcedFile, firstUploaderToken, refuseUpload } from "./begin-upload.ts";
import { currentOutcome, dropUpload, findOwnUpload } from "./uploads.ts";
import { createUploadPlaces } from "./upload-places.ts";
import { noteArrived, type Upload } from "./uploads-rows.ts";
import { watchArrival } from "./watch-arrival.ts";
import { createTus } from "./tus-server.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";

const PATH = "/api/upload";
const RESUMABLE = { "tus-resumable": "1.0.0" };
/** After how long a browser whose network has all places may ask again, in seconds. */
const PLACE_RETRY_S = 5;

interface UploadRoute {
  readonly Params: { readonly id: string };
}

type UploadRequest = FastifyRequest<UploadRoute>;

/** What is answered before the body is read ends the connection: nobody waits for the rest of it. */
function turnAway(reply: FastifyReply): FastifyReply {
  return reply.headers({ ...RESUMABLE, connection: "close" });
}

/** What the handlers need of the shop. */
interface Uploading {
  readonly services: Services;
  readonly cookies: Cookies;
  /** Passes a request on to the protocol's server. */
  ask(request: FastifyRequest, reply: FastifyReply, token?: string): Promise<Response>;
}

async function answerWith(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) if (name !== "content-length") reply.header(name, value);
  if (answer.status >= 400) reply.header("content-type", "application/json; charset=utf-8");
  return reply.code(answer.status).send(await answer.text());
}

function openUploading(services: Services, cookies: Cookies): Uploading {
  const tus = createTus(services, { path: PATH, answerOf: refusalAnswer });
  return {
    services,
    cookies,
    ask: (request, reply, token = "") => {
      const asked = new NodeRequest({ req: request.raw, res: reply.raw });
      return tus({ request: asked, from: { ip: request.ip, token } });
    },
  };
}

/** The browser's own upload; one of another browser is as unknown as one that is not there. */
async function ownUpload({ services, cookies }: Uploading, request: UploadRequest) {
  // The protocol's server takes the last part of the whole address for the upload's id.
  if (request.url.includes("?")) return null;
  return findOwnUpload(services, request.params.id, cookies.uploader(request));
}

function answerUnknown(reply: FastifyReply): FastifyReply {
  return answerRefusal(turnAway(reply), refuse("not-found"));
}

function bringsBody({ headers }: FastifyRequest): boolean {
  return Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
}

function begin({ services, cookies, ask }: Uploading) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Bytes come by themselves, where they take a place.
    if (bringsBody(request)) return answerRefusal(turnAway(reply), refuse("upload-too-large"));
    const token = cookies.uploader(request) ?? firstUploaderToken(services, cookies.caller(request));
    const file = announcedFile((name) => String(request.headers[name] ?? ""));
    const refused = await refuseUpload(services, { ip: request.ip, token }, file);
    if (refused) return answerRefusal(turnAway(reply), refused);
    cookies.set(reply, "uploader", token);
    const answer = await ask(request, reply, token);
    const id = answer.headers.get("location")?.split("/").at(-1);
    // Below the address that it was begun at: the shop's, or that of an order in the studio.
    if (id !== undefined) answer.headers.set("location", `${request.url}/${id}`);
    return answerWith(reply, answer);
  };
}

/** What the protocol's server says of an upload, after which it is known how much of it is here. */
async function askOf(
  { services, ask }: Uploading,
  upload: Upload,
  request: UploadRequest,
  reply: FastifyReply,
) {
  const answer = await ask(request, reply);
  const arrived = Number(answer.headers.get("upload-offset") ?? 0);
  if (arrived < upload.bytes) await noteArrived(services.db, upload.id, arrived);
  return answer;
}

/** How much of it is here. One that was refused is gone: whoever asks begins anew, and hears why at its end. */
function tell(uploading: Uploading) {
  return async (request: UploadRequest, reply: FastifyReply) => {
    const upload = await ownUpload(uploading, request);
    if (upload === null) return answerUnknown(reply);
    const outcome = await currentOutcome(uploading.services, upload);
    if (outcome === null) return answerWith(reply, await askOf(uploading, upload, request, reply));
    if (!outcome.ok) return reply.code(410).headers(RESUMABLE).send();
    const { bytes } = upload;
    return reply.headers({ ...RESUMABLE, "upload-offset": bytes, "upload-length": bytes }).send();
  };
}

/** Takes a piece in for as long as it is waited for; what has come of one that is not stays. */
async function takePiece(
  uploading: Uploading,
  upload: Upload,
  request: UploadRequest,
  reply: FastifyReply,
  ended: Promise<never>,
): Promise<FastifyReply> {
  const answering = askOf(uploading, upload, request, reply);
  // It ends with its connection, and nobody hears what came of it.
  answering.catch(() => undefined);
  const answer = await Promise.race([answering, ended]).catch((error: unknown) => {
    turnAway(reply).raw.once("finish", () => request.raw.destroy());
    throw error;
  });
  return answerWith(reply, answer);
}

function append(uploading: Uploading) {
  const { services } = uploading;
  const places = createUploadPlaces();
  return async (request: UploadRequest, reply: FastifyReply) => {
    const { ended, takeBack, stop } = watchArrival(services, request.raw.socket);
    const bytes = Number(request.headers["content-length"] ?? MAX_UPLOAD_BYTES);
    const place = places.take({ ip: request.ip, bytes, takeBack });
    try {
      if (place === "full") throw serviceBusy("files");
      if (place === "network-full")
        return await answerRefusal(turnAway(reply), {
          ...refuse("too-many-tries"),
          retryAfterS: PLACE_RETRY_S,
        });
      const upload = await ownUpload(uploading, request);
      if (upload === null) return answerUnknown(reply);
      await requireRoomForFiles(services, place.coming);
      return await takePiece(uploading, upload, request, reply, ended);
    } finally {
      stop();
      if (typeof place !== "string") place.giveBack();
    }
  };
}

function drop(uploading: Uploading) {
  return async (request: UploadRequest, reply: FastifyReply) => {
    const upload = await ownUpload(uploading, request);
    if (upload === null) return answerUnknown(reply);
    await dropUpload(uploading.services, upload);
    return reply.code(204).headers(RESUMABLE).send();
  };
}

/**
 * Files that a browser sends by themselves, by the tus protocol (https://tus.io/protocols/resumable-upload, 1.0.0): begun, asked
 * after, continued, taken back. What is sent is never read here again: there is no GET.
 */
export function registerUpload(app: App, services: Services, cookies: Cookies) {
  return app.register(async (scope) => {
    // Bodies are bytes that go to the storage as they come.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    const uploading = openUploading(services, cookies);
    const hidden = { schema: { hide: true } };
    const url = "/upload/:id";
    const options = async (request: FastifyRequest, reply: FastifyReply) =>
      answerWith(reply, await uploading.ask(request, reply));
    scope.route({ ...hidden, method: "POST", url: "/upload", handler: begin(uploading) });
    scope.route({ ...hidden, method: "OPTIONS", url: "/upload", handler: options });
    scope.route<UploadRoute>({ ...hidden, method: "HEAD", url, handler: tell(uploading) });
    scope.route<UploadRoute>({ ...hidden, method: "PATCH", url, handler: append(uploading) });
    scope.route<UploadRoute>({ ...hidden, method: "DELETE", url, handler: drop(uploading) });
  });
}
