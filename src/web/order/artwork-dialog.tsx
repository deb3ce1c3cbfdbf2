import { acceptedArtwork } from "#domain/artwork/file-rules.ts";
import { messageOf } from "#domain/messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import { Stack } from "#ui/layout/boxes.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { ArtworkProgress } from "#web/calls/artwork-progress.ts";
import { useStore } from "#web/calls/store.ts";
import type { OrderedItem, OrderPageUse } from "./order.types.ts";
import { type SendingFile, useSubmittedFiles } from "./use-submitted-files.ts";
import styles from "./artwork-dialog.module.css";

const PAGES = "Further pages of a PDF fill the back of the first, and places that have no file.";

interface ArtworkDialogProps {
  readonly title: string;
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  readonly onClose: () => void;
}

function stateOf(progress: ArtworkProgress): string {
  switch (progress.step) {
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
    case "kept":
      return "Ready to be sent";
    case "refused":
    case "cancelled":
      return "Not taken";
  }
}

/** A file on its way: each percent would be too much to hear. */
function Chosen({ chosen: { name, sending }, onTakeBack }: { chosen: SendingFile; onTakeBack: () => void }) {
  const progress = useStore(sending.progress);
  const { step } = progress;
  const isPartly = step === "sending" || step === "interrupted" || step === "paused";
  const message = step === "refused" || step === "paused" ? progress.message : null;
  const heard = step === "sending" ? "Uploading" : stateOf(progress);
  return (
    <div className={styles.chosen} data-state={step}>
      <span className={styles.name}>{name}</span>
      {isPartly && (
        <ProgressBar label={`Progress of ${name}`} value={progress.percent} stands={step !== "sending"} />
      )}
      <span aria-hidden="true" className={styles.state}>
        {stateOf(progress)}
      </span>
      <div role="status">
        <VisuallyHidden>{heard}</VisuallyHidden>
      </div>
      <div role="alert">{message !== null && <Message tone="error">{message}</Message>}</div>
      <span className={styles.ways}>
        {step === "paused" && (
          <Button look="plain" label={`Resume ${name}`} onClick={() => sending.resume()}>
            Resume
          </Button>
        )}
        <Button look="plain" label={`Take it back: ${name}`} onClick={onTakeBack}>
          Take it back
        </Button>
      </span>
    </div>
  );
}

interface ArtworkPlaceProps {
  /** "Set 2 (Plum), back"; "" where there is only one place. */
  readonly label: string;
  /** The name of what lies there; null where nothing does. */
  readonly before: string | null;
  readonly chosen: SendingFile | null;
  readonly onFile: (file: File) => void;
  readonly onTakeBack: () => void;
}

/** One place for a file: what lies there, and what is chosen instead. */
function ArtworkPlace({ label, before, chosen, onFile, onTakeBack }: ArtworkPlaceProps) {
  const drop = useDropPlace({ onDrop: ([file]) => file && onFile(file) });
  const isFilled = before !== null || chosen !== null;
  return (
    <li className={styles.place} {...drop}>
      <div className={styles.words}>
        {label !== "" && <span className={styles.label}>{label}</span>}
        <span className={styles.before}>{before === null ? "No file yet" : `Now: ${before}`}</span>
      </div>
      <FileButton
        label={label === "" ? "Your file" : `File for ${label}`}
        accept={acceptedArtwork}
        onFiles={([file]) => file && onFile(file)}
      >
        {isFilled ? "Choose another file" : "Choose a file"}
      </FileButton>
      {chosen !== null && <Chosen key={chosen.key} chosen={chosen} onTakeBack={onTakeBack} />}
    </li>
  );
}

/** What is chosen for the places of a line, sent together. */
function Files({ item, use, onClose }: Omit<ArtworkDialogProps, "title">) {
  const { chosen, choose, takeBack, send, busy, message } = useSubmittedFiles(item, use, onClose);
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className={styles.hint}>
        PDF, AI, SVG, TIFF, PNG, JPEG, WebP, GIF or AVIF. We check what you send at its ordered size, and your
        next proof shows it.{item.places.length > 1 ? ` ${PAGES}` : ""}
      </p>
      <ul className={styles.places} aria-label="Places">
        {item.places.map((place, at) => (
          <ArtworkPlace
            key={place.label}
            label={place.label}
            before={place.file_name}
            chosen={chosen.get(at) ?? null}
            onFile={(file) => choose(at, file)}
            onTakeBack={() => takeBack(at)}
          />
        ))}
      </ul>
      <div role="alert">{message !== null && <Message tone="error">{message}</Message>}</div>
      <div className={styles.foot}>
        <Button look="main" type="submit" busy={busy}>
          {busy ? "Sending" : "Send"}
        </Button>
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
      </div>
    </Stack>
  );
}

/** Other files for a line of an order, as long as nobody has looked at those that are there. */
export function ArtworkDialog({ title, item, use, onClose }: ArtworkDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {item.artwork === "open" ? (
        <Files item={item} use={use} onClose={onClose} />
      ) : (
        <Stack gap={4}>
          <div role="alert">
            <Message tone="error">{messageOf("artwork-evaluated")}</Message>
          </div>
          <div>
            <Button look="quiet" onClick={onClose}>
              Close
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
