import { request as openRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { Upload } from "tus-js-client";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";

/** The origin of a shop that listens, for clients that need a line of their own. */
export async function originOf(app: App): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** "label.pdf" as the protocol carries it. */
function metadataOf(name: string): string {
  return `filename ${Buffer.from(name).toString("base64")}`;
}

/** A piece of which only the beginning is sent: what is answered before the rest comes. */
function sendBeginning(url: URL, headers: Readonly<Record<string, string>>, content: Uint8Array) {
  const sent = openRequest(url, { method: "PATCH", headers });
  sent.write(content);
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    sent.once("error", reject);
    sent.once("response", ({ statusCode = 0, headers: { "retry-after": retryAfter } }) =>
      resolve({ status: statusCode, retryAfter }),
    );
  });
}

/** How much of an upload its store has. */
export async function arrivedBytes(services: Pick<Services, "storage">, path: string): Promise<number> {
  const uploads = await services.storage.uploads();
  return (await uploads.getUpload(path.split("/").at(-1) ?? "")).offset;
}

/** A browser that uploads, from an address: it keeps the cookie it is known by. Elsewhere uploads begin where `begins` says. */
export function uploadingBrowser(origin: string, known = "", ip = "", begins = "/api/upload") {
  let cookie = known;
  const from: Record<string, string> = ip === "" ? {} : { "x-forwarded-for": ip };
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Uint8Array,
  ) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { "tus-resumable": "1.0.0", cookie, ...from, ...headers },
      ...(body ? { body: Buffer.from(body) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) cookie = set.split(";", 1)[0] ?? "";
    return answer;
  };
  const begin = (name: string, bytes: number) =>
    ask("POST", begins, { "upload-length": String(bytes), "upload-metadata": metadataOf(name) });
  const append = (path: string, offset: number, body: Uint8Array) =>
    ask(
      "PATCH",
      path,
      { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
      body,
    );
  return {
    ask,
    begin,
    append,
    /** Announces a whole piece, of which only so many bytes are sent. */
    appendSlowly: (path: string, offset: number, body: Uint8Array, sentBytes: number) => {
      const headers = {
        "tus-resumable": "1.0.0",
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(offset),
        "content-length": String(body.length),
        cookie,
        ...from,
      };
      return sendBeginning(new URL(path, origin), headers, body.subarray(0, sentBytes));
    },
    cookie: () => cookie,
    /** Sends a whole file in one piece; answers the last answer and the file's address. */
    send: async (name: string, content: Uint8Array) => {
      const begun = await begin(name, content.length);
      const path = begun.headers.get("location");
      if (path === null) return { answer: begun, path: "", id: "" };
      const answer = await append(path, 0, content);
      return { answer, path, id: path.split("/").at(-1) ?? "" };
    },
    /** Sends it as the page does, with the client of the protocol; answers the id. */
    sendInPieces: (name: string, content: Uint8Array, chunkSize: number) =>
      new Promise<string>((resolve, reject) => {
        const upload = new Upload(Buffer.from(content), {
          endpoint: `${origin}/api/upload`,
          chunkSize,
          metadata: { filename: name },
          retryDelays: [],
          onBeforeRequest: (request) => request.setHeader("cookie", cookie),
          onAfterResponse: (_request, response) => {
            const set = response.getHeader("set-cookie");
            if (set) cookie = String(set).split(";", 1)[0] ?? "";
          },
          onError: reject,
          onSuccess: () => resolve(upload.url?.split("/").at(-1) ?? ""),
        });
        upload.start();
      }),
  };
}
