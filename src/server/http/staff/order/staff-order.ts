import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { attachmentNamed } from "#server/api/attachment-named.ts";
import { answerRefusal } from "#server/api/answer-refusal.ts";
import { filePolicy } from "#server/api/file-policy.ts";
import type { App } from "#server/api/app.types.ts";
import { sentenceOf, statusOf } from "#contract/failures/refusals.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { type StaffOrderKey, staffOrderPath } from "#server/services/order/staff-order-key.ts";
import type { Services } from "#server/services/services.ts";
import { drawOrderedLine, drawPinnedPlace } from "#server/services/staff-order/draw-ordered-line.ts";
import {
  readStaffOrderFile,
  readStaffProblemPicture,
  readStaffProof,
} from "#server/services/staff-order/read-staff-order-file.ts";
import { type AskedAmending, readStaffOrder } from "#server/services/staff-order/read-staff-order.ts";
import { staffOrderPage } from "#server/services/staff-order/staff-order-page.ts";
import { isStaffForm, type Sent, tellOrder } from "#server/services/staff-order/tell-order.ts";
import { formType } from "../../pages/page-request.ts";
import { staffLimit } from "../../coarse-limits.ts";
import { sendEndedLink, sendStaffPage, staffFileHeaders, staffHeaders } from "../staff-page.ts";
import { type PageNotice, sendOrderPage } from "./order-page.ts";
import { fieldId, type Returned } from "./order-fields.ts";

const word = z.string().max(200).catch("");
const asked = z.object({ orderNo: word, until: word, key: word });
const number = z.coerce.number().int().min(0).max(2_147_483_647).catch(0);
const askedFile = z.object({ line: number, file: word });
const askedPicture = z.object({ picture: word, size: word });
const askedProof = z.object({ line: number, version: number, place: number });
const told = z.object({ told: number, again: z.literal("yes").optional().catch(undefined) });
const typedNumber = z.string().max(20).optional().catch(undefined);
const amendingSent = z.object({
  line: number,
  width: typedNumber,
  height: typedNumber,
  quantity: typedNumber,
});
const path = "/staff/order/:orderNo";

function keyIn({ params, query }: FastifyRequest): StaffOrderKey {
  return asked.parse({ ...(query as object), ...(params as object) });
}

/** The page as it stands now, with what is said above it; 404 for a link that opens nothing. */
async function showOrder(
  services: Services,
  reply: FastifyReply,
  key: StaffOrderKey,
  amending: AskedAmending,
  said: (page: ReturnType<typeof staffOrderPage>) => {
    readonly notice: PageNotice | null;
    readonly returned: Returned | null;
  },
): Promise<FastifyReply> {
  const found = await readStaffOrder(services, key, amending);
  if (!found.ok) return sendEndedLink(reply);
  const page = staffOrderPage(found.page);
  const { notice, returned } = said(page);
  return sendOrderPage(reply, page, { key, seen: page.seen, returned }, notice);
}

/** What is tried of a line, by what an address or a form says. */
function amendingIn(sent: unknown): AskedAmending {
  const { line, ...typed } = amendingSent.parse(sent);
  return { line, typed: Object.fromEntries(Object.entries(typed).filter(([, said]) => said !== undefined)) };
}

function registerPage(app: App, services: Services): void {
  app.get(path, { schema: { hide: true } }, (request, reply) => {
    const { told: id, again } = told.parse(request.query);
    return showOrder(services, reply, keyIn(request), amendingIn(request.query), ({ events }) => {
      const event = events.find((one) => one.id === id);
      const words = `${again ? "This was noted before" : "Noted"}: ${event?.words ?? ""}`;
      return { notice: event ? { kind: "told", words } : null, returned: null };
    });
  });
}

function sentBy({ body, params }: FastifyRequest): Sent | null {
  const { form } = z.object({ form: word }).parse(params);
  const typed = body instanceof URLSearchParams ? Object.fromEntries(body) : {};
  return isStaffForm(form) ? { form, typed, seen: number.parse(typed.seen) } : null;
}

