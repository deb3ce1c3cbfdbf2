import { useState } from "react";
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useRouteLoaderData,
} from "react-router";
import { ThreadFiles } from "#web/files/thread-files.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { Entry } from "#studio/calls/entry.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { ChangeLink } from "#studio/ui/change-link.tsx";
import { dot } from "#studio/ui/dot.ts";
import { EmailText } from "#studio/ui/email-text.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { BackLink, Columns } from "#studio/ui/columns.tsx";
import { requestStageLabels } from "#domain/quote-request/thread/stage-labels.ts";
import { Card, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { Calculator } from "./calculator.tsx";
import type { TakenPrice } from "./own-price.tsx";
import { SavedAnswersDialog, useSavedAnswers } from "./saved-answers.tsx";
import { Talk } from "./talk.tsx";
import type { RequestView } from "./request-view.types.ts";
import styles from "./requests.module.css";

export function loader({ params }: LoaderFunctionArgs) {
  return readForRoom(callStudio("GET requests/:number", { params: { number: params["number"] ?? "" } }));
}

/** The files that a set and side of it is printed with, or that its words are cut with. */
function Made({ made: { place, notes, files } }: { readonly made: RequestView["made"][number] }) {
  return (
    <>
      <h3 className={styles.small}>{place}</h3>
      {notes.map((note) => (
        <Soft key={note}>{note}</Soft>
      ))}
      {files.length > 0 && (
        <Stack as="ul" gap={1} className={styles.files} aria-label={place}>
          {files.map(({ words, path }) => (
            <li key={path}>
              <a href={path}>{words}</a>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

/** What was asked for, as it was configured. */
function Asked({ request }: { readonly request: RequestView }) {
  const { title, quote_type: kind, picture, details, files, made } = request;
  return (
    <Card aria-labelledby="asked">
      <h2 id="asked">{title || kind}</h2>
      {picture !== null && <img src={picture} alt="" width={696} height={495} className={styles.picture} />}
      <Soft>{kind}</Soft>
      <dl className={styles.details}>
        {details.map(({ label, value }, at) => (
          // A label can stand twice, and the list never changes.
          <div key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && <h3 className={styles.small}>Files</h3>}
      <ThreadFiles files={files} />
      {made.map((each) => (
        <Made key={each.place} made={each} />
      ))}
    </Card>
  );
}

/** The answers so far, the newest first: it is the one that can be ordered. */
function Answers({ answers, mayAnswer }: Pick<RequestView, "answers"> & { readonly mayAnswer: boolean }) {
  const { revalidate } = useRevalidator();
  const [newest] = answers;
  const change = async (number: string) => {
    const answer = await callStudio("POST quotations/:number/change-key", { params: { number }, body: {} });
    if (answer.ok) await revalidate();
    return { ok: answer.ok, words: answer.ok ? `The new link: ${answer.data.url}` : answer.message };
  };
  return (
    <Card aria-labelledby="answers">
      <h2 id="answers">{answers.length === 1 ? "The answer" : "The answers"}</h2>
      <Stack as="ul" gap={1} className={styles.answers}>
        {answers.map(({ number, total, valid_until: until, state, url, order_no: order }) => (
          <li key={number}>
            <a href={url}>{number}</a> <strong>{total}</strong>, kept until {until}: {state}
            {order !== null && (
              <>
                {" "}
                as <Link to={`/orders/${order}`}>order {order}</Link>
              </>
            )}
          </li>
        ))}
      </Stack>
      {mayAnswer && newest !== undefined && (
        <ChangeLink
          of={newest.number}
          words="The links of before open nothing any more. Hand the new one on to the customer yourself."
          change={() => change(newest.number)}
        />
      )}
    </Card>
  );
}

/** Who asked, when, and how it stands; their page is found by the address. */
function Who({ request, isLinked }: { readonly request: RequestView; readonly isLinked: boolean }) {
  const { number, customer, email, is_member: isMember, asked, stage } = request;
  return (
    <>
      {isLinked ? (
        <Link to={`/customers?${new URLSearchParams({ search: email })}`}>{customer}</Link>
      ) : (
        customer
      )}
      , {isMember ? "has an account" : "guest"}
      {dot}
      <a href={`mailto:${email}?subject=${encodeURIComponent(`Your quote request ${number}`)}`}>
        <EmailText email={email} />
      </a>
      {dot}asked <Moment at={asked} />
      {dot}
      <strong>{requestStageLabels[stage]}</strong>
    </>
  );
}

/** A quote request: what was asked for, what was answered, and the form that answers it, beside what it costs. */
export function RequestRoom() {
  const request = useLoaderData<typeof loader>();
  const permissions = useRouteLoaderData<Entry>("studio")?.permissions ?? [];
  const [taken, setTaken] = useState<TakenPrice | null>(null);
  const [isManaging, setIsManaging] = useState(false);
  const { saved, reload } = useSavedAnswers(permissions.includes("requests.answer"));
  const savedTools = { saved, onManage: () => setIsManaging(true) };
  const { revalidate } = useRevalidator();
  const { number, answers, stage } = request;
  const [forestalled, setForestalled] = useState("");
  // A form that was refused stays with its words and what was typed, though the customer has ordered meanwhile.
  const isRefused = forestalled === number;
  const isStaffed = permissions.includes("requests.answer");
  const mayAnswer = isStaffed && (isRefused || !answers.some((one) => one.is_ordered));
  const forestall = () => {
    setForestalled(number);
    return revalidate();
  };
  return (
    <>
      <BackLink to="/requests">Requests</BackLink>
      <RoomHead
        title={`Request ${number}`}
        note={<Who request={request} isLinked={permissions.includes("customers.read")} />}
      />
      <Columns look="even">
        <Stack gap={4}>
          {answers.length > 0 && <Answers answers={answers} mayAnswer={isStaffed} />}
          <Talk
            request={request}
            mayWrite={isStaffed && (isRefused || stage !== "accepted")}
            savedTools={savedTools}
            onSaid={revalidate}
            onForestalled={forestall}
          />
          {mayAnswer && (
            <AnswerForm
              key={number}
              request={request}
              taken={taken}
              savedTools={savedTools}
              onAnswered={revalidate}
              onForestalled={forestall}
            />
          )}
        </Stack>
        <Stack gap={4}>
          <Asked request={request} />
          {permissions.includes("margins.see") && (
            <Calculator
              key={number}
              number={number}
              askedSets={request.sets}
              onTake={mayAnswer ? setTaken : null}
            />
          )}
        </Stack>
      </Columns>
      {isManaging && saved !== null && (
        <SavedAnswersDialog saved={saved} onChanged={reload} onClose={() => setIsManaging(false)} />
      )}
    </>
  );
}
