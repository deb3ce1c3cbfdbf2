import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { SentencePart, Slot } from "#domain/configure/sentence.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { questionId } from "./question-panel.tsx";
import styles from "./sentence.module.css";

type Answer = Exclude<SentencePart, string>;

function answersIn(parts: readonly SentencePart[]): readonly Answer[] {
  return parts.filter((part) => typeof part !== "string");
}

/** How long an answer that another choice has changed is marked. */
const MARKED_MS = 1200;

/** The answers that changed without their own question being open: what another choice brought along. */
function useChangedAnswers(parts: readonly SentencePart[], open: Slot | null): readonly Answer[] {
  const shown = useRef(parts);
  const [changed, setChanged] = useState<readonly Answer[]>([]);
  useEffect(() => {
    const before = new Map(answersIn(shown.current).map(({ slot, words }) => [slot, words]));
    shown.current = parts;
    const others = answersIn(parts).filter(
      ({ slot, words }) => slot !== open && (before.get(slot) ?? words) !== words,
    );
    if (others.length === 0) return undefined;
    setChanged(others);
    const timer = setTimeout(() => setChanged([]), MARKED_MS);
    return () => clearTimeout(timer);
  }, [parts, open]);
  return changed;
}

const NAMES: Readonly<Record<Slot, string>> = {
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
  readonly onPress: (slot: Slot) => void;
}

/**
 * A phrase that opens its question; heard alone, it says that first: "Size: 50 × 50 mm". It is a link, which breaks across lines as
 * words do, and which opens the question by itself before the page's script has come, or without one: its target lies in a closed
 * `details`.
 */
function AnswerLink({ answer: { slot, words }, isOpen, isWrong, isChanged, onPress }: AnswerLinkProps) {
  return (
    <a
      href={`#${questionId(slot)}`}
      role="button"
      data-slot={slot}
      aria-expanded={isOpen}
      aria-controls={questionId(slot)}
      aria-label={`${NAMES[slot]}: ${words}${isWrong ? ", please check" : ""}`}
      className={styles.answer}
      data-wrong={isWrong || undefined}
      data-changed={isChanged || undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onPress(slot);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== " ") return;
        event.preventDefault();
        onPress(slot);
      }}
    >
      <span>{words}</span>
      {isWrong && <Icon name="alert" size={16} />}
    </a>
  );
}

interface SentenceProps {
  readonly parts: readonly SentencePart[];
  /** The question that is open. */
  readonly open: Slot | null;
  /** Answers that keep it from being ordered. */
  readonly wrong: ReadonlySet<Slot>;
  readonly onPress: (slot: Slot) => void;
}

/** All that is bought, in one sentence whose phrases are the form's controls (decision 330). */
export function Sentence({ parts, open, wrong, onPress }: SentenceProps) {
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
              key={part.slot}
              answer={part}
              isOpen={part.slot === open}
              isWrong={wrong.has(part.slot)}
              isChanged={changed.some(({ slot }) => slot === part.slot)}
              onPress={onPress}
            />
          ),
        )}
      </p>
      <p aria-live="polite" className={styles.said}>
        <VisuallyHidden>
          {changed.map(({ slot, words }) => `${NAMES[slot]} is now ${words}.`).join(" ")}
        </VisuallyHidden>
      </p>
    </>
  );
}
