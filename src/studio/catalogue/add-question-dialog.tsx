import { MOST_LETTERS } from "#domain/catalogue/words/most-letters.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";

interface AddQuestionDialogProps {
  /** Below whose questions it stands. */
  readonly group: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const fields = [
  { name: "question", label: "Question", rows: 2 },
  { name: "answer", label: "Answer", rows: 5 },
] as const;

/** A question with its answer, below the others of its group. */
export function AddQuestionDialog({ group, onClose, onDone }: AddQuestionDialogProps) {
  const form = useSending((typed) => {
    const cells = { group, question: typed("question"), answer: typed("answer") };
    return callStudio("PATCH catalogue/draft", {
      body: { edits: [{ kind: "add", sheet: "faq", row: "", cells }] },
    });
  }, onDone);
  return (
    <Dialog title="Add a question" onClose={onClose}>
      <Stack as="form" align="fill" noValidate onSubmit={form.onSubmit}>
        {fields.map(({ name, label, rows }) => {
          const error = form.faultOf(`faq//${name}`);
          return (
            <Field key={name} label={label} error={error} live>
              {({ id, describedBy }) => (
                <TextArea
                  id={id}
                  name={name}
                  rows={rows}
                  maxLength={MOST_LETTERS}
                  startText=""
                  invalid={error !== null}
                  {...(describedBy !== undefined && { describedBy })}
                />
              )}
            </Field>
          );
        })}
        <div role="alert">{form.fault !== null && <Message tone="error">{form.fault}</Message>}</div>
        <Button look="main" type="submit" busy={form.isBusy}>
          Put it in the draft
        </Button>
      </Stack>
    </Dialog>
  );
}
