import { useEffect, useId, useMemo, useState } from "react";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isCutFreely } from "#domain/configure/options/artwork-room.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { composeScene, type SceneAssets } from "#domain/preview/compose-scene.ts";
import { stuckWordsOf } from "#domain/preview/places/stuck-label.ts";
import type { Scene } from "#domain/preview/scene.ts";
import { takesPicture } from "#domain/preview/subject/form-of.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { OwnArtworkField, OwnPictureState } from "#web/artwork/own-artwork-field.tsx";
import { useCutArtwork, useSeenArtwork } from "#artwork-tools/findings/use-cut-artwork.ts";
import {
  type PicturePlace,
  usePlacePicture,
  useSetsAgain,
  useTakenPictures,
} from "#web/artwork/use-place-picture.ts";
import { shopArtwork } from "#web/calls/shop-artwork.ts";
import { useLoadedLettering } from "#web/calls/loaded-lettering.ts";
import { prepareCutting } from "#artwork-tools/cut-line/cut-line-client.ts";
import { PlaceOwnPicture } from "#artwork-tools/placing/place-own-picture.tsx";
import type { ChangeSelection } from "#artwork-tools/scene/change-selection.types.ts";
import { prepareCopy } from "#web/scene/light-copy.ts";
import { FlipButton } from "#artwork-tools/scene/painted-layer.tsx";
import {
  paintedPicture,
  type PreviewPicture,
  standingPicture,
} from "#artwork-tools/scene/painted-picture.ts";
import styles from "#artwork-tools/scene/preview.module.css";
import { CutChoice, SeeItThere } from "./opened-later.tsx";
import { PreviewStage } from "./preview-stage.tsx";
import { assetsFor, drawnLettering, loadAssetsFor } from "./scene-assets.ts";
import { ZoomedPreview } from "./zoomed-preview.tsx";

const SIDES = [
  ["front", "Front"],
  ["back", "Back"],
] as const;

/** The places of several pictures: most products are ordered with one. */
const LateSlots = lazyComponent(
  async () => (await import("#web/artwork/slot-panel.tsx")).SlotPanel,
  ({ onAgain }) => <TryAgain words="The places for your pictures could not be loaded." onAgain={onAgain} />,
);

/** What is found in a picture comes with the first one. */
const LateFindings = lazyComponent(
  async () => (await import("#artwork-tools/findings/artwork-findings.tsx")).ArtworkFindings,
  ({ onAgain }) => <TryAgain words="Your picture could not be checked." onAgain={onAgain} />,
);

/** The catalogue with the outlines that this browser has loaded meanwhile. */
function useLetters(catalogue: Catalogue): Catalogue {
  const loaded = useLoadedLettering();
  return useMemo(() => {
    if (catalogue.document.faces.length === 0) return catalogue;
    return { ...catalogue, drawLettering: (design) => drawnLettering(catalogue, loaded, design) };
  }, [catalogue, loaded]);
}

