import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { callStudio } from "../../calls/call-studio.ts";
import { readForRoom } from "../../calls/read-for-room.ts";
import { Moment } from "../../ui/moment.tsx";
import { RoomHead } from "../../ui/room-head.tsx";
import { requestStageWords } from "#domain/quote-request/thread/stage-words.ts";
import { AnswerForm } from "./answer-form.tsx";
import { Talk } from "./talk.tsx";
import type { ShownRequest } from "./shown-request.types.ts";
import styles from "./requests.module.css";

export function loader({ params }: LoaderFunctionArgs) {
  return readForRoom(callStudio("GET requests/:number", { params: { number: params["number"] ?? "" } }));
}

/** What was asked for, as it was configured. */
function Asked({ request }: { readonly request: ShownRequest }) {
  const { title, quote_type: kind, picture, details, files } = request;
  return (
    <section aria-labelledby="asked" className={styles.card}>
      <h2 id="asked" className={styles.title}>
        {title || kind}
      </h2>
      {picture !== null && <img src={picture} alt="" width={696} height={495} className={styles.picture} />}
      <p className={styles.soft}>{kind}</p>
      <dl className={styles.details}>
        {details.map(({ label, value }, at) => (
          // A label can stand twice, and the list never changes.
          <div key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && (
        <>
          <h3 className={styles.small}>Files</h3>
          <ul className={styles.files}>
            {files.map(({ words, url }) => (
              <li key={url}>
                <a href={url}>{words}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The answers so far, the newest first: it is the one that can be ordered. */
function Answers({ answers }: Pick<ShownRequest, "answers">) {
  return (
    <section aria-labelledby="answers" className={styles.card}>
      <h2 id="answers" className={styles.title}>
        {answers.length === 1 ? "The answer" : "The answers"}
      </h2>
      <ul className={styles.answers}>
        {answers.map(({ number, total, valid_until: until, state, url }) => (
          <li key={number}>
            <a href={url}>{number}</a> <strong>{total}</strong>, kept until {until}: {state}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A quote request: what was asked for, what was answered, and the form that answers it. */
export function RequestRoom() {
  const request = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { number, customer, email, is_member: isMember, asked, answers } = request;
  const isOrdered = answers.some((one) => one.is_ordered);
  return (
    <>
      <p className={styles.back}>
        <Link to="/requests">Requests</Link>
      </p>
      <RoomHead
        title={`Request ${number}`}
        note={
          <>
            {customer}, {isMember ? "has an account" : "guest"} ·{" "}
            <a href={`mailto:${email}?subject=${encodeURIComponent(`Your quote request ${number}`)}`}>
              {email}
            </a>{" "}
            · asked <Moment at={asked} /> · <strong>{requestStageWords[request.stage]}</strong>
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          {answers.length > 0 && <Answers answers={answers} />}
          <Talk request={request} onSaid={revalidate} />
          {isOrdered ? null : <AnswerForm key={number} request={request} onAnswered={revalidate} />}
        </div>
        <Asked request={request} />
      </div>
    </>
  );
}
