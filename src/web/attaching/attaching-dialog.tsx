import { useEffect, useRef } from "react";
import type { Attaching, AttachingGuide } from "#domain/content/attaching.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./attaching-dialog.module.css";

/** Of the drawings, by `scripts/pictures/attaching.ts`. */
const DRAWING_SIZE = { width: 780, height: 520 } as const;

function Steps({ code, steps }: AttachingGuide) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ words, seen }, index) => (
        <li key={words} className={styles.step}>
          <img
            className={styles.drawing}
            src={`/pictures/attaching/${code}-${index + 1}.svg`}
            alt={seen}
            {...DRAWING_SIZE}
          />
          <p className={styles.words}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            {words}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface AttachingDialogProps {
  readonly guides: Attaching["guides"];
  readonly code: AttachingGuide["code"];
  readonly onSwitch: (code: AttachingGuide["code"]) => void;
  readonly onClose: () => void;
}

/** Six steps by which lettering is put up, each with its drawing; they can be printed, and lead to the other way. */
export function AttachingDialog({ guides, code, onSwitch, onClose }: AttachingDialogProps) {
  const top = useRef<HTMLDivElement>(null);
  const guide = guides.find((one) => one.code === code);
  const other = guides.find((one) => one.code !== code);
  useEffect(() => {
    top.current?.closest("dialog")?.scrollTo(0, 0);
  }, [code]);
  if (guide === undefined) return null;
  return (
    <Dialog title={guide.title} width="wide" onClose={onClose}>
      <div ref={top} className={styles.sheet}>
        <p className={styles.printed}>{guide.title}</p>
        <Steps {...guide} />
        <div className={styles.foot}>
          <Button look="quiet" onClick={() => window.print()}>
            <Icon name="print" />
            Print these steps
          </Button>
          {other && (
            <Button look="plain" onClick={() => onSwitch(other.code)}>
              {other.title}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
