import type { AddressInfo } from "node:net";
import { Upload } from "tus-js-client";
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

/** A browser that uploads: it keeps the cookie it is known by. */
export function uploadingBrowser(origin: string, known = "") {
  let cookie = known;
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Uint8Array,
  ) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { "tus-resumable": "1.0.0", cookie, ...headers },
      ...(body ? { body: Buffer.from(body) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) cookie = set.split(";", 1)[0] ?? "";
    return answer;
  };
  const begin = (name: string, bytes: number) =>
    ask("POST", "/api/upload", { "upload-length": String(bytes), "upload-metadata": metadataOf(name) });
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
