import { dot } from "#studio/ui/dot.ts";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { type Amending, AnotherSize, Changes, useAmending } from "./another-size.tsx";
import { ComparedProofs, PrintedPictures } from "./item-pictures.tsx";
import { ChangeArtwork } from "./change-artwork.tsx";
import { StepForm } from "./step-form.tsx";
import styles from "./order.module.css";
import type { OrderWriting, WorkedOrder } from "./order-writing.ts";

type Item = WorkedOrder["items"][number];

interface ItemProps {
  readonly order: WorkedOrder;
  readonly item: Item;
  readonly telling: OrderWriting;
  readonly isMain: boolean;
}

/** Another size or quantity that goes with the proof. */
function Proposed({ proposed }: Pick<Item, "proposed">) {
  if (proposed === null) return null;
  return (
    <div className={styles.mind}>
      <b>Proposed with it</b>
      <Changes of={proposed} />
    </div>
  );
}

/** What the customer asks to be changed, with their pins. */
function Change({ order, item: { line, title, change, pinned } }: Pick<ItemProps, "order" | "item">) {
  if (change === null) return null;
  return (
    <>
      <p className={styles.change}>
        <b>The customer asks for a change:</b> {change}
      </p>
      {pinned.map(({ version, place, label }) => (
        <img
          key={place}
          src={`/studio/api/orders/${order.order_no}/lines/${line}/pins/${version}/${place}`}
          alt={`${title}${label === "" ? "" : `, ${label}`}, with the customer's pins`}
          className={styles.pins}
          loading="lazy"
        />
      ))}
    </>
  );
}

/** What a person should look at before a proof is sent. */
function ToMind({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={styles.mind}>
      <b>To look at first</b>
      <ul>
        {texts.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

interface ProofFormProps extends Omit<ItemProps, "order"> {
  /** Another size or quantity that goes with it. */
  readonly amending: Amending;
}

function ProofForm({ item, telling, isMain, amending }: ProofFormProps) {
  const { line, title, to_make: toMake, to_mind: toMind } = item;
  if (toMake === null) return null;
  const { version, is_another: isAnother } = toMake;
  const { worked } = amending;
  const name = version === 1 ? "the proof" : `proof ${version}`;
  const form = (
    <>
      <AnotherSize item={item} amending={amending} />
      {toMake.blocked === null && <ToMind texts={worked === null ? toMind : worked.to_mind} />}
      <StepForm
        key={version}
        telling={telling}
        form="proof"
        unseen={{
          line: String(line),
          version: String(version),
          sha256: worked === null ? toMake.sha256 : worked.sha256,
          ...worked?.typed,
        }}
        fields={[
          {
            name: "note",
            label: "Note to the customer",
            hint: version > 1 ? "What is different now?" : "May stay empty.",
            isLong: true,
          },
        ]}
        button={amending.isAsOrdered ? `Send ${name}` : `Propose it with ${name}`}
        isMain={isMain}
        blocked={toMake.blocked ?? amending.blocked}
        onTold={amending.leave}
      />
    </>
  );
  if (!isAnother) return form;
  return (
    <details>
      <summary aria-label={`Send another proof of ${title}`}>Send another proof</summary>
      {form}
    </details>
  );
}

function Files({ item: { files, notes, title } }: Pick<ItemProps, "item">) {
  return (
    <>
      {notes.map((note) => (
        <Soft small key={note}>
          {note}
        </Soft>
      ))}
      {files.length > 0 && (
        <Stack as="ul" gap={1} aria-label={`Files of ${title}`}>
          {files.map(({ path, words }) => (
            <li key={path}>
              <a href={path}>{words}</a>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

/** The code of a line on a job ticket leads to it by its id. */
function comeIntoView(card: HTMLElement | null) {
  if (card !== null && location.hash === `#${card.id}`) card.scrollIntoView();
}

/** A line with its picture, how its proof stands, its files, and the form that sends the next proof. */
export function ItemCard({ order, item, telling, isMain }: ItemProps) {
  const { line, title, price, quantity, details, proof, turn, note } = item;
  const amending = useAmending(order, item);
  const shown = new URLSearchParams({ seen: String(order.seen), ...amending.worked?.typed });
  return (
    <Card
      as="article"
      gap={4}
      id={`line-${line}`}
      ref={comeIntoView}
      className={styles.item}
      aria-label={title}
    >
      {!item.is_charge && (
        <figure>
          <img
            src={`/studio/api/orders/${order.order_no}/lines/${line}/picture?${shown}`}
            alt=""
            width="464"
            height="320"
            loading="lazy"
          />
          {item.is_sample && <figcaption>A sample design: there is no artwork yet.</figcaption>}
        </figure>
      )}
      <Stack className={styles.body}>
        <Row align="baseline" justify="between" isOneLine>
          <h2>
            {line}. {title}
          </h2>
          <strong>{price}</strong>
        </Row>
        <p className={styles.details}>
          {[item.is_charge ? "" : quantity, ...details.map(({ label, value }) => `${label}: ${value}`)]
            .filter((part) => part !== "")
            .join(dot)}
        </p>
        {item.agreed !== null && <Soft small>{item.agreed}</Soft>}
        {item.is_charge ? (
          <Soft small>
            {item.is_removed ? "Removed from the order." : "A charge: nothing is made for it."}
          </Soft>
        ) : (
          <>
            <p className={styles.turn} data-turn={turn}>
              {proof}
            </p>
            <Proposed proposed={item.proposed} />
            {note !== "" && <Soft small>With it: {note}</Soft>}
            {turn === "act" && <Change order={order} item={item} />}
            {item.is_other && (
              <p className={styles.change}>
                The files show something else now than this proof did. Send a new proof before anything is
                made.
              </p>
            )}
            <PrintedPictures title={title} printed={(amending.worked ?? item).printed} />
            <ProofForm item={item} telling={telling} isMain={isMain} amending={amending} />
            <ChangeArtwork order={order} item={item} />
            <Files item={item} />
          </>
        )}
      </Stack>
      <ComparedProofs order={order} item={item} />
    </Card>
  );
}
