import { type ReactNode, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { ACCEPTED } from "../read-artwork.ts";
import styles from "./places.module.css";
import type { PhotoEditor } from "./use-photo.ts";

/** A button that opens the device's photos. */
export function ChoosePhoto({
  editor,
  children,
}: {
  readonly editor: PhotoEditor;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept={ACCEPTED}
        tabIndex={-1}
        aria-hidden="true"
        data-testid="own-photo"
        onChange={(event) => {
          editor.take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <Button look="quiet" busy={editor.isReading} onClick={() => input.current?.click()}>
        {editor.isReading ? "Opening the photo …" : children}
      </Button>
    </>
  );
}

/** Why a photo was not taken. */
export function PhotoRefusal({ editor: { refusal } }: { readonly editor: PhotoEditor }) {
  return <div aria-live="polite">{refusal === null ? null : <Message tone="error">{refusal}</Message>}</div>;
}

/** Takes a photo that is dropped on it; the button does the same. */
export function PhotoTarget({
  editor,
  children,
}: {
  readonly editor: PhotoEditor;
  readonly children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.seen}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        editor.take(event.dataTransfer.files[0]);
      }}
    >
      {children}
    </div>
  );
}
