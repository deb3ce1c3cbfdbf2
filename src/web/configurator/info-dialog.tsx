import { STAGE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import type { InfoModalView } from "#domain/content/info-modals.ts";
import { Dialog } from "#ui/dialog.tsx";
import styles from "./info.module.css";

interface InfoDialogProps {
  readonly modal: InfoModalView;
  readonly onClose: () => void;
}

/** A choice of the form explained in a few words and a picture. */
export function InfoDialog({ modal: { title, paragraphs, picture }, onClose }: InfoDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.words}>
        <img className={styles.picture} src={picture.filePath} alt={picture.words} {...STAGE_PICTURE_SIZE} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
