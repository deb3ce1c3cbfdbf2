import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** How many addresses as they came are remembered with what they mean: matching routes anew costs more than the answer. */
const rememberedAddresses = 2_000;

/** Longer queries are a program's, not a visitor's; they are answered but not cached. */
const longestQuery = 1_500;

/** What a route module's `handle` says about its address; only these query parameters reach the page. */
interface QueryHandle {
  readonly query?: readonly string[];
  /** Brings what was typed into one form, so that what means the same is one page. */
  readonly tidy?: (value: string) => string;
  /** The page is its visitor's own: rendered for each of them, and cached by nobody. */
  readonly personal?: boolean;
}

/** What matching needs to know of a route. */
interface RouteFacts extends QueryHandle {
  readonly takesForms: boolean;
}

/**
 * The absolute address of what a request asks for. Joined as text: read as a relative address, `//name/x` would name another
 * host. A whole address (`GET http://…`, as proxies send it) stands for its path.
 */
export function addressIn(origin: string, url: string): string {
  return (
    origin + (url.startsWith("/") ? url : url.replace(/^[a-z]+:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/"))
  );
}

function routeTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { query, tidy, personal } = (route!.module.handle ?? {}) as QueryHandle;
      const takesForms = route!.module.action !== undefined;
      const handle: RouteFacts = {
        ...(query && { query }),
        ...(tidy && { tidy }),
        ...(personal && { personal }),
        takesForms,
      };
      const common = { id: route!.id, path: route!.path, caseSensitive: route!.caseSensitive, handle };
      return route!.index
        ? { ...common, index: true }
        : { ...common, children: routeTree(routes, route!.id) };
    });
}

/** A page's address with the parameters it declares, in its order; null when it is too long to be cached. */
export interface PageAddress {
  readonly path: string;
  readonly address: string;
  readonly cacheable: boolean;
  /** The page has an action: a form can be sent to it. */
  readonly takesForms: boolean;
  /** The page shows what is its visitor's own. */
  readonly personal: boolean;
}

/**
 * Reads addresses as the pages do: unknown parameters (campaigns, noise) are left out, so that they neither reach the page
 * nor make another copy of it. A page declares its parameters as `handle.query`.
 */
export function createPageAddresses(build: Pick<ServerBuild, "routes">): (url: string) => PageAddress {
  const tree = routeTree(build.routes);
  const remembered = new LRUCache<string, PageAddress>({ max: rememberedAddresses });

  const read = (url: string): PageAddress => {
    const { pathname, searchParams } = new URL(addressIn("http://shop.invalid", url));
    const isData = pathname.endsWith(".data");
    // The data of `/stickers/roll` are at `/stickers/roll.data`, those of `/` at `/_.data`.
    const page = isData ? pathname.replace(/(\/_)?\.data$/, "") || "/" : pathname;
    const routes = (matchRoutes(tree, page) ?? []).map(({ route }) => route.handle as RouteFacts);
    const given = (name: string, tidy?: (value: string) => string) =>
      searchParams
        .getAll(name)
        .map((value): [string, string] => [name, tidy?.(value) ?? value])
        .filter(([, value]) => tidy === undefined || value !== "");
    const query = new URLSearchParams([
      ...(isData ? given("_routes") : []),
      ...routes.flatMap(({ query: names = [], tidy }) => names.flatMap((name) => given(name, tidy))),
    ]).toString();
    const personal = routes.at(-1)?.personal ?? false;
    return {
      path: pathname,
      address: query ? `${pathname}?${query}` : pathname,
      cacheable: routes.length > 0 && query.length <= longestQuery && !personal,
      takesForms: routes.at(-1)?.takesForms ?? false,
      personal,
    };
  };

  return (url) => {
    const known = remembered.get(url);
    if (known) return known;
    const address = read(url);
    if (url.length <= longestQuery) remembered.set(url, address);
    return address;
  };
}
