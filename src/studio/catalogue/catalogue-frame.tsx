import type { ReactNode } from "react";
import { Link } from "react-router";
import { type CataloguePart, catalogueParts } from "#domain/catalogue/sheets/sheet.ts";
import { UndoButtons } from "#ui/undo-buttons.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row, Toolbar } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import styles from "./catalogue-room.module.css";
import type { DraftEditor, DraftView } from "./use-draft.ts";

export const parts = Object.entries(catalogueParts) as readonly (readonly [CataloguePart, string])[];

function Waiting({ count }: { readonly count: number }) {
  const words = count === 1 ? "1 publication waits" : `${count} publications wait`;
  return <Link to="/catalogue/changes">{words} for an hour</Link>;
}

/** How much is changed and not on sale, with the way to it. */
function DraftLine({ draft }: { readonly draft: DraftView }) {
  const count = draft.lines.length + draft.conflicts.length;
  if (count === 0)
    return draft.waiting === 0 ? (
      <Soft>All of it is on sale as it stands here.</Soft>
    ) : (
      <p>
        Nothing is drafted. <Waiting count={draft.waiting} />
      </p>
    );
  return (
    <p>
      <strong>{count === 1 ? "1 change" : `${count} changes`}</strong> not on sale yet.{" "}
      <Link to="/catalogue/changes">Look at {count === 1 ? "it" : "them"} and publish</Link>
      {draft.waiting > 0 && (
        <>
          {" "}
          · <Waiting count={draft.waiting} />
        </>
      )}
    </p>
  );
}

interface CatalogueFrameProps {
  readonly title: string;
  readonly note: string;
  /** Null where all of it is saved and brought in. */
  readonly part: CataloguePart | null;
  readonly draft: DraftView;
  readonly editor: DraftEditor;
  readonly children: ReactNode;
}

/** What all parts of the catalogue have: the ways to the others, how much is drafted, undo and redo. */
export function CatalogueFrame({ title, note, part, draft, editor, children }: CatalogueFrameProps) {
  return (
    <>
      <RoomHead title={title} note={note} />
      {draft.is_offered && (
        <Message tone="note">
          The shop’s program has brought a newer catalogue. Yours stays on sale, because it has prices of its
          own.
        </Message>
      )}
      <ViewLinks
        label="Parts"
        views={[
          ...parts.map(([name, label]) => ({
            name: label,
            to: name === "words" ? "/words" : `/catalogue?part=${name}`,
            isShown: name === part,
          })),
          { name: "Files", to: "/catalogue/files", isShown: part === null },
        ]}
      />
      <Toolbar className={styles.bar}>
        <DraftLine draft={draft} />
        <Row gap={3}>
          <div role="status">
            {editor.said !== null && <Message tone={editor.said.tone}>{editor.said.words}</Message>}
          </div>
          <Row gap={3} isOneLine>
            <UndoButtons onUndo={editor.onUndo} onRedo={editor.onRedo} />
          </Row>
        </Row>
      </Toolbar>
      {children}
    </>
  );
}
