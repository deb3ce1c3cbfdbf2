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
import { linkHeader } from "./link-header.ts";
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

const preload = Buffer.from('<link rel="modulepreload"');
const late = Buffer.from(' fetchPriority="low"');

/**
 * A page can be read and its form be sent without scripts, so on a slow line styles and fonts go first. React Router has no
 * setting for it. At 1.6 Mbit the largest paint comes after 0.8 s instead of 1.3 (docs/decisions/129). It is done in the page's
 * bytes: decoding a quarter of a megabyte and encoding it again costs three times as much.
 */
function scriptsLast(page: Buffer): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(preload); at !== -1; at = page.indexOf(preload, from)) {
    const end = at + preload.length;
    pieces.push(page.subarray(from, end), late);
    from = end;
  }
  return Buffer.concat([...pieces, page.subarray(from)]);
}

/**
 * What the scripts of every page are built on. A browser runs each of these files when it has come, while the page's own are on their
 * way: else it runs all of them in one task, 80 to 120 ms on a phone, the last before the page listens (docs/decisions/267). In the browser
 * nothing stands in its place (`entry.client.tsx`).
 */
function Foundation({ files }: { readonly files: readonly string[] }) {
  return files.map((file) => <script key={file} async type="module" src={file} fetchPriority="low" />);
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
        <Foundation files={context.manifest.entry.imports} />
        <ServerRouter context={context} url={request.url} />
      </LetteringAtHand>
    );
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collector(resolve)),
      onShellError: reject,
    });
  });
  headers.set("link", linkHeader(html.toString("utf8", 0, html.indexOf("</head>"))));
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(scriptsLast(html));
      controller.close();
    },
  });
  return new Response(body, { status, headers });
}

/** Faults of ours are logged; an unknown address and a visitor who left are not faults. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log } = (context as RouterContextProvider).get(servicesContext);
  log.error({ err: error, path: new URL(request.url).pathname }, "a page could not be rendered");
};
