import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useKeys } from "#studio/ui/lone-keys.ts";
import styles from "./saved-answers.module.css";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import {
  filledAnswer,
  savedPlaces,
  type SavedPlaces,
  wordsAfter,
} from "#domain/quote-request/saved-answer.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { formatDate, isCalendarDate } from "#domain/calendar-date.ts";
import type { RequestView } from "./request-view.types.ts";

export type SavedAnswer = StudioReplyTo<"GET saved-answers">["saved"][number];

/** The saved answers, for who may answer; null until they have come. `reload` reads them again. */
export function useSavedAnswers(mayAnswer: boolean) {
  const [saved, setSaved] = useState<readonly SavedAnswer[] | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!mayAnswer) return undefined;
    const mine = new AbortController();
    void callStudio("GET saved-answers", { signal: mine.signal }).then((answer) => {
      if (answer.ok && !mine.signal.aborted) setSaved(answer.data.saved);
    });
    return () => mine.abort();
  }, [mayAnswer, turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  return { saved, reload };
}

/** What saved words say of a request; `until` is the last day as it was typed, or that of the newest answer where none is being typed. */
export function placesOf(
  { number, first_name: firstName, answers }: Pick<RequestView, "answers" | "first_name" | "number">,
  until: string | null,
): SavedPlaces {
  const given = answers[0]?.valid_until ?? null;
  const typed = until !== null && isCalendarDate(until) ? formatDate(until) : null;
  return { firstName, number, lastDay: until === null ? given : typed };
}

/** What somebody who writes can do with saved answers. */
export interface SavedTools {
  readonly saved: readonly SavedAnswer[] | null;
  readonly onManage: () => void;
}

interface InsertSavedProps extends SavedTools {
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** What the places are filled with, asked for as it is inserted. */
  readonly placesNow: () => SavedPlaces;
}

/** As many have a key of their own: Alt and their number. */
const MOST_KEYS = 9;

/** A Mac writes other characters with Alt and a digit: they stay its own. */
const hasKeys = !navigator.userAgent.includes("Mac");

/** Inserts by Alt and the number of a saved answer, pressed anywhere in the form that `place` stands in; `onInsert` answers whether there is one. */
function useInsertKeys(isOn: boolean, onInsert: (at: number) => boolean) {
  const place = useRef<HTMLDivElement>(null);
  const insert = useEffectEvent(onInsert);
  useEffect(() => {
    if (!isOn) return undefined;
    const form = place.current?.closest("form");
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (!/^[1-9]$/.test(key) || !altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      if (insert(Number(key) - 1)) event.preventDefault();
    };
    form?.addEventListener("keydown", press);
    return () => form?.removeEventListener("keydown", press);
  }, [isOn]);
  return place;
}

/** Puts saved words after what was typed: a press, or a key. */
export function InsertSaved({ saved, onManage, words, onWords, placesNow }: InsertSavedProps) {
  const isOn = useKeys() === "on" && hasKeys;
  const insert = (at: number) => {
    const one = saved?.[at];
    if (one !== undefined) onWords(wordsAfter(words, filledAnswer(one.words, placesNow())));
    return one !== undefined;
  };
  const place = useInsertKeys(isOn, insert);
  return (
    <Row gap={2} ref={place} className={styles.insert}>
      {saved?.map(({ id, name }, at) => (
        <Button
          key={id}
          look="quiet"
          label={`Insert ${name}`}
          {...(isOn && at < MOST_KEYS && { shortcut: `Alt+${at + 1}` })}
          onClick={() => insert(at)}
        >
          {name}
          {isOn && at < MOST_KEYS && <kbd>Alt {at + 1}</kbd>}
        </Button>
      ))}
      {saved !== null && (
        <Button look="plain" onClick={onManage}>
          {saved.length === 0 ? "Save an answer for next time" : "Saved answers"}
        </Button>
      )}
    </Row>
  );
}

