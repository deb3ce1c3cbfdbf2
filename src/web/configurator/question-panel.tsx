import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { Slot } from "#domain/configure/sentence.ts";
import styles from "./question-panel.module.css";

/** Where the question of a phrase is asked: what its link leads to. */
export function questionId(slot: Slot): string {
  return `ask-${slot}`;
}

/** The phrase that opens a question. */
function phraseOf(slot: Slot): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
}

const FIELDS = "input:checked, select, input:not([type=hidden]), textarea, button, summary";

/** Opens the question of a phrase, wherever it is folded away, and goes to what is chosen there; one that is open is folded away. */
export function toggleQuestion(slot: Slot): void {
  const body = document.getElementById(questionId(slot));
  const folded = body?.closest("details");
  if (!body || !folded) return;
  folded.open = !folded.open;
  if (!folded.open) return;
  const chosen = body.querySelector<HTMLElement>("input:checked") ?? body.querySelector<HTMLElement>(FIELDS);
  chosen?.focus({ preventScroll: true });
  folded.scrollIntoView({ block: "nearest" });
}

interface QuestionPanelProps {
  readonly slot: Slot;
  readonly label: string;
  /** Open before anybody has pressed anything. */
  readonly opensFirst: boolean;
  readonly onToggle: (slot: Slot, isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * What a phrase of the sentence opens below it, one at a time. Closed, its fields are in the form and are neither laid out nor painted.
 * It has no summary of its own to press: the phrase is that.
 */
export function QuestionPanel({ slot, label, opensFirst, onToggle, children }: QuestionPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (panel.current?.open) onToggle(slot, true);
  }, [slot, onToggle]);
  return (
    <details
      ref={panel}
      name="question"
      className={styles.panel}
      open={opensFirst}
      onToggle={({ currentTarget }) => onToggle(slot, currentTarget.open)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Escape" && !event.defaultPrevented) phraseOf(slot)?.focus();
      }}
    >
      <summary className={styles.summary}>{label}</summary>
      <div id={questionId(slot)} className={styles.body}>
        {children}
      </div>
    </details>
  );
}
