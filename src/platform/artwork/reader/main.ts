import { HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import { unfitFile } from "#domain/artwork/unfit-file.ts";
import { recogniseContent } from "#platform/files/recognise-content.ts";
import { openGiven, received, printAndExit } from "../limited-program.ts";
import { MOST_PICTURE_BYTES, type ReadPage, type ReaderAnswer } from "../reader-answer.ts";
import { type FoundArtwork, fromTheFile, Unreadable } from "./found.ts";
import { setUpPictures } from "./encode-artwork.ts";
import { allowOnly, isPictureContent, readPicture } from "./read-picture.ts";

/*
 * A program of its own (see ../inspect-artwork.ts): it takes a file of so many bytes, the first argument, whose name ends so, the second,
 * and of whose pages so many are wanted at most, the third, from its standard input, and gives the shop's pictures of them and one line of
 * what it found.
 */

/** What a file is: its pages, by what its beginning was recognised as. */
async function* read(content: Buffer, ending: string, mostPages: number): AsyncGenerator<FoundArtwork> {
  const kind = await recogniseContent({ head: content.subarray(0, HEAD_BYTES), isActive: false });
  if (kind === "pdf" || kind === "ai") {
    const { readPages } = await import("./document/read-document.ts");
    yield* readPages(content, mostPages);
    return;
  }
  if (kind === "svg") {
    allowOnly(kind);
    const { readDrawing } = await import("./read-drawing.ts");
    yield await readDrawing(content);
    return;
  }
  if (!isPictureContent(kind)) throw new Unreadable(unfitFile(`file.${ending}`, kind) ?? "artwork-type");
  allowOnly(kind);
  yield await readPicture(content);
}

/** White that is an ink of its own is seen in print, though not on a screen. */
function isUnseen({ facts, isBlank }: FoundArtwork): boolean {
  return isBlank && !(facts.kind === "document" && facts.spotInks.length > 0);
}

/** The next page; none after one that cannot be read: those before it are used. Of what cannot be read from its first page on it is said why. */
async function nextPage(pages: AsyncGenerator<FoundArtwork>, isFirst: boolean): Promise<FoundArtwork | null> {
  try {
    return (await pages.next()).value ?? null;
  } catch (error) {
    if (isFirst) throw error;
    return null;
  }
}

/** Gives the pictures of the pages that can be read, as many as there is room for; answers what was found in each. */
async function givePages(pages: AsyncGenerator<FoundArtwork>): Promise<ReadPage[]> {
  const { give, end } = openGiven();
  const found: ReadPage[] = [];
  let room = MOST_PICTURE_BYTES;
  for (;;) {
    const page = await nextPage(pages, found.length === 0);
    if (page === null) break;
    const { facts, webp, plates = null, ...picture } = page;
    const platesBytes = plates?.length ?? 0;
    if (webp.length + platesBytes > room) break;
    await give(webp);
    if (plates !== null) await give(plates);
    room -= webp.length + platesBytes;
    const seen = isUnseen(page) ? { ...facts, isBlank: true as const } : facts;
    found.push({ facts: seen, picture: { ...picture, bytes: webp.length, platesBytes } });
  }
  await end();
  const told = found.length === 1 ? {} : { pagesRead: found.length };
  return found.map(({ facts, picture }) => ({
    facts: facts.kind === "document" ? { ...facts, ...told } : facts,
    picture,
  }));
}

async function answerTo(content: Buffer, ending: string, mostPages: number): Promise<ReaderAnswer> {
  try {
    return { ok: true, pages: await fromTheFile(givePages(read(content, ending, mostPages))) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, code: error.code };
    throw error;
  }
}

setUpPictures();
const [, , bytes, ending = "", mostPages] = process.argv;
printAndExit(await answerTo(received(Number(bytes)), ending, Number(mostPages)));
