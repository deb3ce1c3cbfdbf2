import { useState } from "react";
import { drawnTogether } from "#domain/studio/most-tickets.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { Day } from "#studio/ui/day.tsx";
import { LabelLinks } from "#studio/ui/label-links.tsx";
import { type QueueActs, type QueuedBatch, type QueuedOne, toStart } from "./queue-acts.ts";
import { Thumbnail } from "#studio/ui/thumbnails.tsx";
import { UrgencyMark } from "#studio/ui/urgency-mark.tsx";
import { RowLink } from "#studio/ui/list-parts.tsx";
import styles from "./queue.module.css";

/** "250 pieces, 7 sheets" or "250 pieces, 1.24 m²". */
export function printedAmount({
  pieces,
  sheets,
  area,
}: Pick<QueuedBatch, "pieces" | "sheets" | "area">): string {
  const count = `${pieces.toLocaleString("en-NZ")} ${pieces === 1 ? "piece" : "pieces"}`;
  const stock = sheets === null ? `${area.toFixed(2)} m²` : `${sheets} ${sheets === 1 ? "sheet" : "sheets"}`;
  return `${count}, ${stock}`;
}

interface BatchProps {
  readonly batch: QueuedBatch;
  readonly acts: QueueActs;
  readonly mayWork: boolean;
}

function Files({ line: { files, title, order_no: orderNo } }: { readonly line: QueuedOne }) {
  if (files.length === 0) return <span className={styles.quiet}>No print file</span>;
  return (
    <ul aria-label={`Print files of ${orderNo}, ${title}`}>
      {files.map(({ path, words }) => (
        <li key={path}>
          <a href={path} download>
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Line({ line, acts, mayWork }: Omit<BatchProps, "batch"> & { readonly line: QueuedOne }) {
  const { order_no: orderNo, title, customer, quantity, leaves_on: leavesOn, urgency } = line;
  return (
    <li className={styles.line}>
      <Thumbnail orderNo={orderNo} line={line.line} seen={line.seen} />
      <div>
        <RowLink to={`/orders/${orderNo}`}>{orderNo}</RowLink>{" "}
        <span className={styles.quiet}>{customer}</span>
        <p>
          {line.line}. {title}
        </p>
      </div>
      <p>
        <b>{quantity}</b>
        <span className={styles.quiet}>{printedAmount(line)}</span>
      </p>
      <p>
        <Day date={leavesOn} /> <UrgencyMark of={urgency} />
      </p>
      <Files line={line} />
      <p>
        {line.may_start ? (
          <span className={styles.quiet}>Not started</span>
        ) : (
          mayWork && (
            <Button
              look="quiet"
              busy={acts.isBusy}
              label={`Printed: ${orderNo}, ${title}`}
              onClick={() => void acts.print([line])}
            >
              Printed
            </Button>
          )
        )}
      </p>
    </li>
  );
}

/** The job tickets of a batch's orders: as many documents as it takes, each with the orders that it is of. */
function Tickets({ lines }: Pick<QueuedBatch, "lines">) {
  const orders = [...new Map(lines.map(({ order_no, order_lines }) => [order_no, order_lines]))];
  const documents = drawnTogether(orders, ([, count]) => count);
  return documents.map((some, at) => {
    const numbers = some.map(([orderNo]) => orderNo).join(",");
    const from = documents.slice(0, at).flat().length + 1;
    const until = from + some.length - 1;
    return (
      <a key={from} href={`/studio/api/orders/tickets?${new URLSearchParams({ orders: numbers })}`} download>
        {documents.length === 1 ? "Job tickets" : `Job tickets ${from} to ${until}`} (PDF)
      </a>
    );
  });
}

/** What is done with the whole batch: a start is asked before, for customers are told; what was printed can be taken back. */
function Acts({ batch: { lines }, acts, mayWork }: BatchProps) {
  const [isAsking, setIsAsking] = useState(false);
  const starting = toStart(lines);
  const printing = lines.filter((line) => !line.may_start);
  const numbers = starting.map(({ order_no: orderNo }) => orderNo).join(", ");
  const orders = `${starting.length} ${starting.length === 1 ? "order" : "orders"}`;
  return (
    <Row className={styles.acts}>
      {mayWork && starting.length > 0 && (
        <Button look="quiet" onClick={() => setIsAsking(true)}>
          Start production of {orders}
        </Button>
      )}
      {mayWork && printing.length > 1 && (
        <Button look="quiet" busy={acts.isBusy} onClick={() => void acts.print(printing)}>
          All {printing.length} printed
        </Button>
      )}
      <Tickets lines={lines} />
      <LabelLinks orderNos={[...new Set(lines.map(({ order_no: orderNo }) => orderNo))]} />
      {isAsking && (
        <Dialog title={`Start production of ${orders}?`} onClose={() => setIsAsking(false)}>
          <p>{numbers}</p>
          <p>
            Their customers are told, and the orders cannot be cancelled any more. All lines of an order are
            started with it.
          </p>
          <Row as="p" className={styles.acts}>
            <Button
              look="main"
              busy={acts.isBusy}
              onClick={() => void acts.start(lines).then(() => setIsAsking(false))}
            >
              Start production
            </Button>
            <Button look="plain" onClick={() => setIsAsking(false)}>
              Not now
            </Button>
          </Row>
        </Dialog>
      )}
    </Row>
  );
}

/** Lines of one material, finishing and way of printing. */
export function BatchCard(props: BatchProps) {
  const { batch } = props;
  const { material, finishing, way, lines, leaves_on: leavesOn, urgency } = batch;
  const name = [material, finishing].filter((part) => part !== "").join(", ");
  return (
    <section className={styles.batch} aria-label={name}>
      <Row as="header" gap={6} lines={2} align="start" className={styles.head}>
        <div>
          <h2>{name}</h2>
          <p className={styles.quiet}>{way}</p>
        </div>
        <p>
          <b>{printedAmount(batch)}</b>
          <span className={styles.quiet}>
            First leaves <Day date={leavesOn} />
          </span>
        </p>
        <UrgencyMark of={urgency} />
      </Row>
      <ul>
        {lines.map((line) => (
          <Line key={`${line.order_no} ${line.line}`} line={line} acts={props.acts} mayWork={props.mayWork} />
        ))}
      </ul>
      <Acts {...props} />
    </section>
  );
}
