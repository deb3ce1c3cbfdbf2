import { useEffect, useState } from "react";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { shopPicture, STAGE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import { type PictureView, pictureViews } from "#domain/studio/picture-views.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { Select } from "#ui/fields/select.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import type { Answer, Refused } from "#calls/make-call.ts";
import { asBase64 } from "#studio/calls/as-base64.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import styles from "./catalogue-room.module.css";
import type { DraftView, SheetRowView } from "./use-draft.ts";

/** Larger files are not sent. */
const MOST_BYTES = 6 * 1024 * 1024;
const TOO_LARGE = "This file is larger than 6 MB. Please make it smaller.";
const NONE = "Please choose a picture.";

interface WordsFieldProps {
  readonly start: string;
  readonly fault: string | null;
}

function WordsField({ start, fault }: WordsFieldProps) {
  return (
    <LabelledText
      label="What is seen"
      hint="read out to who cannot see it"
      error={fault}
      live
      name="words"
      startText={start}
    />
  );
}

interface ChosenFile {
  readonly file: File;
  /** Where the browser shows it. */
  readonly address: string;
}

/** The file that was chosen; its address is given back with the next one. */
function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ""), [chosen]);
  const choose = (file: File) => setChosen({ file, address: URL.createObjectURL(file) });
  return { chosen, choose };
}

interface NewPictureProps {
  readonly products: DraftView["products"];
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

interface PictureFieldsProps {
  readonly chosen: ChosenFile | null;
  readonly shown: PictureView;
  readonly fault: string | null;
  readonly onChoose: (file: File) => void;
  readonly onShow: (shown: PictureView) => void;
}

/** The picture as its place in the gallery will show it, and what of it that is. */
function PictureFields({ chosen, shown, fault, onChoose, onShow }: PictureFieldsProps) {
  return (
    <>
      {chosen !== null && (
        <img
          className={styles.framed}
          data-shown={shown}
          src={chosen.address}
          alt="As the shop will show it"
        />
      )}
      <div>
        <FileButton
          label="Picture"
          accept="image/png,image/jpeg,image/webp"
          onFiles={([file]) => file && onChoose(file)}
        >
          {chosen === null ? "Choose a picture" : "Choose another"}
        </FileButton>
      </div>
      <Soft>PNG, JPEG or WebP, up to 6 MB, best from 900 × 640 pixels.</Soft>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      {chosen !== null && (
        <Field label="Shown of it">
          {({ id }) => (
            <Select id={id} value={shown} onChange={(value) => onShow(value as PictureView)}>
              {Object.entries(pictureViews).map(([view, words]) => (
                <option key={view} value={view}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}

async function sendPicture(file: File, shown: PictureView): Promise<Answer<{ id: string }>> {
  return callStudio("POST catalogue/pictures", { body: { picture: await asBase64(file), shown } });
}

/** Why nothing is sent. */
function unsent(message: string): Refused {
  return { ok: false, status: 0, message, error: {}, fields: { picture: message } };
}

/** Gives a product a picture: what of it is shown, and what is seen in it. */
export function NewPictureDialog({ products, onClose, onDone }: NewPictureProps) {
  const [productId, setProductId] = useState(String(products[0]?.id ?? ""));
  const { chosen, choose } = useChosenFile();
  const [shown, setShown] = useState<PictureView>("middle");
  const form = useSending(
    async (typed) => {
      if (chosen === null) return unsent(NONE);
      if (chosen.file.size > MOST_BYTES) return unsent(TOO_LARGE);
      const sent = await sendPicture(chosen.file, shown);
      if (!sent.ok) return sent;
      const cells = { product: productId, picture: sent.data.id, words: typed("words") };
      const edit = { kind: "add" as const, sheet: "pictures", row: "", cells };
      return callStudio("PATCH catalogue/draft", { body: { edits: [edit] } });
    },
    () => onDone("The picture is in the draft."),
  );
  const faultOf = (column: string) => form.faultOf(`pictures//${column}`);
  const pictureFault = form.faultOf("picture") ?? faultOf("picture");
  return (
    <Dialog title="New picture" onClose={onClose}>
      <Stack as="form" align="fill" noValidate onSubmit={form.onSubmit}>
        <Field label="Product" error={faultOf("product")} live>
          {({ id }) => (
            <Select id={id} value={productId} onChange={setProductId}>
              {products.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PictureFields
          chosen={chosen}
          shown={shown}
          fault={pictureFault}
          onChoose={choose}
          onShow={setShown}
        />
        <WordsField start="" fault={faultOf("words")} />
        <div role="alert">{form.fault !== null && <Message tone="error">{form.fault}</Message>}</div>
        <Button look="main" type="submit" busy={form.isBusy}>
          Put it in the draft
        </Button>
      </Stack>
    </Dialog>
  );
}

interface PictureWordsProps extends Pick<NewPictureProps, "onClose" | "onDone"> {
  readonly row: SheetRowView;
}

/** Other words for a picture. */
export function PictureWordsDialog({ row, onClose, onDone }: PictureWordsProps) {
  const was = row.cells["words"] ?? "";
  const change = { kind: "cell" as const, sheet: "pictures", row: row.key, column: "words", was };
  const form = useSending(
    (typed) => {
      const edits: CatalogueChange[] = [{ ...change, now: typed("words") }];
      return callStudio("PATCH catalogue/draft", { body: { edits } });
    },
    () => onDone("The draft is changed."),
  );
  return (
    <Dialog title={row.label} onClose={onClose}>
      <Stack as="form" align="fill" noValidate onSubmit={form.onSubmit}>
        <img
          className={styles.framed}
          src={shopPicture(row.cells["picture"] ?? "")}
          alt=""
          {...STAGE_PICTURE_SIZE}
        />
        <WordsField start={was} fault={form.faultOf(`pictures/${row.key}/words`)} />
        <div role="alert">{form.fault !== null && <Message tone="error">{form.fault}</Message>}</div>
        <Button look="main" type="submit" busy={form.isBusy}>
          Save in the draft
        </Button>
      </Stack>
    </Dialog>
  );
}
