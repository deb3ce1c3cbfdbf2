import { Link, useLoaderData } from "react-router";
import { catalogueParts } from "#domain/catalogue/sheets/sheet.ts";
import { UndoButtons } from "#ui/undo-buttons.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row, Stack, Toolbar } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import styles from "./catalogue-room.module.css";
import { DaysPart } from "./days-part.tsx";
import { PromotionsPart } from "./promotions-part.tsx";
import { SalePart } from "./sale-part.tsx";
import { SheetGrid } from "./sheet-grid.tsx";
import { type DraftView, type DraftEditor, type SheetView, useDraft } from "./use-draft.ts";

type Part = keyof typeof catalogueParts;
const parts = Object.entries(catalogueParts) as readonly (readonly [Part, string])[];

function partIn(search: URLSearchParams): Part {
  const named = search.get("part") ?? "";
  return parts.find(([part]) => part === named)?.[0] ?? "goods";
}

export async function loader({ request }: { readonly request: Request }) {
  const part = partIn(new URL(request.url).searchParams);
  const draft = await readForRoom(
    callStudio("GET catalogue/draft", { query: new URLSearchParams({ part }) }),
  );
  return { part, draft };
}

/** How much is changed and not on sale, with the way to it. */
function DraftLine({ draft }: { readonly draft: DraftView }) {
  const count = draft.lines.length + draft.conflicts.length;
  if (count === 0) return <Soft>All of it is on sale as it stands here.</Soft>;
  return (
    <p>
      <strong>{count === 1 ? "1 change" : `${count} changes`}</strong> not on sale yet.{" "}
      <Link to="/catalogue/changes">Look at {count === 1 ? "it" : "them"} and publish</Link>
    </p>
  );
}

interface SheetsProps {
  readonly draft: DraftView;
  readonly editor: DraftEditor;
}

function Sheets({ draft, editor }: SheetsProps) {
  const issueOf = (sheet: SheetView) => (row: string) =>
    draft.issues.find((issue) => issue.sheet === sheet.name && issue.row === row)?.message ?? null;
  return (
    <Stack gap={6} align="fill">
      {draft.sheets
        .filter(({ rows }) => rows.length > 0)
        .map((sheet) => (
          <section key={sheet.name} aria-labelledby={sheet.name}>
            <h2 id={sheet.name} className={styles.title}>
              {sheet.title}
            </h2>
            <Soft className={styles.note}>{sheet.note}</Soft>
            <SheetGrid sheet={sheet} editor={editor} issueOf={issueOf(sheet)} />
          </section>
        ))}
    </Stack>
  );
}

const listParts = { days: DaysPart, promotions: PromotionsPart, sale: SalePart };

function isList(part: Part): part is keyof typeof listParts {
  return part in listParts;
}

/** What the shop sells for how much, and when: a draft beside what is on sale. */
export function CatalogueRoom() {
  const { part, draft } = useLoaderData<typeof loader>();
  const editor = useDraft(draft);
  const Part = isList(part) ? listParts[part] : Sheets;
  return (
    <>
      <RoomHead
        title="Catalogue"
        note="Goods, prices, days and promotions. What you change is a draft until it is published."
      />
      {draft.is_offered && (
        <Message tone="note">
          The shop’s program has brought a newer catalogue. Yours stays on sale, because it has prices of its
          own.
        </Message>
      )}
      <ViewLinks
        label="Parts"
        views={parts.map(([name, label]) => ({
          name: label,
          to: `/catalogue?part=${name}`,
          isShown: name === part,
        }))}
      />
      <Toolbar className={styles.bar}>
        <DraftLine draft={draft} />
        <Row gap={3}>
          <div role="status">
            {editor.said !== null && <Message tone={editor.said.tone}>{editor.said.words}</Message>}
          </div>
          <UndoButtons onUndo={editor.onUndo} onRedo={editor.onRedo} />
        </Row>
      </Toolbar>
      <Part key={part} draft={draft} editor={editor} />
    </>
  );
}
