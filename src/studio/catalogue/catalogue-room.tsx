import { redirect, useLoaderData } from "react-router";
import type { CataloguePart } from "#domain/catalogue/sheets/sheet.ts";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { CatalogueFrame, parts } from "./catalogue-frame.tsx";
import styles from "./catalogue-room.module.css";
import { DaysPart } from "./days-part.tsx";
import { PicturesPart } from "./pictures-part.tsx";
import { PromotionsPart } from "./promotions-part.tsx";
import { SalePart } from "./sale-part.tsx";
import { SheetGrid } from "./sheet-grid.tsx";
import { type DraftView, type DraftEditor, type SheetView, useDraft } from "./use-draft.ts";

function partIn(search: URLSearchParams): CataloguePart {
  const named = search.get("part") ?? "";
  return parts.find(([part]) => part === named)?.[0] ?? "goods";
}

export async function loader({ request }: { readonly request: Request }) {
  const part = partIn(new URL(request.url).searchParams);
  // Words have a room of their own.
  if (part === "words") throw redirect("/words");
  const draft = await readForRoom(
    callStudio("GET catalogue/draft", { query: new URLSearchParams({ part }) }),
  );
  return { part, draft };
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

const listParts = { days: DaysPart, promotions: PromotionsPart, sale: SalePart, pictures: PicturesPart };

function isList(part: CataloguePart): part is keyof typeof listParts {
  return part in listParts;
}

/** What the shop sells for how much, and when: a draft beside what is on sale. */
export function CatalogueRoom() {
  const { part, draft } = useLoaderData<typeof loader>();
  const editor = useDraft(draft);
  const Part = isList(part) ? listParts[part] : Sheets;
  return (
    <CatalogueFrame
      title="Catalogue"
      note="Goods, prices, days and promotions. What you change is a draft until it is published."
      {...{ part, draft, editor }}
    >
      <Part key={part} draft={draft} editor={editor} />
    </CatalogueFrame>
  );
}
