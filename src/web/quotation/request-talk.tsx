import { type FormEvent, useRef, useState } from "react";
import { acceptedFiles, formFileFault } from "#domain/artwork/file-rules.ts";
import { formatDollars } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { MessageThread, type ThreadMessage } from "#ui/layout/message-thread.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import { AttachmentsField, useAttachments } from "#web/files/attachments-field.tsx";
import { ThreadFiles } from "#web/files/thread-files.tsx";
import { DeclineForm, useSay } from "./decline-form.tsx";
import {
  namedBy,
  type RequestFormUse,
  type RequestUse,
  messageTime,
  type WireRequest,
} from "./request-use.ts";
import styles from "./request-talk.module.css";

const headings: Readonly<Record<RequestUse["request"]["stage"], string>> = {
  requested: "Your question is with us",
  answered: "A question first?",
  "asked-back": "Your question is with us",
  accepted: "What was said",
  declined: "You have declined this price",
  lapsed: "The last day of this price has passed",
};

/** Which forms there are: of a quotation whose place another has taken, and of what was ordered, none. */
function formsOf({ stage, answer_no: newest }: RequestUse["request"], here: string | null) {
  const ask = here === newest && stage !== "accepted";
  return { ask, decline: ask && newest !== null && (stage === "answered" || stage === "asked-back") };
}

type Entry = WireRequest["thread"][number];

function whatText({
  kind,
  total_price: total,
  reasons,
}: Pick<Entry, "kind" | "total_price" | "reasons">): string {
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

function messageOf(
  { by, at, words, path, quotation_no: number, files, ...entry }: Entry,
  index: number,
  here: string | null,
): ThreadMessage {
  const what = whatText(entry);
  return {
    key: `${index} ${at}`,
    by,
    who: by === "customer" ? "You" : "The shop",
    when: at !== null && <time dateTime={at}>{messageTime(at)}</time>,
    what: what !== "" && (
      <>
        {what}
        {path !== null && number !== here && (
          <>
            {" "}
            (<a href={path}>{number}</a>)
          </>
        )}
      </>
    ),
    words,
    files: <ThreadFiles files={files} />,
  };
}

const hints: Partial<Record<RequestFormUse["request"]["stage"], string>> = {
  answered: "We answer here and by email. The price stays as it is meanwhile.",
  lapsed: "We answer here and by email. Would you still like it? We can price it again.",
  declined: "We answer here and by email. Changed your mind? We can price it again.",
};

/** Asks the shop back, with files where there are any; sent twice it is one question. */
function sendQuestion(request: WireRequest, words: string, files: readonly File[]) {
  const { answer_no: answer } = request;
  const asked = namedBy(request);
  if (files.length === 0)
    return callShop("POST quote-request/:request_no/messages", {
      ...asked,
      body: { words, answer_no: answer },
    });
  const body = new FormData();
  body.append("words", words);
  if (answer !== null) body.append("answer_no", answer);
  for (const file of files) body.append("attachments[]", file, file.name);
  return uploadForm("POST quote-request/:request_no/messages", { ...asked, body });
}

/** Asks the shop back about a request, in words or with files; without a script, files come by mail. */
function AskForm({ request, sent, path, onMoved }: RequestFormUse) {
  const own = sent?.form === "ask" ? sent : undefined;
  const [words, setWords] = useState(own?.typed ?? "");
  const attachments = useAttachments(formFileFault);
  const isScripted = useIsScripted();
  const { busy, wrong, fields, say } = useSay(own, onMoved);
  const { words: wrongWords, attachments: wrongFiles } = fields;
  const message = wrongWords ?? (wrongFiles === undefined ? (wrong?.message ?? null) : null);
  const { answer_no: answer, stage } = request;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void say(() => sendQuestion(request, words, attachments.files)).then((isGranted) => {
      if (!isGranted) return;
      setWords("");
      attachments.clear();
    });
  };
  return (
    <form method="post" action={path} noValidate className={styles.form} onSubmit={onSubmit}>
      <input type="hidden" name="form" value="ask" />
      <input type="hidden" name="answer_no" value={answer ?? ""} />
      <Field
        label={answer === null ? "Write to us" : "Ask us something"}
        hint={hints[stage] ?? "We answer here and by email."}
        error={message}
        live
      >
        {(ids) => (
          <TextArea
            {...ids}
            name="words"
            rows={3}
            maxLength={2_000}
            text={words}
            invalid={message !== null}
            onText={setWords}
          />
        )}
      </Field>
      {isScripted ? (
        <AttachmentsField
          attachments={attachments}
          error={wrongFiles}
          accept={acceptedFiles}
          kinds="artwork, pictures or documents"
        >
          Add files
        </AttachmentsField>
      ) : (
        <p className={styles.note}>Files: send them as a reply to our email.</p>
      )}
      <div>
        <Button look="quiet" type="submit" busy={busy}>
          {busy ? "Sending" : "Send your message"}
        </Button>
      </div>
    </form>
  );
}

interface RequestTalkProps extends RequestUse {
  /** The quotation whose page it is on; null on the request's own. */
  readonly here: string | null;
}

/** What customer and shop have said about a request, and the forms to go on. */
export function RequestTalk({ here, ...use }: RequestTalkProps) {
  const { stage, thread } = use.request;
  const forms = formsOf(use.request, here);
  const head = useRef<HTMLHeadingElement>(null);
  const [moved, setMoved] = useState(use.sent && !forms[use.sent.form] ? use.sent.message : null);
  if (!forms.ask && thread.length <= 1 && moved === null) return null;
  return (
    <section id="talk" aria-labelledby="talk-title" className={styles.talk}>
      <h2 id="talk-title" ref={head} tabIndex={-1} className={styles.title}>
        {forms.ask ? headings[stage] : headings.accepted}
      </h2>
      <div role="alert" className={styles.moved}>
        {moved !== null && <Message tone="error">{moved}</Message>}
      </div>
      {thread.length > 0 && (
        <MessageThread
          log="What was said so far"
          messages={thread.map((entry, index) => messageOf(entry, index, here))}
        />
      )}
      {forms.ask && <AskForm {...use} onMoved={setMoved} />}
      {forms.decline && <DeclineForm {...use} onMoved={setMoved} onDeclined={() => head.current?.focus()} />}
    </section>
  );
}
