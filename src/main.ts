import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyServerFactory } from "fastify";
import { RouterContextProvider, type ServerBuild } from "react-router";
import * as builtPages from "virtual:react-router/server-build";
import { catalogueDocument } from "./catalogue/catalogue.ts";
import type { App } from "./server/api/app.types.ts";
import type { ReadyConfig } from "./server/config.ts";
import { catalogueChannel } from "./server/db/catalogue-versions.ts";
import { listenTo, type Listener } from "./server/db/listen.ts";
import { createApp } from "./server/http/app.ts";
import type { VisitorCall } from "./server/http/documents/visitor-call.ts";
import { createLog } from "./server/http/log.ts";
import { catalogueFollower } from "./server/services/catalogue-follower.ts";
import { makeServices } from "./server/services/make-services.ts";
import type { Services } from "./server/services/services.ts";
import { startWork } from "./server/services/start-work.ts";
import { callContext, servicesContext } from "./web/app-context.ts";

/** How the pages and files are served: from the build, or by the development server. */
export interface Serving {
  readonly mode: "production" | "development";
  readonly filesFolder?: string;
  readonly serverFactory?: FastifyServerFactory<Server>;
  readonly loadPages?: () => Promise<ServerBuild>;
}

export interface Shop {
  readonly app: App;
  readonly services: Services;
  close(): Promise<void>;
}

const pagesFor = (services: Services, { mode, loadPages }: Serving) => ({
  mode,
  load: loadPages ?? (async () => builtPages),
  context: (call?: VisitorCall) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    if (call) context.set(callContext, call);
    return context;
  },
});

const followCatalogue = (services: Services, databaseUrl: string): Listener => {
  const follower = catalogueFollower(services);
  const listener = listenTo(databaseUrl, catalogueChannel, follower.read);
  return {
    stop: async () => {
      follower.stop();
      await listener.stop();
    },
  };
};

/** Puts the shop together on a migrated database: publishes its catalogue, follows new versions, and makes the server. */
export const openShop = async (config: ReadyConfig, databaseUrl: string, serving: Serving): Promise<Shop> => {
  const log = createLog(config.logLevel);
  const { services, close } = await makeServices(config, databaseUrl, catalogueDocument, log);
  const listener = followCatalogue(services, databaseUrl);
  await startWork(services);
  const closing = { begun: false };
  const app = await createApp(services, { ...serving, pages: pagesFor(services, serving), closing });
  return {
    app,
    services,
    close: async () => {
      closing.begun = true;
      await sleep(config.drainSeconds * 1000);
      await app.close();
      await listener.stop();
      await close();
    },
  };
};
