import { useMemo, useState } from "react";
import { CutLinePanel } from "#artwork-tools/cut-line/cut-line-panel.tsx";
import { ArtworkFindings } from "#artwork-tools/findings/artwork-findings.tsx";
import { useCutArtwork, useSeenArtwork } from "#artwork-tools/findings/use-cut-artwork.ts";
import { PlacingTools } from "#artwork-tools/placing/placing-dialog.tsx";
import type { ChangeSelection } from "#artwork-tools/scene/change-selection.types.ts";
import { PaintedLayer } from "#artwork-tools/scene/painted-layer.tsx";
import { standingPicture } from "#artwork-tools/scene/painted-picture.ts";
import preview from "#artwork-tools/scene/preview.module.css";
import { acceptedPainted } from "#domain/artwork/file-rules.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { withPlacing } from "#domain/configure/artwork/arrange-artwork.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import { isCutFreely } from "#domain/configure/options/artwork-room.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { composeScene, type SceneAssets } from "#domain/preview/compose-scene.ts";
import { orderedRoom } from "#domain/preview/forms/line-room.ts";
import { otherForms } from "#domain/preview/forms/other-forms.ts";
import { rollForms } from "#domain/preview/forms/roll-forms.ts";
import { isOnBacking, takesPlacing } from "#domain/preview/subject/cut-round-picture.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Field } from "#ui/fields/field.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { type ArtworkDesk, type LyingFile, useLyingFile, withPage } from "./use-artwork-desk.ts";
import styles from "./artwork.module.css";

const assets: SceneAssets = { forms: { ...otherForms, ...rollForms }, designs };

/** What the shop takes as it is. */
const ACCEPTED = `image/png,image/jpeg,image/webp,${acceptedPainted}`;

interface SetAndSideProps {
  readonly desk: ArtworkDesk;
  readonly at: number;
  readonly onPlace: (place: number) => void;
}

