import {
  createBrowserRouter,
  isRouteErrorResponse,
  Navigate,
  type RouteObject,
  useLocation,
  useRevalidator,
  useRouteError,
} from "react-router";
import { isGuarded } from "#domain/studio/permissions.ts";
import type { LiveRoom } from "./live/use-following.ts";
import { rooms } from "./rooms.ts";
import { loadEntry, Shell } from "./shell.tsx";
import { RoomHead } from "./ui/room-head.tsx";
import { roomsOf, useEntry } from "./use-entry.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";

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

/** The studio's own address, and any that is no room: leads on to the first room, or says that there is none. */
function StarterPage() {
  const [first] = roomsOf(useEntry());
  if (first) return <Navigate to={`/${first.path}`} replace />;
  return (
    <>
      <RoomHead title="Welcome" />
      <p>No room of the studio is open to your role yet.</p>
    </>
  );
}

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error) && typeof error.data === "string") return error.data;
  return "This could not be read. Please try again.";
}

/** In the place of a room that could not be read: why, and another try. */
function RoomFailed() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 401)
    return <Navigate to={`/sign-in?${new URLSearchParams({ to: pathname + search + hash })}`} replace />;
  // Another try would be answered alike.
  if (isRouteErrorResponse(error) && error.status === 403)
    return <RoomHead title="Not for you to see" note={wordsOf(error)} />;
  if (isRouteErrorResponse(error) && error.status === 404)
    return <RoomHead title="Not here" note={wordsOf(error)} />;
  return (
    <>
      <RoomHead title="Not there just now" />
      <TryAgain words={wordsOf(error)} onAgain={() => void revalidate()} />
    </>
  );
}

/** Every address of the studio. */
export function createStudioRouter() {
  const inside: RouteObject[] = [
    { index: true, Component: StarterPage },
    ...rooms.map(({ path, lazy, permission, shows = {} }) => {
      const handle: LiveRoom = { shows, isGuarded: isGuarded(permission) };
      return { id: path, path, lazy, handle };
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
