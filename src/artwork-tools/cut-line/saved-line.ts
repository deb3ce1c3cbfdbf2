import { useEffect, useState } from "react";
import type { ReplyTo, RequestOf } from "#contract/calls.ts";
import { cutLineOf } from "#domain/cut-line/kept/line-geometry.ts";
import { trueSize } from "#domain/cut-line/kept/true-size.ts";
import { settingsFromWire, settingsToWire } from "#domain/cut-line/kept/wire-settings.ts";
import { askUntilAnswered, mayPass } from "#calls/ask-until-answered.ts";
import type { ArtworkSource } from "../artwork-source.ts";
import type { FineLine, LineRequest, WholeLine } from "./line.types.ts";

/** A line that the shop keeps, as it is painted and as its sliders stood. */
export interface SavedLine extends WholeLine {
  readonly id: string;
  readonly artworkId: string;
  /** What it was asked for with, where this page has drawn it. */
  readonly asked?: LineRequest;
}

/** Lines that this page has read or had kept, null for one that is not there for this visitor: they never change. */
const known = new Map<string, SavedLine | null>();
const reading = new Map<string, Promise<void>>();

function keptFrom(wire: ReplyTo<"GET cut-lines/:id">): SavedLine {
  const { correctedFrom, ...settings } = settingsFromWire(wire.settings);
  const box = { widthUm: wire.width_um, heightUm: wire.height_um, borderMm: settings.borderMm };
  const { curves, picture, outline, is_own: isOwn } = wire;
  const geometry = { curves, picture, outline, isOwn };
  return {
    id: wire.id,
    artworkId: wire.artwork,
    settings,
    line: cutLineOf(geometry, box),
    geometry,
    correctedFrom,
  };
}

function bodyOf(
  artwork: string,
  { settings, line, geometry, correctedFrom }: FineLine,
): RequestOf<"POST cut-lines">["body"] {
  const { widthMm, heightMm } = trueSize(line);
  return {
    artwork,
    settings: settingsToWire({ ...settings, correctedFrom }),
    width: widthMm,
    height: heightMm,
    curves: geometry.curves.map((curve) => [...curve]),
    picture: geometry.picture,
    outline: geometry.outline && geometry.outline.map((ring) => [...ring]),
    is_own: geometry.isOwn ?? false,
  };
}

/** What came of it: the line's id; or why it is not kept, and whether another try may do. */
export type Keeping =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: string; readonly mayPass: boolean };

type Calling = Pick<ArtworkSource, "call">;

/** What came, or comes, of the lines that were sent, by the file they go round: one whose size is chosen meanwhile is not sent twice. */
const sent = new WeakMap<FineLine, Map<string, Promise<Keeping>>>();

async function send({ call }: Calling, artworkId: string, fine: FineLine): Promise<Keeping> {
  const answer = await call("POST cut-lines", { body: bodyOf(artworkId, fine) });
  if (!answer.ok) {
    const why = Object.values(answer.fields)[0] ?? answer.message;
    return { ok: false, why, mayPass: mayPass(answer) };
  }
  known.set(answer.data.id, { ...keptFrom(answer.data), asked: fine.asked });
  return { ok: true, id: answer.data.id };
}

/** Has the shop keep a line round a file. */
export async function keepLine(source: Calling, artworkId: string, fine: FineLine): Promise<Keeping> {
  const ofLine = sent.get(fine) ?? new Map<string, Promise<Keeping>>();
  sent.set(fine, ofLine);
  const begun = ofLine.get(artworkId) ?? send(source, artworkId, fine);
  ofLine.set(artworkId, begun);
  const kept = await begun;
  if (!kept.ok) ofLine.delete(artworkId);
  return kept;
}

/** Tries until the shop answers: without it the line would be drawn anew, in place of the one that is kept. */
async function read({ call }: Calling, id: string): Promise<SavedLine | null> {
  const answer = await askUntilAnswered(() => call("GET cut-lines/:id", { params: { id } }));
  return answer.ok ? keptFrom(answer.data) : null;
}

/** Ends once the line is known. */
function readOnce(source: Calling, id: string): Promise<void> {
  const begun = reading.get(id) ?? read(source, id).then((kept) => void known.set(id, kept));
  reading.set(id, begun);
  return begun;
}

/**
 * A line of this visitor's by its id; null where it is not there for them, undefined until that is known. One that the page has had kept
 * is there at once: without it, for a moment the line would be the one that was found, and what is pressed meanwhile would lose what was
 * corrected.
 */
export function useSavedLine(source: Calling, id: string | null): SavedLine | null | undefined {
  const [, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (id === null || known.has(id)) return undefined;
    let isStale = false;
    void readOnce(source, id).then(() => {
      if (!isStale) setRead(id);
    });
    return () => {
      isStale = true;
    };
  }, [source, id]);
  return id === null ? null : known.get(id);
}
