import type { Video } from "#domain/configure/gallery-pictures.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ShopFilm } from "./shop-film.tsx";
import styles from "./product-gallery.module.css";

interface DispenserDialogProps {
  readonly video: Video;
  readonly fromQuantity: number;
  readonly onClose: () => void;
}

/** The dispenser in action, larger. */
export function DispenserDialog({ video, fromQuantity, onClose }: DispenserDialogProps) {
  return (
    <Dialog
      title={`Free Roll Dispenser for ${fromQuantity} Quantity or Up *`}
      width="picture"
      onClose={onClose}
    >
      <div className={styles.larger}>
        <ShopFilm video={video} words="The roll dispenser in action" active near />
        <p className={styles.caption}>* One free with a roll order of {fromQuantity} or more.</p>
      </div>
    </Dialog>
  );
}
