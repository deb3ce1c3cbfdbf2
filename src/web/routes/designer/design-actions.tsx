import { useCallback, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import { pendingAction } from "#web/sign-in/pending-action.ts";
import styles from "./designer.module.css";

/** Not needed for words and prices: it comes with the first press. */
async function loadKeepHost() {
  return (await import("./keep-host.tsx")).KeepHost;
}

/** Who signed in to keep a design is back. */
function isKeepExpected(): boolean {
  return pendingAction()?.kind === "keep-design";
}

/** Draws the picture in pixels; its script comes with the first press. */
async function save(address: string): Promise<void> {
  const { savePng } = await loadChunk(() => import("#web/calls/save-png.ts"));
  await savePng(address);
}

interface DesignProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

/** The words as a picture to keep or pass on: in pixels for a message, or as a drawing at its real size. */
function SavePicture({ catalogue, selection }: DesignProps) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const { lettering } = selection;
  if (lettering === null || !catalogue.measureLettering(lettering).ok) return null;
  const query = new URLSearchParams(selectionToWire(catalogue, selection)).toString();
  const address = `/api/quote/get/words.svg?${query}`;
  return (
    <>
      <span className={styles.save}>
        <span className={styles.note}>Save a picture</span>
        <Button
          look="plain"
          label="Save a picture as PNG"
          busy={state === "busy"}
          onClick={() => {
            setState("busy");
            save(address).then(
              () => setState("idle"),
              () => setState("failed"),
            );
          }}
        >
          PNG
        </Button>
        <a href={address} download aria-label="Save a picture as SVG">
          SVG
        </a>
      </span>
      {state === "failed" ? (
        <div role="alert">
          <Message tone="error">The picture could not be made. Please try again.</Message>
        </div>
      ) : null}
    </>
  );
}

/** The places come with the first press. */
const SeenThere = lazyComponent(
  async () => (await import("./see-words.tsx")).SeeWordsThere,
  ({ onAgain }) => <TryAgain words="The places could not be loaded." onAgain={onAgain} />,
);

/** The way to the words in a place where they can be moved, and on a photo. */
function SeeWords({ catalogue, selection }: DesignProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isWritten = selection.lettering !== null && catalogue.measureLettering(selection.lettering).ok;
  return (
    <>
      <Button look="quiet" disabled={!isWritten} onClick={() => setOpen(true)}>
        See it there
      </Button>
      {isOpen === null ? null : (
        <SeenThere {...{ catalogue, selection }} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** What can be done with words besides ordering them. */
function Actions({ catalogue, selection }: DesignProps) {
  const [KeepHost, fetchKeepHost] = useChunk(loadKeepHost, isKeepExpected);
  const [asked, setAsked] = useState(0);
  const [isLost, setLost] = useState(false);
  const keep = useCallback(() => {
    setAsked((count) => count + 1);
    setLost(false);
    if (KeepHost === null) fetchKeepHost().catch(() => setLost(true));
  }, [KeepHost, fetchKeepHost]);
  return (
    <div role="group" aria-label="Your design" className={styles.actions}>
      <Row gap={4} lines={2}>
        <SeeWords catalogue={catalogue} selection={selection} />
        <Button look="quiet" busy={asked > 0 && KeepHost === null && !isLost} onClick={keep}>
          Keep this design
        </Button>
        <SavePicture catalogue={catalogue} selection={selection} />
      </Row>
      {isLost ? <Message tone="error">This could not be loaded. Please try again.</Message> : null}
      {KeepHost === null ? null : <KeepHost catalogue={catalogue} selection={selection} asked={asked} />}
    </div>
  );
}

/** What can be done with words once there are some; their place is there before. */
export function DesignActions(props: DesignProps) {
  const isEmpty = (props.selection.lettering?.text ?? "").trim() === "";
  return <div className={styles.place}>{isEmpty ? null : <Actions {...props} />}</div>;
}
