import sharp from "sharp";
import type { RequestOf } from "#contract/calls.ts";
import { type CutSettings, firstSettings } from "#domain/cut-line/cut-settings.ts";
import { cutterOf } from "#domain/cut-line/cutter.ts";
import { trueSize } from "#domain/cut-line/kept/true-size.ts";
import { type Drawing, painted, star } from "./painted-picture.ts";

const SIDE = 240;

/** A picture on clear ground as a file, and its pixels. */
export async function clearPicture(drawing: Drawing = star(120, 120, 110)) {
  const picture = painted(SIDE, drawing);
  const raw = { width: SIDE, height: SIDE, channels: 4 } as const;
  const content = await sharp(Buffer.from(picture.pixels), { raw }).png().toBuffer();
  return { picture, content };
}

type Body = RequestOf<"POST cut-lines">["body"];

/** What a page sends of the line it has drawn round a picture, at most so large. */
export function drawnLine(
  { picture }: Pick<Awaited<ReturnType<typeof clearPicture>>, "picture">,
  artwork: string,
  changed: Partial<CutSettings> = {},
  mm = 50,
): Body {
  const settings = { ...firstSettings, ...changed };
  const fit = { widthMm: mm, heightMm: mm, borderMm: 2 };
  const { line, geometry } = cutterOf(picture, false)({ settings, fit, isDraft: false });
  if (line === null || geometry === null) throw new Error("no line was drawn");
  const { widthMm, heightMm } = trueSize(line);
  return {
    artwork,
    settings: {
      border_mm: settings.borderMm,
      pieces: settings.pieces,
      keeps_holes: settings.keepsHoles,
      strengthens: settings.strengthens,
      background: settings.background,
      removes_enclosed: settings.removesEnclosed,
      keeps_shadow: settings.keepsShadow,
    },
    width: widthMm,
    height: heightMm,
    curves: geometry.curves.map((curve) => [...curve]),
    picture: geometry.picture,
    outline: geometry.outline && geometry.outline.map((ring) => [...ring]),
  };
}
