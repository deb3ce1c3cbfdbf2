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
import { ParcelsTable } from "./parcels-table.tsx";
import { type Parcels, useParcels } from "./use-parcels.ts";

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
    <form
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
          <p className={styles.quiet}>Their customers are told by email.</p>
        )}
      </div>
    </form>
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
      <form className={styles.pasting} onSubmit={read}>
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
        <p className={styles.answers}>
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
        </p>
      </form>
      {rows !== null && rows.length === 0 && <p className={styles.empty}>No line of it has a number.</p>}
      {rows !== null && rows.length > 0 && (
        <>
          <Sending parcels={parcels} carrier={carrier} onCarrier={setCarrier} />
          <ParcelsTable parcels={parcels} carrier={carrier} />
        </>
      )}
    </>
  );
}
