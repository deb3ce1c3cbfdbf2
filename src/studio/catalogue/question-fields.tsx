import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { AddQuestionDialog } from "./add-question-dialog.tsx";
import type { DraftEditor, DraftView, SheetRowView, SheetView } from "./use-draft.ts";
import type { Writing } from "./use-written.ts";
import { WordField } from "./word-field.tsx";

interface QuestionFieldsProps {
  readonly sheet: SheetView;
  readonly draft: DraftView;
  readonly editor: DraftEditor;
  readonly writing: Writing;
}

/** Moves and removals, after which the focus stays with what was moved. */
function useQuestions({ sheet, editor }: Pick<QuestionFieldsProps, "sheet" | "editor">) {
  const list = useRef<HTMLDivElement>(null);
  const move = async (row: SheetRowView, by: -1 | 1) => {
    const other = sheet.rows[sheet.rows.indexOf(row) + by];
    if (other === undefined) return;
    const [from = "", to = ""] = [row.cells["place"], other.cells["place"]];
    const cell = { kind: "cell", sheet: sheet.name, column: "place" } as const;
    const moved = await editor.make(
      [
        { ...cell, row: row.key, was: from, now: to },
        { ...cell, row: other.key, was: to, now: from },
      ],
      by < 0 ? "Moved up." : "Moved down.",
    );
    if (!moved) return;
    const ways = list.current?.querySelectorAll<HTMLButtonElement>(`[data-question="${row.key}"] button`);
    const [up, down] = ways ?? [];
    (by < 0 ? up : down)?.focus();
  };
  const remove = (row: SheetRowView) =>
    editor.make(
      [{ kind: "remove", sheet: sheet.name, row: row.key, cells: row.cells }],
      "The question is taken out of the draft.",
    );
  return { list, move, remove };
}

/** The questions of a group: written, moved, taken out, and more of them. */
export function QuestionFields({ sheet, draft, editor, writing }: QuestionFieldsProps) {
  const { revalidate } = useRevalidator();
  const { list, move, remove } = useQuestions({ sheet, editor });
  const [isAdding, setAdding] = useState(false);
  const group = draft.topic.replace(/^faq\./, "");
  return (
    <Stack gap={4} align="fill">
      {sheet.rows.length === 0 && <Soft>There is no question yet.</Soft>}
      <Stack ref={list} gap={4} align="fill">
        {sheet.rows.map((row, at) => (
          <Card key={row.key} aria-label={`Question ${at + 1}`}>
            <WordField
              label={`Question ${at + 1}`}
              cell={{ sheet, row, column: "question" }}
              {...{ draft, editor, writing }}
            />
            <WordField
              label={`Answer ${at + 1}`}
              cell={{ sheet, row, column: "answer" }}
              {...{ draft, editor, writing }}
            />
            {editor.faults[`${sheet.name}/${row.key}`] !== undefined && (
              <Message tone="error">{editor.faults[`${sheet.name}/${row.key}`]}</Message>
            )}
            <Row data-question={row.key}>
              <Button
                look="plain"
                label={`Move question ${at + 1} up`}
                disabled={at === 0}
                onClick={() => void move(row, -1)}
              >
                Up
              </Button>
              <Button
                look="plain"
                label={`Move question ${at + 1} down`}
                disabled={at === sheet.rows.length - 1}
                onClick={() => void move(row, 1)}
              >
                Down
              </Button>
              <Button look="plain" label={`Remove question ${at + 1}`} onClick={() => void remove(row)}>
                Remove
              </Button>
              {row.sold === null && <Soft as="span">not published yet</Soft>}
            </Row>
          </Card>
        ))}
      </Stack>
      <Row>
        <Button look="quiet" onClick={() => setAdding(true)}>
          Add a question
        </Button>
      </Row>
      {isAdding && (
        <AddQuestionDialog
          group={group}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false);
            void revalidate();
          }}
        />
      )}
    </Stack>
  );
}
