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

const linkOfFace = Buffer.from('<link rel="preload" as="font"');
const linkOfScript = Buffer.from('<link rel="modulepreload"');
const endOfBody = Buffer.from("</body>");

/** A page in two: the tags that begin so, and what is left around them. */
function taken(page: Buffer, tag: Buffer): { readonly tags: Buffer[]; readonly rest: Buffer<ArrayBuffer> } {
  const tags: Buffer[] = [];
  const rest: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(tag); at !== -1; at = page.indexOf(tag, from)) {
    rest.push(page.subarray(from, at));
    from = page.indexOf(">", at) + 1;
    tags.push(page.subarray(at, from));
  }
  return { tags, rest: Buffer.concat([...rest, page.subarray(from)]) };
}

/**
 * What a page's first paint does not wait for is asked for when the page has come: at its head it would share a slow line with the styles
 * (docs/decisions/129). First the faces. Then what the scripts of every page are built on: a browser runs each of these files when it has
 * come, else all of them in one task, the last before the page listens. Then its own scripts. React and React Router have
 * no setting for it; it is done in the page's bytes, because decoding a quarter of a megabyte and encoding it again costs three times as much.
 */
function stylesFirst(page: Buffer, foundation: readonly string[]): Buffer<ArrayBuffer> {
  const { tags: faces, rest: faceless } = taken(page, linkOfFace);
  const { tags: scripts, rest } = taken(faceless, linkOfScript);
  const end = rest.lastIndexOf(endOfBody);
  const own = scripts.flatMap((tag) => [
    linkOfScript,
    Buffer.from(' fetchpriority="low"'),
    tag.subarray(linkOfScript.length),
  ]);
  const built = foundation.map(
    (file) => `<script async type="module" fetchpriority="low" src="${file}"></script>`,
  );
  return Buffer.concat([
    rest.subarray(0, end),
    ...faces,
    Buffer.from(built.join("")),
    ...own,
    rest.subarray(end),
  ]);
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
  headers.set("link", linkHeader(html.toString("utf8", 0, html.indexOf("</head>"))));
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(stylesFirst(html, context.manifest.entry.imports));
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
