import { messageOf } from "#domain/messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import type { OrderedItem, OrderPageUse } from "./order.types.ts";
import styles from "./artwork-dialog.module.css";
import { ArtworkPlace } from "./artwork-place.tsx";
import { useSentFiles } from "./use-sent-files.ts";

const PAGES = "Further pages of a PDF fill the back of the first, and places that have no file.";

interface ArtworkDialogProps {
  readonly title: string;
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  readonly onClose: () => void;
}

/** What is chosen for the places of a line, sent together. */
function Files({ item, use, onClose }: Omit<ArtworkDialogProps, "title">) {
  const { chosen, choose, takeBack, send, busy, message } = useSentFiles(item, use, onClose);
  return (
    <form
      className={styles.form}
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
    </form>
  );
}

/** Other files for a line of an order, as long as nobody has looked at those that are there. */
export function ArtworkDialog({ title, item, use, onClose }: ArtworkDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {item.artwork === "open" ? (
        <Files item={item} use={use} onClose={onClose} />
      ) : (
        <div className={styles.form}>
          <div role="alert">
            <Message tone="error">{messageOf("artwork-evaluated")}</Message>
          </div>
          <div>
            <Button look="quiet" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
