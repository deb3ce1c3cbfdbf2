import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { filledWords, type SavedPlaces, wordsAfter } from "#domain/quote-request/saved-answer.ts";
import type { SavedAnswer } from "./use-saved-answers.ts";
import styles from "./saved-answers.module.css";

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

/** Puts saved words after what was typed. */
export function InsertSaved({ saved, onManage, words, onWords, placesNow }: InsertSavedProps) {
  const [chosen, setChosen] = useState("");
  if (saved === null) return null;
  const one = saved.find(({ id }) => String(id) === chosen) ?? saved[0];
  return (
    <Row gap={2} className={styles.insert}>
      {one !== undefined && (
        <>
          <Select label="Saved answer" value={String(one.id)} onChange={setChosen}>
            {saved.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Button
            look="quiet"
            onClick={() => onWords(wordsAfter(words, filledWords(one.words, placesNow())))}
          >
            Insert
          </Button>
        </>
      )}
      <Button look="plain" onClick={onManage}>
        {saved.length === 0 ? "Save an answer for next time" : "Saved answers"}
      </Button>
    </Row>
  );
}
