import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { failure } from "#contract/envelope.ts";
import { sentences, unreadable } from "./failures.ts";

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Bytes that are no HTTP request never reach a route: they are answered on the socket, in the envelope, and it is closed. */
export function answerUnreadableRequest(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const code = statuses[error.code ?? ""] ?? 400;
    const body = JSON.stringify(failure(code, sentences[code] ?? unreadable));
    const lines = [
      `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ];
    if (socket.writable) socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
    socket.destroy(error);
  };
}
