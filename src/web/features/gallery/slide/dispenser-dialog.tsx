import { type ReactNode, useEffect, useId, useRef } from "react";
import { type Video, webmOf } from "../../../../domain/configure/gallery/pictures.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useReducedMotion } from "../use-reduced-motion.ts";
import styles from "./dispenser-dialog.module.css";

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own dialog: Escape closes it, so does a press beside it, and focus returns to where it was. */
const Sheet = ({ title, onClose, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <div className={styles.sheet}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </dialog>
  );
};

interface DispenserDialogProps {
  readonly video: Video;
  readonly fromQuantity: number;
  readonly onClose: () => void;
}

/** The dispenser in action. */
export const DispenserDialog = ({ video, fromQuantity, onClose }: DispenserDialogProps) => {
  const still = useReducedMotion();
  return (
    <Sheet title={`Free Roll Dispenser for ${fromQuantity} Quantity or Up *`} onClose={onClose}>
      <video
        className={styles.video}
        aria-label="The roll dispenser in action"
        poster={video.thumbnail}
        autoPlay={!still}
        controls
        muted
        loop
        playsInline
      >
        <source src={webmOf(video.source)} type="video/webm" />
        <source src={video.source} type="video/mp4" />
      </video>
      <p className={styles.footnote}>* One free with a roll order of {fromQuantity} or more.</p>
    </Sheet>
  );
};
