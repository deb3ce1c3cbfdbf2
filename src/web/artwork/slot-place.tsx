import { acceptedArtwork } from "#domain/artwork/file-rules.ts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import type { ArtworkProgress } from "#web/calls/artwork-progress.ts";
import type { ArtworkSending } from "#web/calls/artwork-sending.ts";
import { createStore, useStore } from "#web/calls/store.ts";
import styles from "./slots.module.css";

interface SeenPicture {
  /** How far it has come to the eye; null where there is none. */
  readonly state: "coming" | "there" | "lost" | null;
  /** Counts tries: each is another picture to the browser. */
  readonly attempt: number;
  readonly onLoad: () => void;
  readonly onError: () => void;
  readonly tryAgain: () => void;
}

/** Whether the picture at an address has come. */
function useSeenPicture(href: string | null): SeenPicture {
  const [held, setHeld] = useState({ href, state: "coming" as "coming" | "there" | "lost", attempt: 0 });
  const now = held.href === href ? held : { href, state: "coming" as const, attempt: 0 };
  return {
    state: href === null ? null : now.state,
    attempt: now.attempt,
    onLoad: () => setHeld({ ...now, state: "there" }),
    onError: () => setHeld({ ...now, state: "lost" }),
    tryAgain: () => setHeld({ ...now, state: "coming", attempt: now.attempt + 1 }),
  };
}

type SeenState = ReturnType<typeof useSeenPicture>["state"];

const NOTHING = createStore<ArtworkProgress | null>(null);

/** What is said of a picture that the shop keeps: it is ready when it is seen. */
function wordsOfKept(state: SeenState, wearsFront: boolean): string {
  switch (state) {
    case "there":
      return wearsFront ? "Same as the front" : "Ready";
    case "coming":
      return "Its picture is coming …";
    case "lost":
      return "Its picture did not come";
    case null:
      return "No picture yet";
  }
}

function wordsOf(progress: ArtworkProgress | null, state: SeenState, wearsFront: boolean): string {
  switch (progress?.step) {
    case "preparing":
      return "Getting ready …";
    case "elsewhere":
      return "Uploading in another tab";
    case "waiting":
      return "Waits its turn";
    case "sending":
      return `Uploading, ${progress.percent}%`;
    case "interrupted":
      return `Interrupted at ${progress.percent}%; carries on by itself`;
    case "paused":
      return `Stopped at ${progress.percent}%`;
    case "reading":
      return "Opening …";
    case "refused":
      return "Not taken";
    default:
      return wordsOfKept(state, wearsFront);
  }
}

interface SlotPictureProps {
  /** Where it is seen; null while the place is empty. */
  readonly href: string | null;
  readonly seen: ReturnType<typeof useSeenPicture>;
}

/** What lies in a place; its frame where it is empty, or the picture does not come. */
function SlotPicture({ href, seen }: SlotPictureProps) {
  const { state, attempt } = seen;
  return (
    <span className={styles.picture} data-empty={state !== "there" || undefined}>
      {href === null || state === "lost" ? null : (
        <img
          key={attempt}
          // What a browser did not get once it would not ask for again.
          src={attempt === 0 ? href : `${href}?again=${attempt}`}
          alt=""
          onLoad={seen.onLoad}
          onError={seen.onError}
        />
      )}
    </span>
  );
}

interface SlotPlaceProps {
  /** The place in words: "Set 2, back". */
  readonly label: string;
  /** "Front" or "Back" where there are both. */
  readonly side: string | null;
  readonly href: string | null;
  /** What lies there, with its page: "card.pdf, page 2". */
  readonly name: string | null;
  /** What is on its way into it. */
  readonly sending: ArtworkSending | null;
  /** It wears the picture of its front until it has one of its own. */
  readonly wearsFront: boolean;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

/** One place for a picture: what lies in it or is on its way, and what can be done with it. */
export function SlotPlace(props: SlotPlaceProps) {
  const { label, side, href, name, sending, wearsFront, isShown } = props;
  const progress = useStore<ArtworkProgress | null>(sending?.progress ?? NOTHING);
  const seen = useSeenPicture(href);
  const isLost = seen.state === "lost" && sending === null;
  const isFilled = sending !== null || (href !== null && !wearsFront);
  const message = progress?.step === "refused" || progress?.step === "paused" ? progress.message : null;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        aria-label={`Show ${label}`}
        onClick={props.onShow}
      >
        <SlotPicture href={href} seen={seen} />
      </button>
      <div className={styles.words}>
        {side === null ? null : <span className={styles.side}>{side}</span>}
        <span className={styles.state}>{wordsOf(progress, seen.state, wearsFront)}</span>
        {name === null ? null : <span className={styles.file}>{name}</span>}
        <span className={styles.ways}>
          <FileButton
            label={`Picture for ${label}`}
            accept={acceptedArtwork}
            look="plain"
            onFiles={([file]) => file && props.onFile(file)}
          >
            {isFilled ? "Replace" : "Choose"}
          </FileButton>
          {sending !== null && progress?.step === "paused" ? (
            <Button look="plain" label={`Try ${label} again`} onClick={() => sending.resume()}>
              Try again
            </Button>
          ) : null}
          {isLost ? (
            <Button look="plain" label={`Try again to show ${label}`} onClick={seen.tryAgain}>
              Try again
            </Button>
          ) : null}
          {isFilled ? (
            <Button look="plain" label={`Remove the picture of ${label}`} onClick={props.onRemove}>
              Remove
            </Button>
          ) : null}
        </span>
        {message === null ? null : <Message tone="error">{message}</Message>}
      </div>
    </div>
  );
}