/** One saved answer, and what can be done with it; removing it asks first. */
function SavedRow({
  answer,
  onEdit,
  onSaid,
}: {
  readonly answer: SavedAnswer;
  readonly onEdit: () => void;
  readonly onSaid: (said: string) => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, words, version } = answer;
  const remove = async () => {
    const done = await callStudio("POST saved-answers/:id/remove", { params: { id }, body: { version } });
    setIsAsking(false);
    onSaid(done.ok ? `“${name}” is removed.` : done.message);
  };
  return (
    <Stack as="li" gap={1} className={styles.row}>
      <p>
        <strong>{name}</strong>
      </p>
      <p className={styles.words}>{words}</p>
      <Row>
        {isAsking ? (
          <>
            <span>Remove it for good?</span>
            <Button look="plain" label={`Remove ${name} for good`} onClick={() => void remove()}>
              Remove it
            </Button>
            <Button look="plain" label={`Keep ${name}`} onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <>
            <Button look="plain" label={`Change ${name}`} onClick={onEdit}>
              Change
            </Button>
            <Button look="plain" label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
              Remove
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}

interface SavedAnswerFormProps {
  /** Null for a new one. */
  readonly answer: SavedAnswer | null;
  readonly onDone: (said: string) => void;
}

/** Sends the form; where somebody else was quicker, says what they have set, and sends against that the next time. */
function useSavedAnswer({ answer, onDone }: SavedAnswerFormProps) {
  const [seen, setSeen] = useState(answer);
  const [words, setWords] = useState(answer?.words ?? "");
  const sending = useSending<object>(
    async (typed) => {
      const body = { name: typed("name"), words };
      if (seen === null) return callStudio("POST saved-answers", { body });
      const { id, version } = seen;
      const sent = await callStudio("PUT saved-answers/:id", { params: { id }, body: { ...body, version } });
      if (!sent.ok && sent.error["saved"] !== undefined) setSeen(sent.error["saved"] as SavedAnswer);
      return sent;
    },
    () => onDone(answer === null ? "The answer is saved." : "The saved answer is changed."),
  );
  return { ...sending, words, setWords, theirs: seen === answer ? null : seen };
}

/** The name and the words of a saved answer. */
function SavedAnswerForm(props: SavedAnswerFormProps) {
  const { isBusy, onSubmit, fault, faultOf, words, setWords, theirs } = useSavedAnswer(props);
  return (
    <Stack as="form" noValidate onSubmit={onSubmit}>
      <LabelledText
        label="Name"
        hint="only we see it"
        error={faultOf("name")}
        name="name"
        maxLength={80}
        startText={props.answer?.name ?? ""}
      />
      <Field label="Saved words" error={faultOf("words")}>
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            name="words"
            rows={6}
            maxLength={2000}
            text={words}
            invalid={faultOf("words") !== null}
            {...(describedBy !== undefined && { describedBy })}
            onText={setWords}
          />
        )}
      </Field>
      <Soft>Filled in where it is used: {Object.values(savedPlaces).join(", ")}.</Soft>
      <div role="alert">
        {fault !== null && <Message tone="error">{fault}</Message>}
        {theirs !== null && (
          <Message tone="note">
            It is now “{theirs.name}”: {theirs.words} Saving again sets what you typed.
          </Message>
        )}
      </div>
      <Button look="main" type="submit" busy={isBusy}>
        {props.answer === null ? "Save the answer" : "Save"}
      </Button>
    </Stack>
  );
}

interface SavedAnswersDialogProps {
  readonly saved: readonly SavedAnswer[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** All saved answers: made, changed and removed. */
export function SavedAnswersDialog({ saved, onChanged, onClose }: SavedAnswersDialogProps) {
  const [open, setOpen] = useState<SavedAnswer | "new" | null>(saved.length === 0 ? "new" : null);
  const [said, setSaid] = useState("");
  const done = (words: string) => {
    setOpen(null);
    setSaid(words);
    onChanged();
  };
  return (
    <Dialog title="Saved answers" width="document" onClose={onClose}>
      <Stack>
        <div role="status">{said !== "" && <Message tone="note">{said}</Message>}</div>
        {open === null ? (
          <>
            <Stack as="ul">
              {saved.map((answer) => (
                <SavedRow key={answer.id} answer={answer} onEdit={() => setOpen(answer)} onSaid={done} />
              ))}
            </Stack>
            <Button look="quiet" onClick={() => setOpen("new")}>
              New saved answer
            </Button>
          </>
        ) : (
          <>
            <SavedAnswerForm answer={open === "new" ? null : open} onDone={done} />
            {saved.length > 0 && (
              <Button look="plain" onClick={() => setOpen(null)}>
                Back to all saved answers
              </Button>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