/** Each form: noted and shown, or the page again with why not. */
function registerForms(app: App, services: Services): void {
  app.post(`${path}/:form`, { schema: { hide: true } }, async (request, reply) => {
    const key = keyIn(request);
    const sent = sentBy(request);
    void reply.headers(staffHeaders);
    const outcome = sent && (await tellOrder(services, request.ip, key, sent));
    if (!sent || !outcome) return sendEndedLink(reply);
    if (outcome.ok) {
      const { fact, isOld } = outcome;
      const shown = `&told=${fact.id}${isOld ? "&again=yes" : ""}`;
      return reply.redirect(staffOrderPath(key) + shown, 303);
    }
    const { code, fields = {} } = outcome;
    if (code === "too-many-tries") return answerRefusal(reply, outcome);
    reply.code(statusOf(code));
    return showOrder(services, reply, key, amendingIn(sent.typed), ({ events }) => ({
      notice: {
        kind: "wrong",
        words: sentenceOf(code) ?? "Nothing was noted yet.",
        since: events.filter(({ id }) => id > sent.seen),
        faults: Object.entries(fields).map(([field, words]) => ({ id: fieldId(sent, field), words })),
      },
      returned: { form: sent.form, typed: sent.typed, fields },
    }));
  });
}

function sendFile(
  reply: FastifyReply,
  key: StaffOrderKey,
  found: Awaited<ReturnType<typeof readStaffOrderFile>>,
): FastifyReply {
  if (found.ok)
    return reply
      .headers({
        ...staffFileHeaders,
        "content-disposition": attachmentNamed(found.name),
        "content-length": found.bytes,
      })
      .type(found.mediaType)
      .send(found.stream);
  if (found.code !== "unprintable") return answerRefusal(reply, found);
  reply.code(422);
  const back = `<p><a href="${escapeHtml(staffOrderPath(key))}">Back to the order</a></p>`;
  return sendStaffPage(reply, "No file can be made of this", `<p>${escapeHtml(found.why)}</p>${back}`);
}

function registerProblemPictures(app: App, services: Services): void {
  app.get(`${path}/problems/:picture`, { schema: { hide: true } }, async (request, reply) => {
    const { picture: id, size } = askedPicture.parse({
      ...(request.query as object),
      ...(request.params as object),
    });
    void reply.headers(staffFileHeaders);
    const found = await readStaffProblemPicture(services, keyIn(request), { id, isSmall: size === "small" });
    return found.ok ? reply.type("image/webp").send(found.stream) : answerRefusal(reply, found);
  });
}

function registerFiles(app: App, services: Services): void {
  app.get(`${path}/lines/:line/picture`, { schema: { hide: true } }, async (request, reply) => {
    const { line } = askedFile.parse(request.params);
    void reply.headers(staffFileHeaders);
    const { typed } = amendingIn({ ...(request.query as object), line });
    const drawn = await drawOrderedLine(services, keyIn(request), line, typed);
    return drawn.ok ? reply.type("image/png").send(drawn.png) : answerRefusal(reply, drawn);
  });

  app.get(`${path}/lines/:line/pins/:version/:place`, { schema: { hide: true } }, async (request, reply) => {
    const picture = askedProof.parse(request.params);
    void reply.headers(staffHeaders);
    const drawn = await drawPinnedPlace(services, keyIn(request), picture);
    if (!drawn.ok) return answerRefusal(reply, drawn);
    return reply.type("image/svg+xml").header("content-security-policy", filePolicy).send(drawn.svg);
  });

  app.get(
    `${path}/lines/:line/proofs/:version/:place`,
    { schema: { hide: true } },
    async (request, reply) => {
      const key = keyIn(request);
      void reply.headers(staffHeaders);
      const found = await readStaffProof(services, key, askedProof.parse(request.params));
      return sendFile(reply, key, found.ok ? { ...found, mediaType: "application/pdf" } : found);
    },
  );

  app.get(`${path}/lines/:line/:file`, { schema: { hide: true } }, async (request, reply) => {
    const key = keyIn(request);
    void reply.headers(staffHeaders);
    return sendFile(reply, key, await readStaffOrderFile(services, key, askedFile.parse(request.params)));
  });
}

/**
 * `/staff/order/{number}` with the date and key of a staff mail: an order with everything that is needed to make it, and a form for each
 * step. Looking changes nothing.
 */
export function registerStaffOrder(app: App, services: Services) {
  return app.register(async (scope) => {
    await scope.register(rateLimit, staffLimit);
    scope.addContentTypeParser(formType, { parseAs: "string", bodyLimit: 16_384 }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    registerPage(scope, services);
    registerForms(scope, services);
    registerFiles(scope, services);
    registerProblemPictures(scope, services);
  });
}
