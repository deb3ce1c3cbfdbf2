import { dot } from "#studio/ui/dot.ts";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { type Amending, AnotherSize, Changes, useAmending } from "./another-size.tsx";
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

type Printed = Item["printed"][number];

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** A picture with frames round what of it is not in the other one. */
function Marked({
  src,
  alt,
  caption,
  parts,
}: Pick<Printed, "parts"> & { readonly src: string; readonly alt: string; readonly caption: string }) {
  return (
    <figure>
      <div className={styles.marked}>
        <img src={src} alt={alt} loading="lazy" />
        {parts.map(({ x, y, width, height }) => (
          <span
            key={`${x} ${y}`}
            className={styles.mark}
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
          />
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A place as it is printed; where that is not what its customer has seen, that as well, with the difference marked on both. */
function Place({
  title,
  printed: { label, path, shown_path: shown, parts },
}: {
  readonly title: string;
  readonly printed: Printed;
}) {
  const named = label === "" ? title : `${title}, ${label}`;
  return (
    <div className={styles.pair}>
      <Marked
        src={path}
        alt={`${named}, as it is printed`}
        caption={label === "" ? "As it is printed" : `${label}: as it is printed`}
        parts={parts}
      />
      {shown !== null && (
        <Marked
          src={shown}
          alt={`${named}, as the customer saw it`}
          caption="As the customer saw it"
          parts={parts}
        />
      )}
    </div>
  );
}

/** The print files of a line as they were drawn: open where they differ from what was seen. */
function PrintedPictures({ title, printed }: Pick<Item, "printed" | "title">) {
  if (printed.length === 0) return null;
  const isOther = printed.some(({ shown_path: shown }) => shown !== null);
  return (
    <details className={styles.printed} open={isOther}>
      <summary aria-label={`How it is printed: ${title}`}>How it is printed</summary>
      {printed.map((place) => (
        <Place key={place.path} title={title} printed={place} />
      ))}
    </details>
  );
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
    </Card>
  );
}
