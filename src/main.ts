import type { Server } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyServerFactory } from "fastify";
import { RouterContextProvider, type ServerBuild } from "react-router";
import * as builtPages from "virtual:react-router/server-build";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import type { App } from "#platform/http/app.types.ts";
import type { Closers } from "#platform/closers.ts";
import type { ReadyConfig } from "#platform/config.ts";
import { createApp } from "#server/app.ts";
import type { VisitorCall } from "#server/pages/visitor-call.ts";
import { createLog } from "#platform/http/log.ts";
import { followOthers } from "#server/follow-others.ts";
import { makeServices } from "#server/make-services.ts";
import type { Services } from "#topics/services.ts";
import { startWork } from "#server/start-work.ts";
import { callContext, servicesContext } from "#web/app-context.ts";

/** How the pages and files are served: from the build, or by the development server. */
export interface Serving {
  readonly mode: "production" | "development";
  readonly filesFolder?: string;
  readonly studioFolder?: string;
  readonly serverFactory?: FastifyServerFactory<Server>;
  readonly loadPages?: () => Promise<ServerBuild>;
}

export interface OpenedShop {
  readonly app: App;
  readonly services: Services;
}

function pagesFor(services: Services, { mode, loadPages }: Serving) {
  return {
    mode,
    load: loadPages ?? (async () => builtPages),
    context: (call?: VisitorCall) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      if (call) context.set(callContext, call);
      return context;
    },
  };
}

/** How long requests under way may take to end once the shop is closing. */
const requestsLimitMs = 12_000;

/** Stops listening and lets requests under way end; those that do not are cut off, so that what they use can be closed. */
async function closeApp(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), requestsLimitMs);
  await app.close();
  clearTimeout(cut);
}

/** Puts the shop together on a migrated database: publishes its catalogue, follows new versions, and makes the server. */
export async function openShop(
  config: ReadyConfig,
  databaseUrl: string,
  serving: Serving,
  closers: Closers,
): Promise<OpenedShop> {
  const log = createLog(config.logLevel);
  const { services, closeJobs, closePool } = await makeServices(
    config,
    databaseUrl,
    {
      catalogue: catalogueDocument,
      content: shopContent,
      facesFolder: join(serving.filesFolder ?? "public", "fonts/lettering"),
    },
    log,
  );
  closers.add("the database's connections", 2_000, closePool);
  closers.add("the jobs", 8_000, closeJobs);
  closers.add("the listener", 1_000, followOthers(services, databaseUrl).stop);
  await startWork(services);
  const closing = { begun: false };
  const app = await createApp(services, { ...serving, pages: pagesFor(services, serving), closing });
  closers.add("the requests under way", requestsLimitMs + 1_000, () => closeApp(app));
  closers.add("the shop to new visitors", (config.drainSeconds + 1) * 1_000, async () => {
    closing.begun = true;
    await sleep(config.drainSeconds * 1_000);
  });
  return { app, services };
}
