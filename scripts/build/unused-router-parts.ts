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

/** Links of this shop fetch nothing ahead (`prefetch`), which the router's `Link` brings for each. */
const cuts: readonly { readonly file: string; readonly from: string; readonly to: string }[] = [
  {
    file: "/lib/dom/ssr/components.js",
    from: "function PrefetchPageLinks({ page, ...linkProps }) {",
    to: "return null;",
  },
  {
    file: "/lib/dom/ssr/components.js",
    from: "function usePrefetchBehavior(prefetch, theirElementProps) {",
    to: "return [false, React$1.useRef(null), {}];",
  },
];

function cut(code: string, { file, from, to }: (typeof cuts)[number]): string  {
  if (!code.includes(from)) throw new Error(`${file} of the router has no "${from}" any more`);
  return code.replace(from, () => from + to);
}

export const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.+\.js$/ },
    handler: (id) => Object.entries(parts).find(([end]) => id.endsWith(end))?.[1],
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.+\.js$/ },
    handler: (code, id) => {
      const here = cuts.filter(({ file }) => id.endsWith(file));
      return here.length === 0 ? null : { code: here.reduce(cut, code), map: null };
    },
  },
};
