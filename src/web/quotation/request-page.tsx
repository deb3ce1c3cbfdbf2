import type { ReplyTo } from "#contract/calls.ts";
import { RequestTalk } from "./request-talk.tsx";
import { messageDay, type SubmittedForm } from "./request-use.ts";
import styles from "./request-page.module.css";

interface RequestPageProps {
  readonly request: ReplyTo<"GET quote-request/:request_no">;
  readonly sent: SubmittedForm | undefined;
  readonly path: string;
}

/** The page of a quote request that has no price yet, for whoever has its link: what was asked, and what was said since. */
export function RequestPage({ request, sent, path }: RequestPageProps) {
  const { request_no: number, title, details, files, date } = request;
  return (
    <div className={styles.page}>
      <article aria-labelledby="asked" className={styles.paper}>
        <div>
          <h1 id="asked">Your quote request</h1>
          <p className={styles.soft}>
            {number}, asked on {messageDay(date)}. We answer by email, and here.
          </p>
        </div>
        <h2 className={styles.item}>{title}</h2>
        <dl className={styles.details}>
          {details.map(({ label, value }, at) => (
            // A label can stand twice, and the list never changes.
            <div key={at}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {files.length > 0 && (
            <div>
              <dt>{files.length === 1 ? "File" : "Files"}</dt>
              <dd>{files.join("\n")}</dd>
            </div>
          )}
        </dl>
      </article>
      <RequestTalk request={request} sent={sent} path={path} here={null} />
    </div>
  );
}
