import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { servicesContext } from "./app-context.ts";
import { LetteringAtHand } from "./calls/loaded-lettering.ts";

/** Collects what is written. A stream that is read again would copy each piece twice more. */
function collector(whenDone: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write: (piece: Buffer, _encoding, next) => {
      pieces.push(piece);
      next();
    },
    final: (done) => {
      whenDone(Buffer.concat(pieces));
      done();
    },
  });
}

/**
 * A page can be read and its form be sent without scripts, so on a slow line styles and fonts go first. React Router has no
 * setting for it. At 1.6 Mbit the largest paint comes after 0.8 s instead of 1.3 (docs/decisions/129).
 */
function scriptsLast(page: string): string {
  return page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
}

/** Renders a page whole before it is sent, so that it has a length, a tag and script hashes, and can be cached. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const page = (
      <LetteringAtHand value={services.get(servicesContext).catalogue.current()}>
        <ServerRouter context={context} url={request.url} />
      </LetteringAtHand>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collector(resolve)),
      onShellError: reject,
    });
  });
  // Read and written as Latin 1 a page is one letter per byte: decoding a quarter of a megabyte and encoding it again cost 0.8 ms.
  const page = Buffer.from(scriptsLast(html.toString("latin1")), "latin1");
  return new Response(page, { status, headers });
}

/** Faults of ours are logged; an unknown address and a visitor who left are not faults. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log } = (context as RouterContextProvider).get(servicesContext);
  log.error({ err: error, path: new URL(request.url).pathname }, "a page could not be rendered");
};
