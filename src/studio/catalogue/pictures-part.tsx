import { useState } from "react";
import { useRevalidator } from "react-router";
import { shopPicture, SMALL_PICTURE_SIZE, smallPicture } from "#domain/configure/gallery-pictures.ts";
import { Button } from "#ui/button.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import styles from "./catalogue-room.module.css";
import { NewPictureDialog, PictureWordsDialog } from "./picture-dialog.tsx";
import type { DraftEditor, DraftView, SheetRowView } from "./use-draft.ts";

function stateOf({ cells, sold }: SheetRowView): string {
  if (sold === null) return "Not published yet";
  return cells["words"] === sold["words"] ? "In the shop" : "Changed, not published yet";
}

interface PicturesPartProps {
  readonly draft: DraftView;
  readonly editor: DraftEditor;
}

/** Pictures of the owner's own, by product; the first of a product is what it is seen by. */
export function PicturesPart({ draft, editor }: PicturesPartProps) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<SheetRowView | "new" | null>(null);
  const rows = draft.sheets[0]?.rows ?? [];
  const ends = {
    onClose: () => setOpen(null),
    onDone: (words: string) => {
      setOpen(null);
      editor.say(words);
      void revalidate();
    },
  };
  const remove = ({ key, cells, label }: SheetRowView) =>
    editor.make(
      [{ kind: "remove", sheet: "pictures", row: key, cells }],
      `${label} is taken out of the draft.`,
    );
  return (
    <section aria-labelledby="pictures">
      <div className={styles.listHead}>
        <div>
          <h2 id="pictures" className={styles.title}>
            Pictures
          </h2>
          <Soft className={styles.note}>{draft.sheets[0]?.note}</Soft>
        </div>
        <Button look="quiet" onClick={() => setOpen("new")}>
          New picture
        </Button>
      </div>
      {rows.length === 0 ? (
        <Soft>None yet: the shop draws all of its pictures.</Soft>
      ) : (
        <DataTable<SheetRowView>
          label="Pictures"
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            {
              name: "Picture",
              isPicture: true,
              cell: ({ cells }) => (
                <img
                  className={styles.small}
                  src={smallPicture(shopPicture(cells["picture"] ?? ""))}
                  alt=""
                  {...SMALL_PICTURE_SIZE}
                />
              ),
            },
            { name: "Of", cell: ({ label }) => <strong>{label}</strong> },
            { name: "What is seen", cell: ({ cells }) => cells["words"] },
            { name: "State", cell: stateOf },
            {
              name: "Do",
              cell: (row) => (
                <Row>
                  <Button look="plain" label={`Change ${row.label}`} onClick={() => setOpen(row)}>
                    Change
                  </Button>
                  <Button look="plain" label={`Remove ${row.label}`} onClick={() => void remove(row)}>
                    Remove
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      )}
      {open === "new" && <NewPictureDialog products={draft.products} {...ends} />}
      {open !== null && open !== "new" && <PictureWordsDialog row={open} {...ends} />}
    </section>
  );
}
