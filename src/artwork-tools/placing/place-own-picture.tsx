import { useState } from "react";
import { withPlacing } from "#domain/configure/artwork/arrange-artwork.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { takesPlacing } from "#domain/preview/subject/cut-round-picture.ts";
import { Button } from "#ui/button.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import type { ChangeSelection } from "../scene/change-selection.types.ts";
import type { PlacingDialogProps } from "./placing-dialog.tsx";
import styles from "./with-picture.module.css";

/** The editor comes when it is asked for. */
const LateDialog = lazyComponent(
  async () => (await import("./placing-dialog.tsx")).PlacingDialog,
  ({ onAgain }) => <TryAgain words="The tools for placing could not be loaded." onAgain={onAgain} />,
);

interface PlaceOwnPictureProps extends Pick<
  PlacingDialogProps,
  "designs" | "catalogue" | "selection" | "side" | "facts"
> {
  /** Null while there is none, or it is not shown yet. */
  readonly artwork: OwnArtwork | null;
  /** Its place among the files of the selection, from 0. */
  readonly at: number;
  readonly change: ChangeSelection;
}

/** The way to where one's own picture lies on the product: moved, sized and turned in millimetres. */
export function PlaceOwnPicture({ artwork, at, change, ...piece }: PlaceOwnPictureProps) {
  const [open, setOpen] = useState(false);
  if (artwork === null || !takesPlacing(piece.catalogue, piece.selection)) return null;
  const { placing = null } = artwork;
  const onPlace = (next: Placing | null) =>
    change((now) => ({ field: "artwork", choice: withPlacing(now.artwork, at, next) }));
  return (
    <div className={styles.cutOut}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Place my picture
      </Button>
      <p>
        {placing === null
          ? "Move it, size it and turn it, in millimetres."
          : "It lies where you have placed it."}
      </p>
      {open ? (
        <LateDialog {...piece} {...{ artwork, placing, onPlace }} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
