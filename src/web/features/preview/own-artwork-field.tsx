import { useId, useRef } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Message } from "../../ui/feedback/message.tsx";
import { ACCEPTED } from "./read-artwork.ts";
import styles from "./preview.module.css";

interface OwnArtworkFieldProps {
  readonly held: boolean;
  /** How sharp the picture will be, in words. */
  readonly resolution: string | null;
  readonly refusal: string | null;
  readonly onTake: (file: File | undefined) => void;
  readonly onRemove: () => void;
}

/** Tries a picture of one's own on the product: chosen here or dropped on the picture. It stays in the browser. */
export const OwnArtworkField = ({ held, resolution, refusal, onTake, onRemove }: OwnArtworkFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className={styles.own}>
      <input
        ref={input}
        id={id}
        className={styles.file}
        type="file"
        accept={ACCEPTED}
        tabIndex={-1}
        aria-label="A picture of your own"
        onChange={(event) => {
          onTake(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <Button look="quiet" onClick={() => input.current?.click()}>
        {held ? "Try another picture" : "Try your own picture"}
      </Button>
      {held ? (
        <Button look="plain" onClick={onRemove}>
          Remove
        </Button>
      ) : null}
      <div className={styles.verdict} aria-live="polite">
        {refusal === null ? null : <Message tone="error">{refusal}</Message>}
        {resolution === null ? null : <p>{resolution}</p>}
      </div>
    </div>
  );
};
