import { useCallback, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { pendingAction } from "#web/sign-in/pending-action.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import { SavePicture } from "./save-picture.tsx";
import styles from "./designer.module.css";

/** Not needed for words and prices: it comes with the first press. */
async function loadKeepHost() {
  return (await import("./keep-host.tsx")).KeepHost;
}

/** Who signed in to keep a design is back. */
function isKeepExpected(): boolean {
  return pendingAction()?.kind === "keep-design";
}

export interface DesignActionsProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

/** What can be done with a design besides ordering it. */
export function DesignActions({ catalogue, selection }: DesignActionsProps) {
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
      <div className={styles.ways}>
        <Button look="quiet" busy={asked > 0 && KeepHost === null && !isLost} onClick={keep}>
          Keep this design
        </Button>
        <SavePicture catalogue={catalogue} selection={selection} />
      </div>
      {isLost ? <Message tone="error">This could not be loaded. Please try again.</Message> : null}
      {KeepHost === null ? null : <KeepHost catalogue={catalogue} selection={selection} asked={asked} />}
    </div>
  );
}
