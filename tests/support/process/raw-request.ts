import { connect } from "node:net";

/** What a server says on a socket, up to the blank line that ends the headers. */
export interface RawAnswer {
  readonly status: number;
  /** Status line and headers as they came. */
  readonly head: string;
}

/** Sends bytes as they are, without waiting for a turn, and resolves with the head of the first answer. */
export function rawRequest(origin: string, ...bytes: readonly (string | Buffer)[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    let heard = "";
    socket.on("data", (piece) => {
      heard += piece.toString("latin1");
      const end = heard.indexOf("\r\n\r\n");
      if (end < 0) return;
      socket.destroy();
      resolve({ status: Number(heard.split(" ", 2)[1]), head: heard.slice(0, end) });
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error(`It closed without an answer: ${heard}`)));
    for (const piece of bytes) socket.write(piece);
  });
}

/** The head of a request with a body; `headers` are whole lines. */
export function requestHead(method: string, path: string, ...headers: readonly string[]): string {
  return [`${method} ${path} HTTP/1.1`, "host: shop", ...headers, "", ""].join("\r\n");
}
