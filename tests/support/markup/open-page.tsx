import "@testing-library/jest-dom/vitest";
import "fake-indexeddb/auto";
import { cleanup, configure, render } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { IDBFactory } from "fake-indexeddb";
import { type ComponentType, createElement, type ReactNode } from "react";
import {
  createBrowserRouter,
  type LoaderFunction,
  Outlet,
  RouterContextProvider,
  type RouteObject,
  useActionData,
  useLoaderData,
  useParams,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { onTestFinished, vi } from "vitest";
import { servicesContext } from "#web/app-context.ts";
import { AccountDialogs } from "#web/sign-in/account-dialogs.tsx";
import { siteFacts } from "#web/site/site-facts.ts";
import routes from "#web/routes.ts";
import { calmDown } from "./calm-window.ts";
import { forgetVisit } from "./forget-visit.ts";
import { pageServices } from "./page-services.ts";

/** Working out what is hidden costs more than all else of a look at a page: what is folded has `hidden` of its own to be asked for. */
configure({
  defaultHidden: true,
  // A busy machine is slow, not wrong: a dialog's script may be read for the first time.
  asyncUtilTimeout: 45_000,
  // The page is not written out each time that something is looked for and has not come yet: "screen.debug()" does where it is wanted.
  getElementError: (message) => new Error(message ?? "It is not on the page."),
});

/** A window without styles has nothing that cannot be pressed: asking for each press whether it can be took a third of the time. */
function person() {
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** What a route module tells the router. */
interface PageModule {
  readonly default: ComponentType<object>;
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: RouteObject["shouldRevalidate"];
  readonly handle?: unknown;
}

const modules = import.meta.glob<PageModule>("/src/web/routes/**/*.tsx");

type ConfiguredRoute = (typeof routes)[number];

/** The page of a module, given what React Router gives it in the shop. */
function pageOf({ default: Page }: PageModule): ComponentType {
  return function LoadedPage() {
    const given = { loaderData: useLoaderData(), actionData: useActionData(), params: useParams() };
    return createElement(Page, given);
  };
}

/** A route of the shop's table, its module loaded when it is first gone to. */
function routeOf({ file, path, index, id, children }: ConfiguredRoute): RouteObject {
  const lazy = async () => {
    const module = await modules[`/src/web/${file}`]!();
    const { loader, shouldRevalidate, handle } = module;
    return { Component: pageOf(module), loader, shouldRevalidate, handle };
  };
  const common = { path, id: id ?? file, lazy };
  return index === true ? { ...common, index } : { ...common, children: children?.map(routeOf) };
}

/** What stands beside a page in the shop's frame, where a test is about that. */
interface Beside {
  readonly beside?: ReactNode;
}

function rootOf({ beside }: Beside): ComponentType {
  return function Root() {
    return (
      <>
        <Outlet />
        {beside}
        <AccountDialogs />
      </>
    );
  };
}

/** Nothing of a visit is there for the next test. */
async function leave() {
  cleanup();
  // A script that is on its way would come to a window that is gone.
  await vi.dynamicImportSettled();
  await forgetVisit();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  document.cookie.split("; ").forEach((cookie) => {
    document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
  });
}

/**
 * Opens an address of the shop in the test's window: the page itself, with its loader and its script, without the frame around it and without
 * a browser's layout. What it calls is answered by `openShopDouble` (decision 271).
 */
export async function openPage(address: string, beside: Beside = {}) {
  onTestFinished(leave);
  calmDown();
  const context = () => {
    const provider = new RouterContextProvider();
    provider.set(servicesContext, pageServices);
    return provider;
  };
  history.replaceState(null, "", address);
  const router = createBrowserRouter(
    [
      {
        id: "root",
        path: "/",
        Component: rootOf(beside),
        loader: () => siteFacts(pageServices.catalogue.current(), pageServices.config),
        shouldRevalidate: () => false,
        children: routes.map(routeOf),
      },
    ],
    { getContext: context },
  );
  await new Promise<void>((opened) => {
    const look = () => {
      if (router.state.initialized) opened();
    };
    router.subscribe(look);
    look();
  });
  onTestFinished(() => router.dispose());
  return { ...render(<RouterProvider router={router} />), router, user: person() };
}

/** Shows a part of a page alone, in the test's window, where the page brings it only when it is come to. */
export function openPart(part: ReactNode) {
  onTestFinished(leave);
  calmDown();
  return { ...render(part), user: person() };
}
