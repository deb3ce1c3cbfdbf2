import { useState } from "react";
import { useLoaderData } from "react-router";
import { catalogueParts } from "#domain/catalogue/sheets/sheet.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { Group } from "#ui/fields/group.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { saveBlob } from "#ui/save-blob.ts";
import { asBase64 } from "#studio/calls/as-base64.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { CatalogueFrame } from "./catalogue-frame.tsx";
import styles from "./files-room.module.css";
import { type DraftEditor, useDraft } from "./use-draft.ts";

export async function loader() {
  const [draft, { sheets }] = await Promise.all([
    readForRoom(callStudio("GET catalogue/draft", { query: new URLSearchParams() })),
    readForRoom(callStudio("GET catalogue/sheets")),
  ]);
  return { draft, sheets };
}

type Sheets = StudioReplyTo<"GET catalogue/sheets">["sheets"];
type Checked = StudioReplyTo<"POST catalogue/import">;
type Source = "on-sale" | "draft";

const parts: Readonly<Record<string, string>> = catalogueParts;

/** Saves all of the catalogue, or a sheet, as it is on sale or drafted. */
function SavePart({ sheets, isDrafted }: { readonly sheets: Sheets; readonly isDrafted: boolean }) {
  const [what, setWhat] = useState<Source>("on-sale");
  const [sheet, setSheet] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState("");
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const query = new URLSearchParams({ what, sheet });
    const answer = await callStudio("GET catalogue/export", { query });
    setIsBusy(false);
    setFault(answer.ok ? "" : answer.message);
    if (!answer.ok) return;
    const type = answer.data.name.endsWith(".csv") ? "text/csv;charset=utf-8" : "application/json";
    saveBlob(new Blob([answer.data.text], { type }), answer.data.name);
  };
  const sources = [
    { source: "on-sale", title: "What is on sale", note: "As every page sells it now." },
    {
      source: "draft",
      title: "The draft",
      note: isDrafted ? "With what is changed and not published." : "Nothing is drafted: it is the same.",
    },
  ] as const;
  return (
    <Card aria-labelledby="save">
      <h2 id="save" className={styles.title}>
        Save as a file
      </h2>
      <Soft>
        A sheet opens in any spreadsheet. All of it is one file, without the shop’s GST number, bank account,
        logo and coupons.
      </Soft>
      <Group label="What">
        <div className={styles.sources}>
          {sources.map(({ source, title, note }) => (
            <ChoiceCard
              key={source}
              type="radio"
              name="what"
              value={source}
              checked={what === source}
              title={title}
              note={note}
              onChoose={() => setWhat(source)}
            />
          ))}
        </div>
      </Group>
      <Field label="How much of it">
        {({ id }) => (
          <Select id={id} value={sheet} onChange={setSheet}>
            <option value="">All of it, as JSON</option>
            {Object.entries(parts).map(([part, name]) => (
              <optgroup key={part} label={`${name}, as CSV`}>
                {sheets
                  .filter((one) => one.part === part)
                  .map((one) => (
                    <option key={one.name} value={one.name}>
                      {one.title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <div role="alert">{fault !== "" && <Message tone="error">{fault}</Message>}</div>
      <Row>
        <Button look="quiet" busy={isBusy} onClick={() => void save()}>
          Save the file
        </Button>
      </Row>
    </Card>
  );
}

type Fault = Checked["faults"][number];

function Faults({ faults, more_faults: more }: Pick<Checked, "faults" | "more_faults">) {
  const count = faults.length + more;
  return (
    <Stack gap={3} align="fill">
      <Message tone="error">
        {count === 1 ? "1 thing is wrong" : `${count} things are wrong`} with this file. Nothing of it is
        taken over until that is mended.{more > 0 && ` These are the first ${faults.length}.`}
      </Message>
      <DataTable<Fault>
        label="What is wrong"
        rows={faults}
        keyOf={({ sheet, line, row, column, message }) => [sheet, line, row, column, message].join("/")}
        columns={[
          { name: "Sheet", cell: ({ sheet }) => sheet },
          { name: "Line", align: "end", cell: ({ line }) => line },
          { name: "Row", cell: ({ row }) => row },
          { name: "Column", cell: ({ column }) => column },
          { name: "What is wrong", cell: ({ message }) => message },
        ]}
      />
    </Stack>
  );
}

type Line = Checked["lines"][number];

interface DifferenceProps {
  readonly checked: Checked;
  readonly onTake: () => Promise<void>;
}

/** What the file says otherwise than the draft; one press makes it the draft's. */
function Difference({ checked: { lines, sheets }, onTake }: DifferenceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows, 0);
  const take = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onTake();
    setIsBusy(false);
  };
  if (lines.length === 0)
    return (
      <p>
        No difference: {rows === 1 ? "1 row was" : `${rows} rows were`} read, and the draft says the same.
      </p>
    );
  const count = lines.length === 1 ? "1 change" : `${lines.length} changes`;
  return (
    <Stack gap={3} align="fill">
      <DataTable<Line>
        label="Difference"
        rows={lines}
        keyOf={({ change }) => JSON.stringify(change)}
        columns={[
          { name: "What", cell: ({ label }) => label },
          { name: "Draft", align: "end", cell: ({ was }) => was || "nothing" },
          { name: "File", align: "end", cell: ({ now }) => <strong>{now || "nothing"}</strong> },
        ]}
      />
      <Row>
        <Button look="main" busy={isBusy} onClick={() => void take()}>
          {`Put ${count} into the draft`}
        </Button>
      </Row>
    </Stack>
  );
}

/** Larger files are not sent. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Reads a file and shows its difference; nothing is changed before that is pressed. */
function BringInPart({ editor }: { readonly editor: DraftEditor }) {
  const [name, setName] = useState("");
  const [file, setFile] = useState("");
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState("");
  const check = async (text: string) => {
    setIsBusy(true);
    const answer = await callStudio("POST catalogue/import", { body: { file: text } });
    setIsBusy(false);
    setFault(answer.ok ? "" : answer.message);
    setChecked(answer.ok ? answer.data : null);
  };
  const open = async ([chosen]: readonly File[]) => {
    if (chosen === undefined || isBusy) return;
    setChecked(null);
    setName(chosen.name);
    if (chosen.size > MOST_BYTES) return setFault("This file is larger than 2 MB.");
    const text = await asBase64(chosen);
    setFile(text);
    await check(text);
  };
  const take = async ({ lines }: Checked) => {
    const words =
      lines.length === 1 ? "1 change is in the draft." : `${lines.length} changes are in the draft.`;
    if (
      await editor.make(
        lines.map(({ change }) => change),
        words,
      )
    )
      setChecked(null);
    // Somebody else has changed the draft meanwhile: the difference is another one by now.
    else await check(file);
  };
  const place = useDropPlace({ onDrop: (files) => void open(files) });
  return (
    <Card aria-labelledby="bring-in" {...place}>
      <h2 id="bring-in" className={styles.title}>
        Bring a file in
      </h2>
      <Soft>
        One that was saved here, as it is or as a spreadsheet has changed it, up to 2 MB. Rows and columns
        that it does not have stay as they are. You see the difference before anything is changed.
      </Soft>
      <Row>
        <FileButton
          label="A file of the catalogue"
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          busy={isBusy}
          onFiles={(files) => void open(files)}
        >
          Open a file
        </FileButton>
        {name !== "" && <Soft>{name}</Soft>}
      </Row>
      <div role="alert">{fault !== "" && <Message tone="error">{fault}</Message>}</div>
      <div aria-live="polite">
        {checked !== null && (
          <Stack gap={4} align="fill">
            {checked.notes.length > 0 && (
              <ul className={styles.notes}>
                {checked.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
            {checked.faults.length > 0 ? (
              <Faults {...checked} />
            ) : (
              <Difference checked={checked} onTake={() => take(checked)} />
            )}
          </Stack>
        )}
      </div>
    </Card>
  );
}

/** The catalogue as a file: saved for a spreadsheet or to be kept, and brought in as changes of the draft. */
export function FilesRoom() {
  const { draft, sheets } = useLoaderData<typeof loader>();
  const editor = useDraft(draft);
  return (
    <CatalogueFrame
      title="The catalogue as a file"
      note="For a spreadsheet, or to keep. What is brought in is a draft until it is published."
      part={null}
      {...{ draft, editor }}
    >
      <Stack gap={5} align="fill" className={styles.parts}>
        <SavePart sheets={sheets} isDrafted={draft.lines.length > 0} />
        <BringInPart editor={editor} />
      </Stack>
    </CatalogueFrame>
  );
}
