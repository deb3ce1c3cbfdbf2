import { afterEach, expect, test, vi } from "vitest";
import { sendablePicture } from "./send-picture.ts";

const PNG = "\x89PNG\r\n\x1a\n....";
const JPEG = "\xff\xd8\xff\xe0..JFIF..";
const WEBP = "RIFF\x0a\x0b\x0c\x0dWEBP";
const GIF = "GIF89a......";
const AVIF = "\0\0\0\x20ftypavif";

function file(name: string, head: string): File {
  const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { lastModified: 1_770_000_000_000 });
}

/** A browser that draws a picture, or one that does not. */
function stubDrawing(png: Blob | null) {
  const drawImage = vi.fn<(picture: unknown) => void>();
  const close = vi.fn<() => void>();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 40, height: 30, close }));
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage }),
    toBlob: (done: (blob: Blob | null) => void) => done(png),
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  return { canvas, close, drawImage };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["logo.png", PNG],
  ["photo.JPG", JPEG],
  ["photo.jpeg", JPEG],
  ["sheet.webp", WEBP],
])("%s goes as it is", async (name, head) => {
  const chosen = file(name, head);
  expect(await sendablePicture(chosen)).toBe(chosen);
});

test.each([
  ["saved.jpg", WEBP, "saved.webp", "image/webp"],
  ["photo.jfif", JPEG, "photo.jpg", "image/jpeg"],
  ["my.logo", PNG, "my.png", "image/png"],
  [".gif", PNG, "picture.png", "image/png"],
])("%s is named by what it is", async (name, head, sentName, type) => {
  const sent = await sendablePicture(file(name, head));
  expect(sent).toMatchObject({ name: sentName, type, lastModified: 1_770_000_000_000 });
  expect(await sent?.arrayBuffer()).toEqual(await file(name, head).arrayBuffer());
});

test.each([
  ["moving.gif", GIF, "moving.png"],
  ["photo.avif", AVIF, "photo.png"],
])("%s goes as the PNG of what is shown of it", async (name, head, sentName) => {
  const { canvas, close, drawImage } = stubDrawing(new Blob(["drawn"]));
  const sent = await sendablePicture(file(name, head));
  expect(sent).toMatchObject({ name: sentName, type: "image/png", lastModified: 1_770_000_000_000 });
  expect(await sent?.text()).toBe("drawn");
  expect([canvas.width, canvas.height]).toEqual([40, 30]);
  expect(drawImage).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

test("what a browser cannot draw is not sent", async () => {
  stubDrawing(null);
  expect(await sendablePicture(file("huge.gif", GIF))).toBeNull();
  vi.stubGlobal("createImageBitmap", () =>
    Promise.reject(new DOMException("too large", "InvalidStateError")),
  );
  expect(await sendablePicture(file("torn.avif", AVIF))).toBeNull();
});
