import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import { recogniseContent } from "#server/files/recognise-content.ts";
import { FILE_DESCRIPTOR } from "../limited-process.ts";
import type { ReaderAnswer } from "../reader-answer.ts";
import { type FoundArtwork, fromTheFile, Unreadable } from "./found.ts";
import { setUpPictures } from "./encode-artwork.ts";
import { readDrawing } from "./read-drawing.ts";
import { allowOnly, isPictureContent, readPicture } from "./read-picture.ts";

/*
 * A program of its own (see ../inspect-artwork.ts): it takes a file of so many bytes, the argument, from its standard input, and gives
 * the shop's picture of it and one line of what it found. It reads and writes nothing else.
 */

async function received(bytes: number): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(bytes);
  let filled = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) filled += chunk.copy(content, filled);
  if (filled !== bytes) throw new Error(`Only ${filled} of ${bytes} bytes have come.`);
  return content;
}

/** What a file is read by, by what its beginning was recognised as. */
async function read(content: Buffer): Promise<FoundArtwork> {
  const kind = await recogniseContent({ head: content.subarray(0, HEAD_BYTES), isActive: false });
  if (kind === "pdf" || kind === "ai") {
    const { readDocument } = await import("./document/read-document.ts");
    return fromTheFile(readDocument(content));
  }
  if (!isPictureContent(kind)) throw new Unreadable("artwork-type");
  allowOnly(kind);
  return fromTheFile(kind === "svg" ? readDrawing(content) : readPicture(content));
}

async function givePicture(webp: Buffer): Promise<void> {
  const out = createWriteStream("", { fd: FILE_DESCRIPTOR });
  out.end(webp);
  await finished(out);
}

async function answerTo(content: Buffer): Promise<ReaderAnswer> {
  try {
    const { facts, webp, ...picture } = await read(content);
    await givePicture(webp);
    return { ok: true, facts, picture };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, code: error.code };
    throw error;
  }
}

setUpPictures();
const answer = await answerTo(await received(Number(process.argv[2])));
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
