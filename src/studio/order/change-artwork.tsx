import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { acceptedPainted } from "#domain/artwork/file-rules.ts";
import {
  BASES,
  type Placing,
  type PlacingBase,
  placingText,
  readPlacing,
  SCALE_BOUNDS,
} from "#domain/configure/artwork/placing.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { DecimalField } from "#ui/fields/decimal-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Fields, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useMay, type WorkedOrder } from "./order-writing.ts";
import styles from "./order.module.css";

type Item = WorkedOrder["items"][number];
type Place = Item["places"][number];

const ACCEPTED = `image/png,image/jpeg,image/webp,image/gif,image/avif,${acceptedPainted}`;

const baseLabels: Readonly<Record<PlacingBase, string>> = {
  fit: "All of it on the piece",
  fill: "Fills the piece and its bleed",
  mirror: "Fills the piece, edges mirrored into the bleed",
};

const placed: Placing = { base: "fill", scale: 1, x: 0, y: 0, turn: 0 };

interface PlacingFieldsProps {
  readonly placing: Placing | null;
  /** Of the piece, in millimetres. */
  readonly size: { readonly width: number; readonly height: number };
  readonly onPlacing: (placing: Placing | null) => void;
}

/** Where it lies on its piece: how it is measured, how large, how far from the middle, turned by how much. */
function PlacingFields({ placing, size, onPlacing }: PlacingFieldsProps) {
  const change = (part: Partial<Placing>) => onPlacing({ ...(placing ?? placed), ...part });
  return (
    <Fields>
      <Field label="How it lies">
        {({ id }) => (
          <Select
            id={id}
            value={placing?.base ?? ""}
            onChange={(value) => {
              const base = BASES.find((one) => one === value);
              if (base === undefined) onPlacing(null);
              else change({ base });
            }}
          >
            <option value="">As its kind lies by itself</option>
            {BASES.map((base) => (
              <option key={base} value={base}>
                {baseLabels[base]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {placing !== null && (
        <>
          <DecimalField
            label="Size"
            name="scale"
            unit="%"
            value={Math.round(placing.scale * 1_000) / 10}
            least={SCALE_BOUNDS.least * 100}
            most={SCALE_BOUNDS.most * 100}
            fault="From 2 to 2,000 %."
            onNumber={(value) => change({ scale: value / 100 })}
          />
          <DecimalField
            label="To the right"
            name="x"
            unit="mm"
            value={Math.round(placing.x * size.width * 10) / 10}
            least={-size.width * 20}
            most={size.width * 20}
            fault="With a minus to the left."
            onNumber={(value) => change({ x: value / size.width })}
          />
          <DecimalField
            label="Down"
            name="y"
            unit="mm"
            value={Math.round(placing.y * size.height * 10) / 10}
            least={-size.height * 20}
            most={size.height * 20}
            fault="With a minus up."
            onNumber={(value) => change({ y: value / size.height })}
          />
          <DecimalField
            label="Turned"
            name="turn"
            unit="°"
            value={placing.turn}
            least={-360}
            most={360}
            fault="From -360 to 360 degrees."
            onNumber={(turn) => change({ turn })}
          />
        </>
      )}
    </Fields>
  );
}

/** What is put into a place: one chosen here, or one of the quote request, by its id; neither: what lies there stays. */
interface PutFile {
  readonly file?: File | null;
  readonly requestFile?: string;
}

/** A file, and where it lies, on their way into a place of a line. */
function usePutting({ order_no: orderNo, seen }: WorkedOrder, line: number) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const put = async (at: number, placing: Placing | null, what: PutFile): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setMessage(null);
    const answer = await callStudio("POST orders/:order_no/lines/:line/artwork", {
      params: { order_no: orderNo, line },
      body: { seen, place: at, placing: placingText(placing), request_file: what.requestFile ?? null },
      ...(what.file ? { files: [what.file] } : {}),
    });
    if (!answer.ok) setMessage(Object.values(answer.fields)[0] ?? answer.message);
    if (answer.ok || answer.status === 409) await revalidate();
    setIsBusy(false);
    return answer.ok;
  };
  return { isBusy, message, put };
}

interface OfItem {
  readonly order: WorkedOrder;
  readonly item: Item;
}

/** What came with the quote request: one press makes a file the artwork of the place. */
function RequestFiles({
  order: { request_files: files },
  place: { label },
  isBusy,
  onUse,
}: {
  readonly order: WorkedOrder;
  readonly place: Place;
  readonly isBusy: boolean;
  readonly onUse: (id: string) => void;
}) {
  if (files.length === 0) return null;
  const where = label === "" ? "" : ` for ${label}`;
  return (
    <section aria-label="Files of the request" className={styles.requestFiles}>
      <b>Files of the request</b>
      <ul>
        {files.map(({ id, name, by, url, thumbnail }) => (
          <li key={id}>
            {thumbnail !== null && <img src={thumbnail} alt="" width="48" height="48" loading="lazy" />}
            <span>
              <a href={url}>{name}</a>
              <Soft small as="span">
                {by}
              </Soft>
            </span>
            <Button look="quiet" busy={isBusy} label={`Use ${name}${where}`} onClick={() => onUse(id)}>
              Use it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceForm({ order, item, at, place }: OfItem & { readonly at: number; readonly place: Place }) {
  const [file, setFile] = useState<File | null>(null);
  const [placing, setPlacing] = useState(() => readPlacing(place.placing) ?? null);
  const { isBusy, message, put } = usePutting(order, item.line);
  const size = { width: Number(item.ordered?.width) || 100, height: Number(item.ordered?.height) || 100 };
  const isSame = file === null && placingText(placing) === place.placing;
  const putRequestFile = (id: string) => void put(at, null, { requestFile: id });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await put(at, placing, { file })) setFile(null);
  };
  return (
    <Stack as="form" onSubmit={(event) => void submit(event)}>
      <RequestFiles order={order} place={place} isBusy={isBusy} onUse={putRequestFile} />
      <Row>
        <FileButton
          label={place.label === "" ? "Another file" : `Another file for ${place.label}`}
          accept={ACCEPTED}
          onFiles={([chosen]) => setFile(chosen ?? null)}
        >
          {place.file_name === null ? "Choose a file" : "Choose another file"}
        </FileButton>
        <Soft small>
          {file?.name ?? (place.file_name === null ? "No file yet" : `Now: ${place.file_name}`)}
        </Soft>
      </Row>
      <PlacingFields placing={placing} size={size} onPlacing={setPlacing} />
      <div role="alert">{message !== null && <Message tone="error">{message}</Message>}</div>
      <Row>
        <Button look="quiet" type="submit" busy={isBusy} disabled={isSame}>
          {isBusy ? "Reading it …" : "Put it into the order"}
        </Button>
        <Soft small>Its approval is withdrawn, and you send the next proof.</Soft>
      </Row>
    </Stack>
  );
}

/** The shop's own files for the places of a line, or what lies there placed otherwise. */
export function ChangeArtwork({ order, item }: OfItem) {
  const may = useMay();
  const [at, setAt] = useState(0);
  const place = item.places[at];
  if (place === undefined || !may("proof")) return null;
  const isEmpty = item.places.some(({ file_name: name }) => name === null) && !item.is_awaited;
  return (
    <details open={isEmpty || undefined}>
      <summary aria-label={`${isEmpty ? "Put in" : "Change"} the artwork of ${item.title}`}>
        {isEmpty ? "Put in the artwork" : "Change the artwork"}
      </summary>
      <Stack>
        {item.places.length > 1 && (
          <Field label="Place">
            {({ id }) => (
              <Select id={id} value={String(at)} onChange={(value) => setAt(Number(value))}>
                {item.places.map(({ label }, index) => (
                  <option key={label} value={index}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <PlaceForm
          key={`${at} ${place.placing} ${place.file_name ?? ""}`}
          order={order}
          item={item}
          at={at}
          place={place}
        />
      </Stack>
    </details>
  );
}
