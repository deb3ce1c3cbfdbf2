import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { App } from "#platform/http/app.types.ts";
import { registerStudioApi } from "#server/register-studio.ts";
import type { Services } from "#topics/services.ts";
import { callLimit } from "#platform/http/coarse-limits.ts";
import { refuseDeepBody, refuseNul, withOtherMethodsRefused } from "#platform/http/refused-requests.ts";
import { answerNotFound } from "#platform/http/failures.ts";
import { pagePolicy } from "#platform/http/security-headers.ts";
import type { Config } from "#platform/config.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const hidden = { schema: { hide: true } };

/** As strict as the shop's pages; nothing of the studio is written into its document. */
const policy = pagePolicy([]);

/** The calls of the studio. */
async function registerStudioCalls(app: App, services: Services): Promise<void> {
  await app.register(
    async (scope) => {
      await scope.register(rateLimit, callLimit);
      scope.removeContentTypeParser("text/plain");
      scope.addHook("preValidation", refuseDeepBody);
      scope.addHook("preValidation", refuseNul);
      const calls = scope.withTypeProvider<ZodTypeProvider>();
      await withOtherMethodsRefused(calls, async () => registerStudioApi(calls, services));
      for (const rest of ["/", "/*"]) scope.all(rest, hidden, answerNotFound);
    },
    { prefix: "/studio/api" },
  );
}

/** The built files of the studio: its one document, and what that loads. */
interface StudioFiles {
  readonly document: Buffer;
  /** Sends a file below `/studio/assets/`; null where there is none of that name. */
  send(reply: FastifyReply, name: string): FastifyReply | null;
}

/** Reads the folder of the studio's build; files are sent with their ready-made .br and .gz. */
async function openStudioFiles(folder: string): Promise<StudioFiles> {
  const document = await readFile(join(folder, "index.html"));
  const assets = new Set(await readdir(join(folder, "assets")));
  return {
    document,
    send: (reply, name) => (assets.has(name) ? reply.sendFile(`assets/${name}`, folder) : null),
  };
}

/** The one document of the studio, at every address of it, and the files it loads. */
function registerStudioPages(app: App, { document, send }: StudioFiles): void {
  const page = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({
        "content-security-policy": policy,
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "no-referrer",
      })
      .type("text/html; charset=utf-8")
      .send(document);
  for (const url of ["/studio", "/studio/*"])
    app.get(url, { ...hidden, config: { countedAs: "studio" } }, page);
  app.get<{ Params: { readonly "*": string } }>(
    "/studio/assets/*",
    { ...hidden, config: { countedAs: "files" } },
    (request, reply) => send(reply, request.params["*"]) ?? answerNotFound(request, reply),
  );
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Where a request for the studio belongs: it is right here, there is nothing here, or it is better asked at another address. */
type StudioPlace = "here" | "nowhere" | { readonly origin: string };

/**
 * A studio with an address of its own is at no other. And no browser makes a passkey for a bare 127.0.0.1: this machine itself
 * is led to `localhost`.
 */
function studioPlace(
  { shopOrigin, studioOrigin }: Pick<Config, "shopOrigin" | "studioOrigin">,
  { host, hostname, port }: Pick<FastifyRequest, "host" | "hostname" | "port">,
): StudioPlace {
  if (studioOrigin !== shopOrigin && host !== new URL(studioOrigin).host) return "nowhere";
  return loopback.test(hostname) ? { origin: `http://localhost${port ? `:${port}` : ""}` } : "here";
}

/**
 * The staff's side of the shop, unless it is closed: its calls, and its pages where they are built. Nothing of it stands in a page
 * of the shop (docs/decisions/237).
 */
export async function registerStudio(app: App, services: Services, folder: string | null): Promise<void> {
  const { config } = services;
  if (!config.isStudioOpen) return;
  const files = folder === null ? null : await openStudioFiles(folder);
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      const place = studioPlace(config, request);
      if (place === "nowhere") return answerNotFound(request, reply);
      const isPage = request.method === "GET" && !request.url.startsWith("/studio/api");
      if (place !== "here" && isPage) return reply.redirect(`${place.origin}${request.url}`, 302);
      return undefined;
    });
    const studio = scope.withTypeProvider<ZodTypeProvider>();
    await registerStudioCalls(studio, services);
    if (files) registerStudioPages(studio, files);
  });
}
