import { formatDollars } from "#domain/money.ts";
import { ThreadFiles } from "#web/files/thread-files.tsx";
import { saidAt } from "./said-at.ts";
import type { WireRequest } from "./request-use.types.ts";
import styles from "./request-talk.module.css";

type Entry = WireRequest["thread"][number];

function whatText({ kind, total_price: total, reasons }: Entry): string {
  const price = total === null ? "a price" : formatDollars(total);
  switch (kind) {
    case "answered":
      return `Priced it: ${price} in all`;
    case "declined":
      return `Declined ${price}. ${reasons}`;
    case "ordered":
      return `Ordered it at ${price}`;
    case "message":
      return "";
  }
}

/** What both sides have said about a request, the oldest first. */
export function RequestThread({
  thread,
  here,
}: Pick<WireRequest, "thread"> & { readonly here: string | null }) {
  if (thread.length === 0) return null;
  return (
    <div role="log" aria-label="What was said so far">
      <ol className={styles.list}>
        {thread.map((entry, index) => {
          const { by, at, words, path, quotation_no: number, files } = entry;
          const what = whatText(entry);
          return (
            <li key={`${index} ${at}`} className={styles.said} data-by={by}>
              <p className={styles.head}>
                <strong>{by === "customer" ? "You" : "The shop"}</strong>{" "}
                {at !== null && <time dateTime={at}>{saidAt(at)}</time>}
              </p>
              {what !== "" && (
                <p className={styles.what}>
                  {what}
                  {path !== null && number !== here && (
                    <>
                      {" "}
                      (<a href={path}>{number}</a>)
                    </>
                  )}
                </p>
              )}
              {words !== "" && <p className={styles.words}>{words}</p>}
              <ThreadFiles files={files} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
