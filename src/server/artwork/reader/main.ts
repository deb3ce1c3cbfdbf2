import { HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import { unfitFile } from "#domain/artwork/unfit-file.ts";
import { recogniseContent } from "#server/files/recognise-content.ts";
import { giveFile, received, sayAndExit } from "../limited-program.ts";
import type { ReaderAnswer } from "../reader-answer.ts";
import { type FoundArtwork, fromTheFile, Unreadable } from "./found.ts";
import { setUpPictures } from "./encode-artwork.ts";
import { readDrawing } from "./read-drawing.ts";
import { allowOnly, isPictureContent, readPicture } from "./read-picture.ts";

/*
 * A program of its own (see ../inspect-artwork.ts): it takes a file of so many bytes, the first argument, whose name ends so, the second,
 * from its standard input, and gives the shop's picture of it and one line of what it found.
 */

/** What a file is read by, by what its beginning was recognised as. */
async function read(content: Buffer, ending: string): Promise<FoundArtwork> {
  const kind = await recogniseContent({ head: content.subarray(0, HEAD_BYTES), isActive: false });
  if (kind === "pdf" || kind === "ai") {
    const { readDocument } = await import("./document/read-document.ts");
    return fromTheFile(readDocument(content));
  }
  if (!isPictureContent(kind)) throw new Unreadable(unfitFile(`file.${ending}`, kind) ?? "artwork-type");
  allowOnly(kind);
  return fromTheFile(kind === "svg" ? readDrawing(content) : readPicture(content));
}

/** White that is an ink of its own is seen in print, though not on a screen. */
function isUnseen({ facts, isBlank }: FoundArtwork): boolean {
  return isBlank && !(facts.kind === "document" && facts.spotInks.length > 0);
}

async function answerTo(content: Buffer, ending: string): Promise<ReaderAnswer> {
  try {
    const found = await read(content, ending);
    const { facts, webp, ...picture } = found;
    await giveFile(webp);
    return { ok: true, facts: isUnseen(found) ? { ...facts, isBlank: true } : facts, picture };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, code: error.code };
    throw error;
  }
}

setUpPictures();
const [, , bytes, ending = ""] = process.argv;
sayAndExit(await answerTo(received(Number(bytes)), ending));
