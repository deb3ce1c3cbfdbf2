import { useRouteLoaderData } from "react-router";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { island } from "#ui/lazy/island.tsx";
import { LIVE_PICTURE } from "#ui/picture/live-copy.tsx";
import { PICTURE_MARK } from "#web/calls/picture-mark.ts";
import { useStore } from "#web/calls/store.ts";
import type { Drafts } from "#web/configurator/use-read-selection.ts";
import zoom from "#web/preview/zoom.module.css";
import type { loader as rootLoader } from "#web/root.tsx";
import type { ChangeSelection } from "#artwork-tools/scene/change-selection.types.ts";
import preview from "#artwork-tools/scene/preview.module.css";
import screen from "./quote-screen.module.css";

interface LivePreviewProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** The shop's day, for the prices of other sizes. */
  readonly date: CalendarDate;
  readonly change: ChangeSelection;
  /** After so many days a file goes that was never used; null while that is not known. */
  readonly unusedDays: number | null;
  /** Words are not seen elsewhere on the page where they will be. */
  readonly offersPlaces: boolean;
}

/** The painter, with the drawings of what it shows first. */
async function loadPainter(first: LivePreviewProps) {
  const [{ ProductPreview }, { loadAssetsFor }] = await Promise.all([
    import("#web/preview/product-preview.tsx"),
    import("#web/preview/scene-assets.ts"),
  ]);
  await loadAssetsFor(first.catalogue, first.selection);
  return function Painter(props: LivePreviewProps) {
    return <ProductPreview {...props} first={first} pictureId={LIVE_PICTURE} />;
  };
}

/** The server has all drawings at hand. */
async function painterOnServer() {
  const { ProductPreview } = await import("#web/preview/product-preview.tsx");
  return function Painter(props: LivePreviewProps) {
    return <ProductPreview {...props} pictureId={LIVE_PICTURE} />;
  };
}

/** Whose pointer, finger, focus or file comes to the picture or the form beside it may soon want another picture. */
const SIGNS = ["pointerover", "focusin", "dragenter"];

function keepsPicture(): boolean {
  try {
    return PICTURE_MARK in localStorage;
  } catch {
    return false;
  }
}

function whenBannerIsUsed(picture: Element, onUse: () => void): () => void {
  const banner = picture.closest(`.${screen.banner}`) ?? picture;
  const end = new AbortController();
  function used() {
    end.abort();
    onUse();
  }
  for (const sign of SIGNS) banner.addEventListener(sign, used, { signal: end.signal });
  // Pointer or focus may have come before the script did; a picture that is kept is shown where one can be chosen.
  const isUsed = banner.matches(":hover, :focus-within");
  if (isUsed || (keepsPicture() && picture.querySelector("[type=file]"))) used();
  return () => end.abort();
}

/** Left alone it saves 497 ms of the main thread on a phone, and 77 KB of scripts (decision 293). */
const PreviewIsland = island(
  loadPainter,
  import.meta.env.SSR ? await painterOnServer() : null,
  [preview.preview, zoom.zoom],
  whenBannerIsUsed,
);

/**
 * The live preview. The picture that the server painted stays until the banner is used, and from then on follows the form
 * without ever keeping a price waiting. What is typed it shows before the form does.
 */
export function LivePreview({
  catalogue,
  selection: page,
  date,
  drafts,
  change,
  offersPlaces,
}: Omit<LivePreviewProps, "unusedDays"> & { readonly drafts: Pick<Drafts, "newest"> }) {
  const unusedDays = useRouteLoaderData<typeof rootLoader>("root")?.fileDays.unused ?? null;
  const selection = useStore(drafts.newest)?.selection ?? page;
  return (
    <div className={preview.place}>
      <PreviewIsland {...{ catalogue, selection, date, change, unusedDays, offersPlaces }} />
    </div>
  );
}
