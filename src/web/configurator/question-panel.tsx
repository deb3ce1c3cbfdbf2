import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Slot } from "#domain/configure/sentence.ts";
import styles from "./question-panel.module.css";

/** Where the question of a phrase is asked: what its link leads to. */
export function questionId(slot: Slot): string {
  return `ask-${slot}`;
}

interface OpenQuestions {
  /** Phrases whose questions are open. */
  readonly open: ReadonlySet<Slot>;
  /** Takes over that a part of the form with the question of a phrase was opened or closed. */
  readonly onToggle: (part: string, slot: Slot, isOpen: boolean) => void;
}

const OpenQuestionsContext = createContext<OpenQuestions>({ open: new Set(), onToggle: () => undefined });

/** Knows which questions are open, as the browser tells; what lies in it is not drawn again for that. */
export function OpenQuestionsOf({ children }: { readonly children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlyMap<string, Slot>>(new Map());
  const onToggle = useCallback<OpenQuestions["onToggle"]>((part, slot, isOpen) => {
    setParts((before) => {
      const others = [...before].filter(([one]) => one !== part);
      return new Map(isOpen ? [...others, [part, slot]] : others);
    });
  }, []);
  const questions = useMemo(() => ({ open: new Set(parts.values()), onToggle }), [parts, onToggle]);
  return <OpenQuestionsContext value={questions}>{children}</OpenQuestionsContext>;
}

/** The phrases whose questions are open. */
export function useOpenQuestions(): ReadonlySet<Slot> {
  return use(OpenQuestionsContext).open;
}

/** What a part of the form with the question of a phrase does: it says whether it is open, and Escape leads back to the phrase. */
export function usePartOf(slot: Slot) {
  const part = useId();
  const { onToggle } = use(OpenQuestionsContext);
  return {
    onToggle: useCallback((isOpen: boolean) => onToggle(part, slot, isOpen), [part, slot, onToggle]),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) phraseOf(slot)?.focus();
    },
  };
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
  readonly children: ReactNode;
}

/**
 * What a phrase of the sentence opens below it, one at a time. Closed, its fields are in the form and are neither laid out nor painted.
 * It has no summary of its own to press: the phrase is that.
 */
export function QuestionPanel({ slot, label, opensFirst, children }: QuestionPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const { onToggle, onKeyDown } = usePartOf(slot);
  useEffect(() => {
    if (panel.current?.open) onToggle(true);
  }, [onToggle]);
  return (
    <details
      ref={panel}
      name="question"
      className={styles.panel}
      open={opensFirst}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      onKeyDown={onKeyDown}
    >
      <summary className={styles.summary}>{label}</summary>
      <div id={questionId(slot)} className={styles.body}>
        {children}
      </div>
    </details>
  );
}
