import { createBrowserRouter, type RouteObject } from "react-router";
import { isGuarded } from "#domain/studio/permissions.ts";
import type { LiveRoom } from "./live/use-following.ts";
import { StarterPage } from "./starter-page.tsx";
import { RoomFailed } from "./room-failed.tsx";
import { rooms } from "./rooms.ts";
import { loadEntry, Shell } from "./shell.tsx";

/** Pages at which somebody is not yet signed in. */
const entrances: RouteObject[] = [
  {
    path: "/sign-in",
    lazy: async () => {
      const { SignInPage, loader } = await import("./entrance/sign-in-page.tsx");
      return { Component: SignInPage, loader };
    },
  },
  {
    path: "/set-up",
    lazy: async () => {
      const { SetUpPage } = await import("./entrance/set-up-page.tsx");
      return { Component: SetUpPage };
    },
  },
];

/** Every address of the studio. */
export function createStudioRouter() {
  const inside: RouteObject[] = [
    { index: true, Component: StarterPage },
    ...rooms.map(({ path, lazy, permission, shows = {} }) => {
      const handle: LiveRoom = { shows, isGuarded: isGuarded(permission) };
      return { path, lazy, handle };
    }),
    {
      path: "account",
      lazy: async () => {
        const { AccountRoom, loader } = await import("#studio/account/account-room.tsx");
        return { Component: AccountRoom, loader };
      },
    },
    { path: "*", Component: StarterPage },
  ];
  return createBrowserRouter(
    [
      ...entrances.map((route) => ({ ...route, ErrorBoundary: RoomFailed, HydrateFallback })),
      {
        id: "studio",
        path: "/",
        loader: loadEntry,
        // Who sits there changes only by a call that comes with the answer to it.
        shouldRevalidate: () => false,
        Component: Shell,
        ErrorBoundary: RoomFailed,
        HydrateFallback,
        children: inside.map((route) => ({ ...route, ErrorBoundary: RoomFailed })),
      },
    ],
    { basename: "/studio" },
  );
}

/** Until the first page has been read: nothing flashes up that is gone at once. */
function HydrateFallback() {
  return null;
}