/** Which set and side is worked on; nothing where there is only one. */
export function SetAndSide({ desk: { slots }, at, onPlace }: SetAndSideProps) {
  if (slots.length < 2) return null;
  return (
    <Field label="Set and side">
      {({ id }) => (
        <Select id={id} value={String(at)} onChange={(value) => onPlace(Number(value))}>
          {slots.map(({ place, label, file }) => (
            <option key={place} value={place}>
              {label}
              {file === null ? " (no file)" : ""}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface OfPlace {
  readonly desk: ArtworkDesk;
  readonly slot: ArtworkSlot;
}

/** What lies in the place, which page of it, and the way to another file. */
function FileOfPlace({ desk, slot, lying }: OfPlace & { readonly lying: LyingFile | null | undefined }) {
  const { coming, fault, put, pagesOf, change } = desk;
  const pages = slot.file === null ? [] : pagesOf(slot.file);
  const drop = useDropPlace({ onDrop: ([file]) => void (file && put(slot.place, file)) });
  return (
    <Stack gap={2} className={styles.drop} {...drop}>
      <Row lines={2}>
        <FileButton
          label={slot.label === "" ? "Another file" : `Another file for ${slot.label}`}
          accept={ACCEPTED}
          busy={coming !== null}
          onFiles={([file]) => void (file && put(slot.place, file))}
        >
          {slot.file === null ? "Choose a file" : "Choose another file"}
        </FileButton>
        <Soft small>
          {slot.file === null ? "No file lies here yet. Drop one, or choose it." : (lying?.name ?? "")}
        </Soft>
      </Row>
      {coming !== null && (
        <Stack gap={1}>
          <ProgressBar label={`Progress of ${coming.name}`} value={coming.percent} />
          <Soft small role="status">
            {coming.percent >= 99 ? `Reading ${coming.name} …` : `Sending ${coming.name} …`}
          </Soft>
        </Stack>
      )}
      {pages.length > 1 && (
        <Field label="Page">
          {({ id }) => (
            <Select
              id={id}
              value={slot.file ?? ""}
              onChange={(page) =>
                change(({ artwork }) => ({ field: "artwork", choice: withPage(artwork, slot, page) }))
              }
            >
              {pages.map(({ id: page, page: number }) => (
                <option key={page} value={page}>
                  {number}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
    </Stack>
  );
}

/** A picture as it lies on the product, where it cannot be moved: it is cut round it. */
function CutStage({
  desk: { catalogue, selection },
  side,
  artwork,
}: Pick<OfPlace, "desk"> & Pick<ArtworkSlot, "side"> & { readonly artwork: OwnArtwork | null }) {
  const { words, content } = useMemo(() => {
    const scene = composeScene(assets, catalogue, selection, { side, artwork });
    return { words: scene.words, content: standingPicture(scene, "desk").content };
  }, [catalogue, selection, side, artwork]);
  return (
    <div className={preview.stage} role="img" aria-label={words}>
      <PaintedLayer content={content} id="desk" />
    </div>
  );
}

interface ToolsProps extends OfPlace {
  readonly lying: LyingFile;
  readonly date: CalendarDate;
}

/** The customer's own tools, for a picture in its place: what was found in its file, where it lies, along what it is cut. */
function Tools({ desk, slot, lying, date }: ToolsProps) {
  const { source, catalogue, selection, slots, change } = desk;
  const { place, side, placing } = slot;
  // What a cure places is shown by tools that begin anew.
  const [cures, setCures] = useState(0);
  const cure: ChangeSelection = (wanted) => {
    change(wanted);
    setCures((count) => count + 1);
  };
  const inPlace = {
    picture: lying,
    placing,
    place: slot,
    at: place,
    artworkId: lying.id,
    told: lying.told,
    slots,
  };
  const product = { source, catalogue, selection, isSizeFixed: true };
  const { shown, chosen, found, file, cut, unkept } = useCutArtwork(product, inPlace, change);
  const picture = shown ?? chosen;
  const told = { picture, found, isFile: false, artworkId: lying.id, place: slot };
  const seen = useSeenArtwork(assets, catalogue, selection, told);
  const onPlace = (next: Placing | null) =>
    change(({ artwork }) => ({ field: "artwork", choice: withPlacing(artwork, place, next) }));
  const common = { catalogue, selection, designs };
  return (
    <>
      {seen !== null && (
        <>
          <Soft small>{seen.resolution}</Soft>
          <ArtworkFindings
            {...{ source, catalogue, selection, date, seen }}
            at={place}
            change={cure}
            isSizeFixed
            onTake={([taken]) => void (taken && desk.put(place, taken))}
          />
        </>
      )}
      {picture !== null && takesPlacing(catalogue, selection) ? (
        <PlacingTools
          key={cures}
          {...common}
          {...{ side, placing, onPlace }}
          artwork={picture}
          facts={found}
        />
      ) : (
        <CutStage desk={desk} side={side} artwork={shown} />
      )}
      {isCutFreely(catalogue, selection) && side === "front" && (
        <CutLinePanel
          {...{ cut, unkept }}
          size={selection.size}
          onBacking={isOnBacking(catalogue, selection)}
          isFollowed={false}
          isOrdered
          place={orderedRoom(catalogue, selection)}
          product={{ ...common, artwork: shown, file }}
          onUseSize={() => undefined}
        />
      )}
    </>
  );
}

/** A place of a line: its file, and the tools for it. */
export function ArtworkPlace({ desk, slot, date }: OfPlace & { readonly date: CalendarDate }) {
  const lying = useLyingFile(desk.desk, slot.file);
  // What is on its way takes the place of what lies there.
  const isComing = desk.coming?.place === slot.place;
  return (
    <Card aria-label={slot.label === "" ? "Artwork" : slot.label} gap={4}>
      <FileOfPlace desk={desk} slot={slot} lying={lying} />
      {lying === undefined && <Soft role="status">The file is opened …</Soft>}
      {lying === null && slot.file !== null && (
        <Message tone="error">This file did not come. Please open the page again, or choose another.</Message>
      )}
      {lying && !isComing && <Tools desk={desk} slot={slot} lying={lying} date={date} />}
    </Card>
  );
}
