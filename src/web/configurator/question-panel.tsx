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
import type { Question } from "#domain/configure/sentence.ts";
import styles from "./question-panel.module.css";

/** Where the question of a phrase is asked: what its link leads to. */
export function questionId(question: Question): string {
  return `ask-${question}`;
}

interface OpenQuestions {
  /** Phrases whose questions are open. */
  readonly open: ReadonlySet<Question>;
  /** Takes over that a part of the form with the question of a phrase was opened or closed. */
  readonly onToggle: (part: string, question: Question, isOpen: boolean) => void;
}

const OpenQuestionsContext = createContext<OpenQuestions>({ open: new Set(), onToggle: () => undefined });

/** Knows which questions are open, as the browser tells; what lies in it is not drawn again for that. */
export function OpenQuestionsOf({ children }: { readonly children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlyMap<string, Question>>(new Map());
  const onToggle = useCallback<OpenQuestions["onToggle"]>((part, question, isOpen) => {
    setParts((before) => {
      const others = [...before].filter(([one]) => one !== part);
      return new Map(isOpen ? [...others, [part, question]] : others);
    });
  }, []);
  const questions = useMemo(() => ({ open: new Set(parts.values()), onToggle }), [parts, onToggle]);
  return <OpenQuestionsContext value={questions}>{children}</OpenQuestionsContext>;
}

/** The phrases whose questions are open. */
export function useOpenQuestions(): ReadonlySet<Question> {
  return use(OpenQuestionsContext).open;
}

/** What a part of the form with the question of a phrase does: it says whether it is open, and Escape leads back to the phrase. */
export function usePartOf(question: Question) {
  const part = useId();
  const { onToggle } = use(OpenQuestionsContext);
  return {
    onToggle: useCallback((isOpen: boolean) => onToggle(part, question, isOpen), [part, question, onToggle]),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) phraseOf(question)?.focus();
    },
  };
}

/** The phrase that opens a question. */
function phraseOf(question: Question): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-question="${question}"]`);
}

const FIELDS = "input:checked, select, input:not([type=hidden]), textarea, button, summary";

/** Opens the question of a phrase, wherever it is folded away, and goes to what is chosen there; one that is open is folded away. */
export function toggleQuestion(question: Question): void {
  const body = document.getElementById(questionId(question));
  const folded = body?.closest("details");
  if (!body || !folded) return;
  folded.open = !folded.open;
  if (!folded.open) return;
  const chosen = body.querySelector<HTMLElement>("input:checked") ?? body.querySelector<HTMLElement>(FIELDS);
  chosen?.focus({ preventScroll: true });
  folded.scrollIntoView({ block: "nearest" });
}

interface QuestionPanelProps {
  readonly question: Question;
  readonly label: string;
  /** Open before anybody has pressed anything. */
  readonly opensFirst: boolean;
  readonly children: ReactNode;
}

/**
 * What a phrase of the sentence opens below it, one at a time. Closed, its fields are in the form and are neither laid out nor painted.
 * It has no summary of its own to press: the phrase is that.
 */
export function QuestionPanel({ question, label, opensFirst, children }: QuestionPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const { onToggle, onKeyDown } = usePartOf(question);
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
      <div id={questionId(question)} className={styles.body}>
        {children}
      </div>
    </details>
  );
}
