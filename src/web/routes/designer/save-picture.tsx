import { useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import styles from "./designer.module.css";

/** Draws the picture in pixels; its script comes with the first press. */
async function save(address: string): Promise<void> {
  const { savePng } = await loadChunk(() => import("#web/calls/save-png.ts"));
  await savePng(address);
}

interface SavePictureProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

/** The words as a picture to keep or pass on: in pixels for a message, or as a drawing at its real size. */
export function SavePicture({ catalogue, selection }: SavePictureProps) {
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
