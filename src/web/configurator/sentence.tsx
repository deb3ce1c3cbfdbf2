import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { SentencePart, Question } from "#domain/configure/sentence.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { questionId, toggleQuestion, useOpenQuestions } from "./question-panel.tsx";
import styles from "./sentence.module.css";

type Answer = Exclude<SentencePart, string>;

function answersIn(parts: readonly SentencePart[]): readonly Answer[] {
  return parts.filter((part) => typeof part !== "string");
}

/** How long an answer that another choice has changed is marked. */
const MARKED_MS = 1200;

/** The answers that changed without their own question being open: what another choice brought along. */
function useChangedAnswers(parts: readonly SentencePart[], open: ReadonlySet<Question>): readonly Answer[] {
  const shown = useRef(parts);
  const [changed, setChanged] = useState<readonly Answer[]>([]);
  useEffect(() => {
    const before = new Map(answersIn(shown.current).map(({ question, words }) => [question, words]));
    shown.current = parts;
    const others = answersIn(parts).filter(
      ({ question, words }) => !open.has(question) && (before.get(question) ?? words) !== words,
    );
    if (others.length > 0) setChanged(others);
  }, [parts, open]);
  // Of its own: whatever is opened meanwhile, the mark goes.
  useEffect(() => {
    if (changed.length === 0) return undefined;
    const timer = setTimeout(() => setChanged([]), MARKED_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}

const NAMES: Readonly<Record<Question, string>> = {
  quantity: "Quantity",
  product: "Product",
  size: "Size",
  shape: "Shape",
  material: "Material",
  finishing: "Finishing",
  printedSide: "Printed side",
  features: "Print features",
  supply: "Supply",
  installReady: "Install ready",
};

interface AnswerLinkProps {
  readonly answer: Answer;
  readonly isOpen: boolean;
  readonly isWrong: boolean;
  readonly isChanged: boolean;
}

/**
 * A phrase that opens its question; heard alone, it says that first: "Size: 50 × 50 mm". It is a link, which breaks across lines as
 * words do, and which opens the question by itself before the page's script has come, or without one: its target lies in a closed
 * `details`.
 */
function AnswerLink({ answer: { question, words }, isOpen, isWrong, isChanged }: AnswerLinkProps) {
  return (
    <a
      href={`#${questionId(question)}`}
      role="button"
      data-question={question}
      aria-expanded={isOpen}
      aria-controls={questionId(question)}
      aria-label={`${NAMES[question]}: ${words}${isWrong ? ", please check" : ""}`}
      className={styles.answer}
      data-wrong={isWrong || undefined}
      data-changed={isChanged || undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        toggleQuestion(question);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== " ") return;
        event.preventDefault();
        toggleQuestion(question);
      }}
    >
      <span>{words}</span>
      {isWrong && <Icon name="alert" size={16} />}
    </a>
  );
}

interface SentenceProps {
  readonly parts: readonly SentencePart[];
  /** Answers that keep it from being ordered. */
  readonly wrong: ReadonlySet<Question>;
}

/** All that is bought, in one sentence whose phrases are the form's controls (decision 330). */
export function Sentence({ parts, wrong }: SentenceProps) {
  const open = useOpenQuestions();
  const changed = useChangedAnswers(parts, open);
  return (
    <>
      <p className={styles.sentence}>
        {parts.map((part, at) =>
          typeof part === "string" ? (
            // Each text is all there is of its element: a browser's translator puts others in the place of texts.
            <span key={`${at}`}>{part}</span>
          ) : (
            <AnswerLink
              key={part.question}
              answer={part}
              isOpen={open.has(part.question)}
              isWrong={wrong.has(part.question)}
              isChanged={changed.some(({ question }) => question === part.question)}
            />
          ),
        )}
      </p>
      <p aria-live="polite" className={styles.said}>
        <VisuallyHidden>
          {changed.map(({ question, words }) => `${NAMES[question]} is now ${words}.`).join(" ")}
        </VisuallyHidden>
      </p>
    </>
  );
}
