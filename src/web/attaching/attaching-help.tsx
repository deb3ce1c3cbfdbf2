import { useState } from "react";
import type { Attaching, AttachingGuide } from "#domain/content/attaching.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Icon } from "#ui/icon.tsx";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import styles from "./attaching-help.module.css";

type Code = AttachingGuide["code"];

/** Comes with the first question. */
async function loadDialog() {
  return (await import("./attaching-dialog.tsx")).AttachingDialog;
}

interface AttachingHelpProps {
  readonly guides: Attaching["guides"];
  /** The guide for what is chosen; it stands first. */
  readonly suggested?: Code | null;
  /** Why it is suggested, in a sentence. */
  readonly why?: string;
  /** Only the suggested one is offered; the dialog leads to the other. */
  readonly single?: boolean;
}

/** The ways to the two dialogs that say how lettering is put up. */
export function AttachingHelp({ guides, suggested = null, why, single = false }: AttachingHelpProps) {
  const [Dialog, fetch] = useChunk(loadDialog);
  const [asked, setAsked] = useState<Code | null>(null);
  const [isLost, setIsLost] = useState(false);
  const isSuggested = ({ code }: AttachingGuide) => code === suggested;
  const ordered = guides.toSorted((one, other) => Number(isSuggested(other)) - Number(isSuggested(one)));
  const ask = (code: Code) => {
    setAsked(code);
    setIsLost(false);
    fetch().catch(() => {
      setAsked(null);
      setIsLost(true);
    });
  };
  return (
    <div className={styles.help}>
      {why !== undefined && <p className={styles.why}>{why}</p>}
      {ordered
        .filter((guide) => !single || isSuggested(guide))
        .map((guide) => (
          <button
            key={guide.code}
            type="button"
            className={styles.ask}
            aria-haspopup="dialog"
            onClick={() => ask(guide.code)}
          >
            <Icon name="help" size={14} />
            {guide.title}
          </button>
        ))}
      <div role="alert">
        {isLost && <Message tone="error">The steps did not load. Please try again.</Message>}
      </div>
      {Dialog && asked && (
        <Dialog guides={guides} code={asked} onSwitch={setAsked} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
