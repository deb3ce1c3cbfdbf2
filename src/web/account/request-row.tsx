import { Link } from "react-router";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import type { ReplyTo } from "#contract/calls.ts";
import { dateOf } from "./date-of.ts";
import { OwnPictures } from "./own-pictures.tsx";
import styles from "./quote-requests.module.css";

interface RequestRowProps {
  readonly request: ReplyTo<"GET quote/get/quote-requests">[number];
  readonly open: boolean;
}

/** One quote request: what, when and how it stands; opened, everything that was asked. */
export function RequestRow({ request, open }: RequestRowProps) {
  const { request_no: number, title, quote_type: type, state, date, details, files } = request;
  return (
    <li>
      <Disclosure
        open={open}
        summary={
          <span className={styles.row}>
            <span className={styles.product}>{title}</span>
            <span className={styles.state}>{state}</span>
            <OwnPictures artwork={request.artwork} />
            <time dateTime={date} className={styles.quiet}>
              {dateOf(date)}
            </time>
            <span className={styles.number}>{number}</span>
          </span>
        }
      >
        <dl className={styles.details}>
          <dt>Asked as</dt>
          <dd>{type}</dd>
          {details.map(({ label, value }) => [
            <dt key={`${label} ${value}`}>{label}</dt>,
            <dd key={`${label} ${value} value`}>{value}</dd>,
          ])}
          {files.length > 0 && <dt>{files.length === 1 ? "File" : "Files"}</dt>}
          {files.length > 0 && <dd>{files.join("\n")}</dd>}
        </dl>
        <p className={styles.way}>
          <Link to={request.path}>Open it</Link>
        </p>
      </Disclosure>
    </li>
  );
}
