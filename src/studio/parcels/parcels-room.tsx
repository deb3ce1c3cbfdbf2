import { type FormEvent, useState } from "react";
import { useLoaderData } from "react-router";
import { MOST_CHARACTERS, MOST_LINES } from "#domain/order/parcels/pasted-lines.ts";
import { knownCarriers } from "#domain/order/tracking-url.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import control from "#ui/fields/control.module.css";
import { TextArea } from "#ui/fields/text-area.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import styles from "./parcels.module.css";
import { type Parcels, type PastedRow, type DispatchResult, useParcels } from "./use-parcels.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Card, Row } from "#ui/layout/boxes.tsx";
import { Soft, Under } from "#ui/layout/soft.tsx";
import { Whole } from "#studio/ui/shop-day.tsx";
import { stageNames } from "#studio/ui/order-stage-labels.ts";
import { RowLink } from "#studio/ui/list-parts.tsx";
import { type loader, WaitingParcels } from "./waiting-parcels.tsx";

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

function orders(rows: Parcels["chosen"]): number {
  return new Set(rows.map(({ order_no: orderNo }) => orderNo)).size;
}

/** "12 orders noted as sent, 1 refused." */
function outcomeText({ results }: Parcels): string {
  const came = [...results.values()];
  const refused = came.filter(({ outcome }) => outcome === "refused").length;
  const words = `${counted(came.length - refused, "order")} noted as sent`;
  return `${words}${refused === 0 ? "" : `, ${refused} refused`}.`;
}

