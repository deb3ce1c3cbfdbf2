import { type FormEvent, useState } from "react";
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

/** Parcels that have left, by a list that is pasted from a courier. */
export function ParcelsRoom() {
  const parcels = useParcels();
  const [text, setText] = useState("");
  const [carrier, setCarrier] = useState("");
  const { rows, isBusy, fault } = parcels;
  const read = (event: FormEvent) => {
    event.preventDefault();
    void parcels.read(text);
  };
  const open = async ([file]: readonly File[]) => {
    if (file) setText((await file.slice(0, MOST_CHARACTERS).text()).slice(0, MOST_CHARACTERS));
  };
  return (
    <>
      <RoomHead
        title="Parcels"
        note="Paste what the courier gave you: order and tracking numbers, a line each."
      />
      <Card as="form" className={styles.pasting} onSubmit={read}>
        <Field
          label="List"
          hint={`At most ${MOST_LINES} lines; other columns may stay.`}
          error={fault || null}
          live
        >
          {({ id, describedBy }) => (
            <TextArea
              id={id}
              name="list"
              rows={rows === null ? 10 : 5}
              maxLength={MOST_CHARACTERS}
              text={text}
              describedBy={describedBy}
              invalid={fault !== ""}
              onText={setText}
            />
          )}
        </Field>
        <Row as="p">
          <Button
            look={rows === null ? "main" : "quiet"}
            type="submit"
            busy={isBusy}
            disabled={text.trim() === ""}
          >
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