interface Drawable {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

/**
 * The latest selection that can be drawn, with the catalogue it is of. Until drawings and design of another have come,
 * and where they do not come, what was shown before stays the picture: at the beginning `first`, whose drawings have come.
 */
function useDrawable({ catalogue, selection }: Drawable, first: Drawable): Drawable {
  const [drawn, setDrawn] = useState(first);
  const isLacking = assetsFor(catalogue, selection) === undefined;
  const isDrawn = drawn.selection === selection && drawn.catalogue === catalogue;
  if (!isLacking && !isDrawn) setDrawn({ catalogue, selection });
  useEffect(() => {
    if (!isLacking) return undefined;
    let isStale = false;
    loadChunk(() => loadAssetsFor(catalogue, selection)).then(() => {
      if (!isStale) setDrawn({ catalogue, selection });
    }, console.error);
    return () => {
      isStale = true;
    };
  }, [isLacking, catalogue, selection]);
  return drawn;
}

interface FilmPreviewProps extends Drawable {
  readonly assets: SceneAssets;
  readonly scene: Scene;
  readonly frame: PreviewPicture;
  readonly pictureId: string;
  readonly offersPlaces: boolean;
}

/** What is cut from film takes no picture: its words are seen where they will be. */
function FilmPreview({
  catalogue,
  selection,
  assets,
  scene,
  frame,
  pictureId,
  offersPlaces,
}: FilmPreviewProps) {
  return (
    <div className={styles.preview}>
      <div className={styles.shown}>
        <ZoomedPreview scene={scene} content={frame.content} pictureId={pictureId} />
      </div>
      <div className={styles.rest}>
        {selection.lettering === null || !offersPlaces ? null : (
          <SeeItThere
            design={selection.lettering}
            isWritten={catalogue.measureLettering(selection.lettering).ok}
            words={stuckWordsOf(subjectOf(assets.designs, catalogue, selection))}
          />
        )}
      </div>
    </div>
  );
}

/** Gets ready what a picture needs, while somebody still looks for one. */
function prepareFor(catalogue: Catalogue, selection: Selection): void {
  prepareCopy();
  if (isCutFreely(catalogue, selection)) prepareCutting();
}

interface SidesProps {
  readonly scene: Scene;
  readonly onFlip: (side: "front" | "back") => void;
}

/** Which side is shown, of what is printed on both. */
function Sides({ scene: { facts }, onFlip }: SidesProps) {
  if (!facts.bothSides) return null;
  return <FlipButton label="Side shown" sides={SIDES} side={facts.side} onFlip={onFlip} />;
}

interface ProductPreviewProps extends Drawable {
  /** A selection whose drawings have come, shown until those of the wanted one have; the wanted one if not said. */
  readonly first?: Drawable;
  /** Id of the picture as it is now, under which copies find it; all ids in it begin with it. */
  readonly pictureId: string;
  /** The shop's day, for the prices of other sizes. */
  readonly date: CalendarDate;
  readonly change: ChangeSelection;
  /** After so many days a file goes that was never used; null while that is not known. */
  readonly unusedDays: number | null;
  /** Words can be looked at where they will be; said if they are not seen so elsewhere on the page. */
  readonly offersPlaces?: boolean;
}

/** The configured product, to scale. It is given the selection of a frame ago, so that the price is never kept waiting. */
export function ProductPreview({ pictureId, date, change, unusedDays, ...wanted }: ProductPreviewProps) {
  const { catalogue: sold, selection } = useDrawable(wanted, wanted.first ?? wanted);
  const catalogue = useLetters(sold);
  const refusalId = useId();
  const [wantedPlace, setPlace] = useState<PicturePlace>({ set: 1, side: "front" });
  const placed = usePlacePicture(catalogue, selection, wantedPlace);
  const { place, at, refusal, slots } = placed;
  const { side } = place;
  const product = { source: shopArtwork, catalogue, selection };
  const { shown, chosen, found, file, cut, unkept } = useCutArtwork(product, placed, change);
  const taken = useTakenPictures(slots, place, change);
  useSetsAgain(slots, change);
  const prepare = () => prepareFor(catalogue, selection);
  const dropPlace = useDropPlace({ onOver: prepare, onDrop: taken.take });
  const assets = assetsFor(catalogue, selection);
  if (assets === undefined) throw new Error("a preview is shown when its assets have come");
  const isCutOnly = !takesPicture(catalogue, selection);
  const { scene, frame } = useMemo(() => {
    const painted = composeScene(assets, catalogue, selection, { side, artwork: shown });
    const paint = isCutOnly ? standingPicture : paintedPicture;
    return { scene: painted, frame: paint(painted, pictureId) };
  }, [assets, catalogue, selection, side, shown, pictureId, isCutOnly]);
  const isCutRound = cut.line !== null;
  const seen = useSeenArtwork(assets, catalogue, selection, { ...placed, picture: shown ?? chosen, found });
  const film = { catalogue, selection, assets, scene, frame, pictureId };
  if (isCutOnly) return <FilmPreview {...film} offersPlaces={wanted.offersPlaces ?? true} />;
  return (
    <div className={styles.preview} {...dropPlace}>
      <OwnArtworkField
        hasPicture={seen !== null}
        isRefused={refusal !== null}
        {...{ refusalId, unusedDays }}
        onSeek={prepare}
        onTake={taken.take}
        onRemove={taken.remove}
      />
      <PreviewStage frame={frame} words={scene.words} pictureId={pictureId} isDragged={isCutRound}>
        <Sides scene={scene} onFlip={(next) => setPlace({ ...place, side: next })} />
      </PreviewStage>
      <div className={styles.rest}>
        <OwnPictureState
          resolution={seen && seen.resolution}
          {...{ refusal, refusalId, isCutRound, unusedDays }}
        />
        {seen === null ? null : (
          <LateFindings
            {...{ catalogue, selection, date, seen, at, change }}
            source={shopArtwork}
            onTake={taken.take}
          />
        )}
        {slots.length > 1 || taken.isListed || placed.hasLoose ? (
          <LateSlots
            {...{ catalogue, selection, change }}
            shown={place}
            onShow={setPlace}
            dropped={taken.several}
            onTaken={taken.onTaken}
          />
        ) : null}
        <PlaceOwnPicture
          key={`${place.set} ${side} ${shown?.href}`}
          {...{ catalogue, selection, side, at, change }}
          designs={assets.designs}
          artwork={shown}
          facts={seen && seen.facts}
        />
        {chosen === null ? null : (
          <CutChoice
            {...{ catalogue, selection, cut, unkept, change, file }}
            designs={assets.designs}
            artwork={shown}
            isAlone={slots.length === 1}
          />
        )}
      </div>
    </div>
  );
}
