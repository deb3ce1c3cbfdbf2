import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { useFocusWhen } from "#ui/layout/use-focus-when.ts";
import styles from "./page.module.css";

interface DeletableProps {
  readonly name: string;
  /** Answers once it is deleted, or is not. */
  readonly onDelete: () => Promise<void>;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What can be done with something of a list; deleting it asks once more. The focus goes along with the question, and back. */
export function Deletable({ name, onDelete, children }: DeletableProps) {
  const [deletion, setDeletion] = useState<"untouched" | "sure" | "busy" | "left">("untouched");
  const isAsking = deletion === "sure" || deletion === "busy";
  const question = useFocusWhen<HTMLButtonElement>(deletion === "sure");
  const back = useFocusWhen<HTMLButtonElement>(deletion === "left");
  const destroy = async () => {
    setDeletion("busy");
    await onDelete();
    setDeletion("untouched");
  };
  if (isAsking) {
    return (
      <Row gap={4} lines={1} role="group" aria-label={`Delete ${name}?`}>
        <Button
          ref={question}
          look="plain"
          label={`Yes, delete ${name}`}
          busy={deletion === "busy"}
          onClick={() => void destroy()}
        >
          Yes, delete
        </Button>
        <Button look="plain" label={`No, leave ${name}`} onClick={() => setDeletion("left")}>
          No, leave it
        </Button>
      </Row>
    );
  }
  return (
    <Row gap={4} lines={1}>
      {children}
      <Button ref={back} look="plain" label={`Delete ${name}`} onClick={() => setDeletion("sure")}>
        Delete
      </Button>
    </Row>
  );
}

/** What came of a change of a list. */
export interface Announcement {
  readonly tone: "note" | "error";
  readonly text: string;
}

/** What came of the last change; the focus goes there, for the button that was pressed may be gone. */
export function useAnnouncement() {
  const [said, say] = useState<Announcement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.focus();
  }, [said]);
  const status = (
    <div ref={place} role="status" tabIndex={-1} className={styles.said}>
      {said?.tone === "error" ? <Message tone="error">{said.text}</Message> : said?.text}
    </div>
  );
  return { status, say } as const;
}
