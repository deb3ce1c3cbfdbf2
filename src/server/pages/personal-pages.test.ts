import { RouterContextProvider, type ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServices } from "#tests/support/server/test-services.ts";
import type { App } from "#platform/http/app.types.ts";
import { createApp } from "#server/app.ts";
import type { VisitorCall } from "./visitor-call.ts";

let call: VisitorCall | undefined;

/** A site of one page that is its visitor's own: it says who asks, and what lies in their cart. */
const ownPage = {
  entry: { module: { default: () => new Response("never asked") } },
  routes: {
    own: {
      id: "own",
      path: "/own",
      module: {
        handle: { personal: true },
        loader: async ({ request }: { request: Request }) => {
          const cart = await call?.({ method: "GET", path: "cart/count" });
          return new Response(`${request.headers.get("cookie")} ${cart?.status}`);
        },
      },
    },
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  basename: "/",
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

let app: App;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testServices();
  app = await createApp(made.services, {
    pages: {
      mode: "production",
      load: async () => ownPage,
      context: (made) => {
        call = made;
        return new RouterContextProvider();
      },
    },
  });
  close = async () => {
    await app.close();
    await made.close();
  };
});
afterAll(() => close());

test("a page of one's own is made for each visitor by their calls, and nobody keeps it", async () => {
  for (const who of ["guest=ann", "guest=bea", "guest=ann"]) {
    const answer = await app.inject({ url: "/own", headers: { cookie: who } });
    expect(answer.body).toBe(`${who} 200`);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.headers.vary).toContain("cookie");
  }
});
