import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import type { CutLineState } from "./use-cut-line.ts";
import type { CorrectDialogProps } from "./correct-dialog.tsx";

/** The editor comes when it is asked for. */
const LateDialog = lazyComponent(
  async () => (await import("./correct-dialog.tsx")).CorrectDialog,
  ({ onAgain }) => <TryAgain words="The tools for the cut line could not be loaded." onAgain={onAgain} />,
);

/** What is cut, and the picture it goes round, which the page shows. */
export interface LineOnProduct extends Pick<CorrectDialogProps, "designs" | "catalogue" | "selection"> {
  readonly artwork: CorrectDialogProps["artwork"] | null;
  readonly file: Blob | null;
}

interface CorrectLineProps extends LineOnProduct {
  readonly cut: CutLineState;
}

type Opened = Pick<CorrectDialogProps, "artwork" | "file" | "opened">;

/** The way to correcting a line by hand, and back to how it was found. */
export function CorrectLine({ cut, artwork, file, ...product }: CorrectLineProps) {
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState<Opened | null>(null);
  const { shown, found, isCorrected, correct } = cut;
  const close = () => {
    setWanted(false);
    setOpen(null);
  };
  // A line that is drawn or fetched just now is waited for; what is corrected then stays, whatever comes of the page's line.
  if (isWanted && open === null && artwork && file && shown) setOpen({ artwork, file, opened: shown });
  return (
    <>
      <Button look="quiet" onClick={() => setWanted(true)}>
        Correct the line
      </Button>
      {isCorrected ? (
        <Button look="plain" onClick={() => correct(null)}>
          As found
        </Button>
      ) : null}
      {open === null ? null : (
        <LateDialog {...product} {...open} found={found} onCorrect={correct} onClose={close} />
      )}
    </>
  );
}
