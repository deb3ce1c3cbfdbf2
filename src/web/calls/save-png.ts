import { saveBlob } from "#ui/save-blob.ts";
import { fetchFile } from "./save-file.ts";

/** Pixels of the longer side: sharp on a screen and in a letter, small enough for a message. */
const LONGEST = 2_400;

/** The name that an answer gives its file, without its ending. */
function nameIn({ headers }: Response): string {
  return /filename="([^"]+)\.svg"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "lettering";
}

/** Width and height that an SVG says it has. */
function sidesOf(svg: string): readonly [number, number] {
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 1 1").split(" ").map(Number);
  return [width ?? 1, height ?? 1];
}

async function drawn(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function inPixels(picture: HTMLImageElement, [width, height]: readonly [number, number]): Promise<Blob> {
  const scale = LONGEST / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The browser made no picture."));
      else resolve(blob);
    }, "image/png");
  });
}

/** Has the browser draw an SVG of the shop in pixels and save it; rejects when it does not come or cannot be drawn. */
export async function savePng(address: string): Promise<void> {
  const answer = await fetchFile(address);
  const svg = await answer.text();
  saveBlob(await inPixels(await drawn(svg), sidesOf(svg)), `${nameIn(answer)}.png`);
}
