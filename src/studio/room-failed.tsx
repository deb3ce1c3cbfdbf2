import { isRouteErrorResponse, Navigate, useLocation, useRevalidator, useRouteError } from "react-router";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { RoomHead } from "./ui/room-head.tsx";

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error) && typeof error.data === "string") return error.data;
  return "This could not be read. Please try again.";
}

/** In the place of a room that could not be read: why, and another try. */
export function RoomFailed() {
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
