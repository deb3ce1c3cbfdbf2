import { useEffect, useState } from "react";
import type { ReplyTo, RequestOf } from "#contract/calls.ts";
import type { CutSettings } from "#domain/cut-line/cut-settings.ts";
import type { CutLine } from "#domain/cut-line/draw-cut-line.ts";
import { cutLineOf, type LineGeometry } from "#domain/cut-line/kept/line-geometry.ts";
import type { FitInto } from "#domain/cut-line/outline/scale-to-size.ts";
import { trueSize } from "#domain/cut-line/kept/true-size.ts";
import { callShop } from "#web/calls/call-shop.ts";

/** A line that the shop keeps, as it is painted and as its sliders stood. */
export interface KeptLine {
  readonly id: string;
  readonly artworkId: string;
  readonly settings: CutSettings;
  readonly line: CutLine;
  /** What it was asked for with, where this page has drawn it. */
  readonly asked?: AskedLine;
}

/** What a customer has asked for: their answers, and the room for the artwork. */
export interface AskedLine {
  readonly settings: CutSettings;
  readonly fit: FitInto;
}

/** A line that was drawn finely, not kept yet. */
export interface FineLine {
  readonly settings: CutSettings;
  readonly asked: AskedLine;
  readonly line: CutLine;
  readonly geometry: LineGeometry;
}

/** Lines that were read or kept by this page: they never change. */
const known = new Map<string, Promise<KeptLine | null>>();

function keptFrom({ settings, ...wire }: ReplyTo<"GET cut-lines/:id">): KeptLine {
  const box = { widthUm: wire.width_um, heightUm: wire.height_um, borderMm: settings.border_mm };
  return {
    id: wire.id,
    artworkId: wire.artwork,
    settings: {
      borderMm: settings.border_mm,
      pieces: settings.pieces,
      keepsHoles: settings.keeps_holes,
      strengthens: settings.strengthens,
      background: settings.background,
      removesEnclosed: settings.removes_enclosed,
      keepsShadow: settings.keeps_shadow,
    },
    line: cutLineOf(wire, box),
  };
}

function bodyOf(
  artwork: string,
  { settings, line, geometry }: FineLine,
): RequestOf<"POST cut-lines">["body"] {
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

/** Has the shop keep a line round a file; null where it does not, or cannot be reached. */
export async function keepLine(artworkId: string, fine: FineLine): Promise<string | null> {
  const answer = await callShop("POST cut-lines", { body: bodyOf(artworkId, fine) });
  if (!answer.ok) return null;
  known.set(answer.data.id, Promise.resolve({ ...keptFrom(answer.data), asked: fine.asked }));
  return answer.data.id;
}

async function read(id: string): Promise<KeptLine | null> {
  const answer = await callShop("GET cut-lines/:id", { params: { id } });
  if (answer.ok) return keptFrom(answer.data);
  // On a lost line: asked for again the next time.
  if (answer.status !== 404) known.delete(id);
  return null;
}

function readOnce(id: string): Promise<KeptLine | null> {
  const reading = known.get(id) ?? read(id);
  known.set(id, reading);
  return reading;
}

/** A line of this visitor's by its id; null where it is not there for them, undefined until that is known. */
export function useKeptLine(id: string | null): KeptLine | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly kept: KeptLine | null } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isStale = false;
    void readOnce(id).then((kept) => {
      if (!isStale) setFound({ id, kept });
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  if (id === null) return null;
  return found?.id === id ? found.kept : undefined;
}
