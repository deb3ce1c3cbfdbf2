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
  /** The most urgent one: its button is the main one of the room. */
  readonly isFirst: boolean;
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

/** The first sheet of a line as it is printed, on as many more as there are; the product itself where nothing is laid out. */
function Sheet({ line: { order_no: orderNo, line, seen } }: { readonly line: QueuedOne }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <div className={styles.sheet} data-missing>
        <Thumbnail orderNo={orderNo} line={line} seen={seen} />
      </div>
    );
  return (
    <div className={styles.sheet}>
      <img
        src={`/studio/api/orders/${orderNo}/lines/${line}/sheet?seen=${seen}`}
        alt=""
        width="240"
        height="171"
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setMissing(true)}
      />
    </div>
  );
}

function Line({ line, acts, mayWork }: Pick<BatchProps, "acts" | "mayWork"> & { readonly line: QueuedOne }) {
  const { order_no: orderNo, title, customer, quantity, leaves_on: leavesOn, urgency } = line;
  return (
    <li className={styles.line} data-urgency={urgency}>
      <Sheet line={line} />
      <div className={styles.whose}>
        <RowLink to={`/orders/${orderNo}`}>{orderNo}</RowLink>
        <span>
          <Day date={leavesOn} /> <UrgencyMark of={urgency} />
        </span>
      </div>
      <p>
        {line.line}. {title}
        <span className={styles.quiet}>
          {customer}. {quantity}: {printedAmount(line)}
        </span>
      </p>
      <Files line={line} />
      {line.may_start ? (
        <p className={styles.quiet}>Not started</p>
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
    </li>
  );
}

/** Time for a browser to begin one download before the next. */
const BETWEEN_MS = 400;

/** Downloads every print file of a batch, one after the other. */
async function downloadFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const link = document.createElement("a");
    link.href = path;
    link.download = "";
    link.click();
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}

/** "Print 15 sheets": all files of what is on the press, those that leave first before the others. */
function PrintButton({ batch: { lines }, isFirst }: Pick<BatchProps, "batch" | "isFirst">) {
  const [isBusy, setBusy] = useState(false);
  const started = lines.filter((line) => !line.may_start);
  const paths = started.flatMap(({ files }) => files.map(({ path }) => path));
  if (paths.length === 0) return null;
  const sheets = started.reduce((sum, line) => sum + (line.sheets ?? 0), 0);
  const files = `${paths.length} ${paths.length === 1 ? "file" : "files"}`;
  return (
    <div className={styles.print}>
      <Button
        look={isFirst ? "main" : "quiet"}
        busy={isBusy}
        onClick={() => {
          setBusy(true);
          void downloadFiles(paths).then(() => setBusy(false));
        }}
      >
        {sheets === 0 ? `Print ${files}` : `Print ${sheets.toLocaleString("en-NZ")} sheets`}
      </Button>
      {sheets > 0 && <span className={styles.quiet}>in {files}</span>}
    </div>
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
function Acts({ batch: { lines }, acts, mayWork }: Omit<BatchProps, "isFirst">) {
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
        {props.mayWork && <PrintButton batch={batch} isFirst={props.isFirst} />}
      </Row>
      <ul className={styles.sheets}>
        {lines.map((line) => (
          <Line key={`${line.order_no} ${line.line}`} line={line} acts={props.acts} mayWork={props.mayWork} />
        ))}
      </ul>
      <Acts {...props} />
    </section>
  );
}
