import type { Plugin } from "vite";

/**
 * What the router brings for settings that this shop does not use, and cannot know not to be used: finding routes little
 * by little (`routeDiscovery` is "initial": a page knows them all) and instrumentation (nobody listens). In the browser's
 * build each answers what it answers when it is off. A part or a name that is gone after an upgrade fails the build.
 */
const parts: Readonly<Record<string, string>> = {
  "/lib/dom/ssr/fog-of-war.js": `
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPathsWithAncestors = () => [];
    export const handleClientVersionMismatch = async () => false;
    export const getManifestPath = (path) => path ?? "/__manifest";`,
  "/lib/router/instrumentation.js": `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
};

export const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.+\.js$/ },
    handler: (id) => Object.entries(parts).find(([end]) => id.endsWith(end))?.[1],
  },
};
