import { createContext, use, useState } from "react";
import type { InfoModal } from "#domain/catalogue/choice.ts";
import type { InfoModalsContent } from "#domain/content/info-modals.ts";
import { Tooltip } from "#ui/feedback/tooltip.tsx";
import { Icon } from "#ui/icon.tsx";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import styles from "./info.module.css";
import instantQuoteStyles from "./instant-quote.module.css";

/** Comes with the first question. */
async function loadDialog() {
  return (await import("./info-dialog.tsx")).InfoDialog;
}

/** What the question marks of a page's form explain; nothing where no page says it. */
export const InfoModalsContext = createContext<InfoModalsContent>({});

interface InfoButtonsProps {
  /** What may be asked about; rows without a modal have none. */
  readonly about: readonly (InfoModal | undefined)[];
  /** The mark alone, right beside the words that it is about. */
  readonly isMark?: boolean;
}

/** Question marks beside a list, each opening a small dialog that explains a choice of it (content-and-lettering.md 2.2). */
export function InfoButtons({ about, isMark }: InfoButtonsProps) {
  const told = use(InfoModalsContext);
  const [Dialog, fetch] = useChunk(loadDialog);
  const [asked, setAsked] = useState<InfoModal | null>(null);
  const shown = about.flatMap((code) => {
    const modal = code && told[code];
    return code && modal ? [{ code, title: modal.title }] : [];
  });
  const modal = asked && told[asked];
  if (shown.length === 0) return null;
  return (
    <div className={styles.asks}>
      {shown.map(({ code, title }) => (
        <button
          key={code}
          type="button"
          className={styles.ask}
          aria-label={`What is this? ${title}`}
          aria-haspopup="dialog"
          onClick={() => {
            setAsked(code);
            fetch().catch(() => setAsked(null));
          }}
        >
          {!isMark && title}
          <Icon name="help" size={isMark ? 16 : 14} />
        </button>
      ))}
      {Dialog && modal && <Dialog modal={modal} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface HelpTooltipProps {
  readonly question: string;
  readonly text: string;
}

/** A question beside a field; its answer is a tooltip. */
export function HelpTooltip({ question, text }: HelpTooltipProps) {
  return (
    <Tooltip align="end" text={text}>
      {(id) => (
        <button type="button" className={instantQuoteStyles.help} aria-describedby={id}>
          {question}
          <Icon name="help" size={14} />
        </button>
      )}
    </Tooltip>
  );
}
