import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./special-processing-entry.module.css";

interface SpecialProcessingEntryProps {
  /** The remark of a product with a special-quote link: "Single Colour Printing". */
  readonly remark: string | null;
  readonly busy: boolean;
  /** The form could not be fetched. */
  readonly failure: string | null;
  readonly onOpen: (singleColour: boolean) => void;
}

/** Where the options of the page end: what they do not cover is asked for by hand. */
export function SpecialProcessingEntry({ remark, busy, failure, onOpen }: SpecialProcessingEntryProps) {
  return (
    <div className={styles.entry}>
      <p className={styles.words}>
        Foil, white ink, numbering or something of your own? Ask for it, with your files.
        {remark !== null && (
          <>
            {" "}
            For {remark.toLowerCase()}{" "}
            <Button look="plain" onClick={() => onOpen(true)}>
              request a special quote
            </Button>
            .
          </>
        )}
      </p>
      <Button look="quiet" busy={busy} onClick={() => onOpen(false)}>
        <Icon name="sparkle" />
        Special processing
      </Button>
      <div role="alert" className={styles.failure}>
        {failure !== null && <Message tone="error">{failure}</Message>}
      </div>
    </div>
  );
}
