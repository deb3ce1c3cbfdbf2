import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import type { SheetRowView, SheetView } from "./use-draft.ts";

interface CopyDialogProps {
  /** In which the copy stands. */
  readonly sheet: SheetView;
  /** What is copied. */
  readonly row: SheetRowView;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

const texts = [
  { name: "name", label: "Name", hint: "customers read it" },
  { name: "line", label: "In one line", hint: "what it is for" },
] as const;

/** Where a copy's prices are changed is not where it is made. */
const doneWords: Readonly<Record<string, string>> = {
  "new-products": "It is in the draft. Its prices stand under Products, its pictures under Pictures.",
  "new-finishings":
    "It is in the draft. Its price stands under Extras; Change says which products it comes on.",
  "new-materials":
    "It is in the draft. Its price stands under Products; Change says which products it comes on.",
};

/** Names what is made by copying something: all else is as with the first. */
export function CopyDialog({ sheet, row, onClose, onDone }: CopyDialogProps) {
  /** A product has a summary, a material a note. */
  const lineColumn = sheet.columns.some(({ name }) => name === "summary") ? "summary" : "note";
  const form = useSending(
    (typed) => {
      const cells = { from: row.key, name: typed("name"), [lineColumn]: typed("line") };
      return callStudio("PATCH catalogue/draft", {
        body: { edits: [{ kind: "add", sheet: sheet.name, row: "", cells }] },
      });
    },
    () => onDone(doneWords[sheet.name] ?? "It is in the draft."),
  );
  const faultOf = (name: "name" | "line") =>
    form.faultOf(`${sheet.name}//${name === "line" ? lineColumn : name}`);
  const unnamed = form.faultOf(`${sheet.name}//from`) ?? form.fault;
  return (
    <Dialog title={`Copy ${row.label}`} onClose={onClose}>
      <Stack as="form" align="fill" noValidate onSubmit={form.onSubmit}>
        <Soft>{sheet.note}</Soft>
        {texts.map(({ name, label, hint }) => (
          <LabelledText
            key={name}
            label={label}
            hint={hint}
            error={faultOf(name)}
            live
            name={name}
            startText=""
          />
        ))}
        <div role="alert">{unnamed !== null && <Message tone="error">{unnamed}</Message>}</div>
        <Button look="main" type="submit" busy={form.isBusy}>
          Put it in the draft
        </Button>
      </Stack>
    </Dialog>
  );
}
