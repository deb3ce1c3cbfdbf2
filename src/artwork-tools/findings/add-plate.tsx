import { useEffect, useId, useState } from "react";
import { mainColours } from "#domain/artwork/main-colours.ts";
import type { PiecePlate, PlateKind } from "#domain/artwork/special-plates.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { picturePixels } from "../cut-line/picture-pixels.ts";
import { acceptedArtwork } from "#domain/artwork/file-rules.ts";
import { type ArtworkSource, pictureAddress } from "../artwork-source.ts";
import styles from "./findings.module.css";

const questions: Readonly<Record<PlateKind, string>> = {
  foil: "Which colour is foil?",
  emboss: "Which colour is raised or pressed in?",
  spotUv: "Which colour is glossy?",
  white: "Which colour has white below it?",
};

/** As many as are told apart at a glance. */
const MOST_COLOURS = 6;
async function coloursOf(address: string): Promise<readonly string[]> {
  const answer = await fetch(address);
  if (!answer.ok) return [];
  const { fine } = await picturePixels(await answer.blob());
  return mainColours(fine.pixels, MOST_COLOURS);
}

/** The colours of a picture that the shop keeps; none until they are counted. */
function useColours(address: string): readonly string[] {
  const [counted, setCounted] = useState<{
    readonly address: string;
    readonly colours: readonly string[];
  } | null>(null);
  useEffect(() => {
    let isStale = false;
    coloursOf(address)
      .then((colours) => {
        if (!isStale) setCounted({ address, colours });
      })
      .catch(console.error);
    return () => {
      isStale = true;
    };
  }, [address]);
  return counted?.address === address ? counted.colours : [];
}

interface AddPlateProps {
  readonly source: ArtworkSource;
  readonly artworkId: string;
  readonly plate: PiecePlate;
  /** As large as the longer side of the file is printed, in millimetres. */
  readonly longerSideMm: number;
  /** Takes the file with the plate in place of the one before. */
  readonly onAdded: (file: File) => void;
}

type Making = Awaited<ReturnType<typeof load>>;

function load() {
  return loadChunk(() => import("./plated-file.ts"));
}

/** Has the shop add the plate; one at a time. What was refused is said. */
function useAdding({ source, artworkId, plate, longerSideMm, onAdded }: AddPlateProps) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly fault: string }>({
    isBusy: false,
    fault: "",
  });
  const add = async (make: (making: Making) => ReturnType<Making["fileWithPlate"]>) => {
    if (state.isBusy) return;
    setState({ isBusy: true, fault: "" });
    const made = await load().then(make);
    setState({ isBusy: false, fault: made.ok ? "" : made.message });
    if (made.ok) onAdded(made.file);
  };
  const wanted = { source, artworkId, plate, longerSideMm };
  return {
    ...state,
    byColour: (colour: string) => void add(({ fileWithPlate }) => fileWithPlate(wanted, colour)),
    bySecond: (file: File) => void add(({ fileWithSecond }) => fileWithSecond(wanted, file)),
  };
}

/** Says where a plate goes that the file does not say it of: by a colour of the picture, or by a second file. */
export function AddPlate(props: AddPlateProps) {
  const { source, artworkId, plate } = props;
  const { isBusy, fault, byColour, bySecond } = useAdding(props);
  const colours = useColours(pictureAddress(source, artworkId, "thumbnail"));
  const [own, setOwn] = useState("#c8a020");
  const question = questions[plate.kind];
  const ownId = useId();
  return (
    <div className={styles.add} role="group" aria-label={question} aria-busy={isBusy}>
      <p>{isBusy ? "We add it to your file …" : question}</p>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.colour}
          style={{ background: colour }}
          aria-label={`The colour ${colour}`}
          aria-disabled={isBusy || undefined}
          onClick={() => byColour(colour)}
        />
      ))}
      <div className={styles.own}>
        <label htmlFor={ownId}>Another colour</label>
        <input id={ownId} type="color" value={own} onChange={(event) => setOwn(event.target.value)} />
        <Button look="plain" busy={isBusy} onClick={() => byColour(own)}>
          Use this colour
        </Button>
      </div>
      <FileButton
        label="Second file"
        accept={acceptedArtwork}
        look="plain"
        busy={isBusy}
        onFiles={([file]) => file && bySecond(file)}
      >
        Or add a second file, black where it goes
      </FileButton>
      <div role="status">{fault === "" ? null : <Message tone="error">{fault}</Message>}</div>
    </div>
  );
}
