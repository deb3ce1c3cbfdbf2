import { useCallback, useEffect, useMemo, useState } from "react";
import type { LineOnPage } from "#artwork-tools/cut-line/line.types.ts";
import { pictureAddress } from "#artwork-tools/artwork-source.ts";
import type { FoundFacts } from "#artwork-tools/findings/use-cut-artwork.ts";
import type { ChangeSelection } from "#artwork-tools/scene/change-selection.types.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { type Catalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import { withChangesOf, withFile, withPlacing } from "#domain/configure/artwork/arrange-artwork.ts";
import { artworkFields } from "#domain/configure/artwork/artwork-fields.ts";
import { type ArtworkSlot, orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { callAtDesk } from "#studio/calls/call-studio.ts";
import { type DeskFile, orderDesk, type OrderDesk } from "#studio/calls/order-desk.ts";

export type OpenedLine = StudioReplyTo<"POST orders/:order_no/lines/:line/desk">;

/** A file that lies on the desk, with its picture. */
export interface LyingFile {
  readonly id: string;
  readonly name: string;
  /** The picture itself: what a cut line is drawn round. */
  readonly file: Blob;
  readonly artwork: OwnArtwork;
  readonly told: FoundFacts;
}

async function readFile({ base }: OrderDesk, id: string): Promise<LyingFile | null> {
  const told = await callAtDesk(base, "GET artwork/:id", { params: { id } });
  if (!told.ok) return null;
  const href = pictureAddress({ base }, id, "picture");
  const answer = await fetch(href);
  if (!answer.ok) return null;
  const { name, width_px: widthPx, height_px: heightPx, is_clear: isClear, facts, plates } = told.data;
  const artwork = { href, widthPx, heightPx, isClear };
  return { id, name, file: await answer.blob(), artwork, told: { facts, plates } };
}

/** A file that lies on the desk, by its id: undefined until it has come, null where it does not. */
export function useLyingFile(desk: OrderDesk, id: string | null): LyingFile | null | undefined {
  const [read, setRead] = useState<{ readonly id: string; readonly file: LyingFile | null } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isStale = false;
    const keep = (file: LyingFile | null) => {
      if (!isStale) setRead({ id, file });
    };
    readFile(desk, id).then(keep, () => keep(null));
    return () => {
      isStale = true;
    };
  }, [desk, id]);
  if (id === null) return null;
  return read?.id === id ? read.file : undefined;
}

/** A file on its way into a place. */
export interface ComingFile {
  readonly place: number;
  readonly name: string;
  readonly percent: number;
}

/** What is being changed of the artwork of a line. */
export interface ArtworkDesk {
  readonly desk: OrderDesk;
  readonly source: ReturnType<OrderDesk["source"]>;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly slots: readonly ArtworkSlot[];
  /** Nothing but its artwork changes: what was ordered stays. */
  readonly change: ChangeSelection;
  /** Puts a file into a place, in place of what lies there. */
  readonly put: (place: number, file: File) => Promise<void>;
  readonly coming: ComingFile | null;
  /** Why the last file was not taken; null where nothing is wrong. */
  readonly fault: string | null;
  /** The pages of a file that was put in here, by the ids of all of them. */
  readonly pagesOf: (id: string) => readonly DeskFile[];
  /** The line that is shown is still drawn or not kept yet. */
  readonly isLinePending: boolean;
  readonly isChanged: boolean;
}

const artworkOf = ({ artwork }: Selection) => JSON.stringify(artworkFields(artwork));

function useFiles(desk: OrderDesk, change: ChangeSelection) {
  const [coming, setComing] = useState<ComingFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [pages, setPages] = useState<ReadonlyMap<string, readonly DeskFile[]>>(new Map());
  const put = async (place: number, file: File) => {
    if (coming !== null) return;
    const { name } = file;
    setFault(null);
    setComing({ place, name, percent: 0 });
    const kept = await desk
      .keep(file, (percent) => setComing({ place, name, percent }))
      .catch(() => ({ ok: false as const, message: "This did not load. Please try again." }));
    setComing(null);
    if (!kept.ok) return setFault(`${name}: ${kept.message}`);
    const { further_pages: further, ...first } = kept.file;
    const all = [{ ...first, further_pages: [] }, ...further.map((page) => ({ ...page, further_pages: [] }))];
    setPages((before) => new Map([...before, ...all.map(({ id }) => [id, all] as const)]));
    change(({ artwork }) => ({ field: "artwork", choice: withFile(artwork, place, kept.file.id) }));
  };
  return { coming, fault, put, pagesOf: (id: string) => pages.get(id) ?? [] };
}

/** Works on the artwork of a line that was laid on the desk of its order. */
export function useArtworkDesk(orderNo: string, opened: OpenedLine): ArtworkDesk {
  const { document, version } = opened;
  const catalogue = useMemo(
    () => indexCatalogue(JSON.parse(document) as PricedDocument, version),
    [document, version],
  );
  const desk = useMemo(() => orderDesk(orderNo), [orderNo]);
  const [line, setLine] = useState<LineOnPage | null>(null);
  const source = useMemo(() => desk.source(setLine), [desk]);
  // As the shop stores it: it was read when it was ordered.
  const laid = opened.selection as unknown as Selection;
  const [first, setFirst] = useState({ seen: opened.seen, selection: laid });
  const [selection, setSelection] = useState(laid);
  if (first.seen !== opened.seen) {
    // Something has happened since: what others have put into other places is not taken away by what was changed here.
    setFirst({ seen: opened.seen, selection: laid });
    setSelection({
      ...laid,
      artwork: withChangesOf(selection.artwork, first.selection.artwork, laid.artwork),
    });
  }
  const change = useCallback<ChangeSelection>((given) => {
    setSelection((now) => {
      const next = typeof given === "function" ? given(now) : given;
      return next.field === "artwork" ? { ...now, artwork: next.choice } : now;
    });
  }, []);
  const slots = useMemo(() => orderedSlots(catalogue, selection), [catalogue, selection]);
  return {
    desk,
    source,
    catalogue,
    selection,
    slots,
    change,
    ...useFiles(desk, change),
    isLinePending: line !== null && line.keptId === null && (line.isPending || line.fine !== null),
    isChanged: artworkOf(selection) !== artworkOf(first.selection),
  };
}

/** Another page of the same file, lying where the one before lay. */
export function withPage(artwork: Selection["artwork"], { place, placing }: ArtworkSlot, id: string) {
  return withPlacing(withFile(artwork, place, id), place, placing);
}
