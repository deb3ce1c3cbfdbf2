import { useRef, useState } from "react";
import { Message } from "#ui/feedback/message.tsx";
import { AskForm } from "./ask-form.tsx";
import { DeclineForm } from "./decline-form.tsx";
import { RequestThread } from "./request-thread.tsx";
import type { RequestUse } from "./request-use.types.ts";
import styles from "./request-talk.module.css";

interface RequestTalkProps extends RequestUse {
  /** The quotation whose page it is on; null on the request's own. */
  readonly here: string | null;
}

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
      <RequestThread thread={thread} here={here} />
      {forms.ask && <AskForm {...use} onMoved={setMoved} />}
      {forms.decline && <DeclineForm {...use} onMoved={setMoved} onDeclined={() => head.current?.focus()} />}
    </section>
  );
}
