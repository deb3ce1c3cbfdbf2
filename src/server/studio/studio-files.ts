import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply } from "fastify";

/** The built files of the studio: its one document, and what that loads. */
export interface StudioFiles {
  readonly document: Buffer;
  /** Sends a file below `/studio/assets/`; null where there is none of that name. */
  send(reply: FastifyReply, name: string): FastifyReply | null;
}

/** Reads the folder of the studio's build; files are sent with their ready-made .br and .gz. */
export async function openStudioFiles(folder: string): Promise<StudioFiles> {
  const document = await readFile(join(folder, "index.html"));
  const assets = new Set(await readdir(join(folder, "assets")));
  return {
    document,
    send: (reply, name) => (assets.has(name) ? reply.sendFile(`assets/${name}`, folder) : null),
  };
}