/** Who carries those whose lines do not say, and the press that notes them. */
function Sending({
  parcels,
  carrier,
  onCarrier,
}: {
  readonly parcels: Parcels;
  readonly carrier: string;
  readonly onCarrier: (carrier: string) => void;
}) {
  const { chosen, isBusy, results, carrierFault } = parcels;
  const count = orders(chosen);
  return (
    <Card
      as="form"
      className={styles.sending}
      onSubmit={(event) => {
        event.preventDefault();
        void parcels.send(carrier);
      }}
    >
      <Field label="Carrier" hint="Of lines that name none." error={carrierFault} live>
        {({ id, describedBy }) => (
          <>
            <input
              id={id}
              name="carrier"
              className={control.control}
              list="known-carriers"
              autoComplete="off"
              maxLength={150}
              value={carrier}
              aria-describedby={describedBy}
              aria-invalid={carrierFault !== null || undefined}
              onChange={(event) => onCarrier(event.target.value)}
            />
            <datalist id="known-carriers">
              {knownCarriers.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Button look="main" type="submit" busy={isBusy} disabled={count === 0}>
        {count === 0 ? "No order is ticked" : `Note ${counted(count, "order")} as sent`}
      </Button>
      <div role="status" className={styles.came}>
        {results.size > 0 ? (
          <Message tone="done">{outcomeText(parcels)}</Message>
        ) : (
          <Soft>Their customers are told by email.</Soft>
        )}
      </div>
    </Card>
  );
}

const resultWords = { noted: "Noted: it has left.", before: "It was noted before." } as const;

function Result({ result: { outcome, words } }: { readonly result: DispatchResult }) {
  if (outcome === "refused") return <Message tone="error">{words}</Message>;
  return <Message tone="done">{resultWords[outcome]}</Message>;
}

/** What came of a line, or what is to be known before. */
function Found({ row, result }: { readonly row: PastedRow; readonly result: DispatchResult | undefined }) {
  if (result !== undefined) return <Result result={result} />;
  if (row.fault !== "") return <Message tone="error">{row.fault}</Message>;
  if (row.doubt !== "") return <Message tone="note">{row.doubt}</Message>;
  return <Message tone="done">Can be noted</Message>;
}

function OrderOf({ row: { order_no: orderNo, customer, text } }: { readonly row: PastedRow }) {
  if (orderNo === null) return <span className={styles.text}>{text}</span>;
  return (
    <>
      <Whole>
        <RowLink to={`/orders/${orderNo}`}>{orderNo}</RowLink>
      </Whole>
      <Under>{customer}</Under>
    </>
  );
}

/** Each line as it was understood; those that can be noted as sent are ticked, or left out. */
function ParcelsTable({ parcels, carrier }: { readonly parcels: Parcels; readonly carrier: string }) {
  const { rows, ticked, tick, isBusy } = parcels;
  const resultOf = ({ line, order_no: orderNo }: PastedRow) =>
    ticked.has(line) ? parcels.results.get(orderNo ?? "") : undefined;
  return (
    <DataTable
      label="Lines of the list"
      rows={rows ?? []}
      keyOf={({ line }) => line}
      columns={[
        {
          name: "Line",
          cell: (row) => (
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label={`Line ${row.line}${row.order_no === null ? "" : `, ${row.order_no}`}`}
                checked={ticked.has(row.line)}
                disabled={row.fault !== "" || isBusy || parcels.results.has(row.order_no ?? "")}
                onChange={(event) => tick(row.line, event.target.checked)}
              />
              {row.line}
            </label>
          ),
        },
        { name: "Order", cell: (row) => <OrderOf row={row} /> },
        { name: "Stage", cell: ({ stage }) => (stage === null ? null : stageNames[stage]) },
        {
          name: "Carrier",
          cell: (row) => (row.order_no === null ? null : (row.carrier ?? carrier.trim()) || "Not said yet"),
        },
        {
          name: "Tracking number",
          cell: ({ number }) => (number === "" ? null : <b className={styles.tracking}>{number}</b>),
        },
        { name: "Found", cell: (row) => <Found row={row} result={resultOf(row)} /> },
      ]}
    />
  );
}

/** Where the list comes from, and what a line of it is. */
function HowItGoes() {
  return (
    <ol className={styles.steps}>
      <li>Pack what waits, and book it with your courier.</li>
      <li>Their website gives you the day’s consignments: copy the table, or save it as a file.</li>
      <li>Paste it below: an order number and a tracking number in each line. Other columns may stay.</li>
    </ol>
  );
}

/** The field for what a courier gave, and the press that reads it. */
function Pasting({ parcels }: { readonly parcels: Parcels }) {
  const [text, setText] = useState("");
  const { rows, isBusy, fault } = parcels;
  const read = (event: FormEvent) => {
    event.preventDefault();
    void parcels.read(text);
  };
  const open = async ([file]: readonly File[]) => {
    if (file) setText((await file.slice(0, MOST_CHARACTERS).text()).slice(0, MOST_CHARACTERS));
  };
  return (
    <Card as="form" className={styles.pasting} onSubmit={read}>
      {rows === null && <HowItGoes />}
      <Field label="List" hint={`At most ${MOST_LINES} lines.`} error={fault || null} live>
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            name="list"
            rows={rows === null ? 8 : 5}
            maxLength={MOST_CHARACTERS}
            placeholder="K26-F8G5Q2, AB123456NZ"
            text={text}
            describedBy={describedBy}
            invalid={fault !== ""}
            onText={setText}
          />
        )}
      </Field>
      <Row as="p">
        <Button look={rows === null ? "main" : "quiet"} type="submit" busy={isBusy}>
          {rows === null ? "Read the list" : "Read it again"}
        </Button>
        <FileButton
          label="A courier’s file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFiles={(files) => void open(files)}
        >
          Open a file
        </FileButton>
      </Row>
    </Card>
  );
}

/** Parcels that have left, by a list that is pasted from a courier; beside it, what waits to be packed. */
export function ParcelsRoom() {
  const today = useLoaderData<typeof loader>();
  const parcels = useParcels();
  const [carrier, setCarrier] = useState("");
  const { rows } = parcels;
  return (
    <>
      <RoomHead
        title="Parcels"
        note="Note a whole day’s parcels as sent at once; each customer is told by email where theirs is."
      />
      <div className={styles.day} data-read={rows !== null || undefined}>
        <Pasting parcels={parcels} />
        {rows === null && <WaitingParcels {...today} />}
      </div>
      {rows !== null && rows.length === 0 && <Soft>No line of it has a number.</Soft>}
      {rows !== null && rows.length > 0 && (
        <>
          <Sending parcels={parcels} carrier={carrier} onCarrier={setCarrier} />
          <ParcelsTable parcels={parcels} carrier={carrier} />
        </>
      )}
    </>
  );
}
