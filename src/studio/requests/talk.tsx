import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { Card, Stack } from "#ui/layout/boxes.tsx";
import { MessageThread, type ThreadMessage } from "#ui/layout/message-thread.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { formatDollars } from "#domain/money.ts";
import { formFileFault } from "#domain/artwork/file-rules.ts";
import { ThreadFiles } from "#web/files/thread-files.tsx";
import { useAttachments } from "#web/files/attachments-field.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { Moment } from "#studio/ui/moment.tsx";
import { RequestFiles } from "./request-files.tsx";
import { InsertSaved, placesOf, type SavedTools } from "./saved-answers.tsx";
import type { RequestView } from "./request-view.types.ts";

interface TalkProps {
  readonly request: RequestView;
  readonly savedTools: SavedTools;
  readonly onSaid: () => unknown;
  /** Somebody was quicker: reads what there is now, and leaves the form where it is. */
  readonly onForestalled: () => Promise<void>;
}

type Entry = RequestView["thread"][number];

const mailWords = { owed: "mail on its way", sent: "mail sent", refused: "mail refused" } as const;

function whatText({ kind, total_price: total, quotation_no: number, reasons }: Entry): string {
  const price = total === null ? "" : ` ${formatDollars(total)}`;
  switch (kind) {
    case "answered":
      return `Priced it:${price}, ${number}`;
    case "declined":
      return `Declined${price}, ${number}: ${reasons}`;
    case "ordered":
      return `Ordered it:${price}, ${number}`;
    case "message":
      return "";
  }
}

function messageOf(entry: Entry, index: number, customer: string): ThreadMessage {
  const { by, at, words, mail, files } = entry;
  const what = whatText(entry);
  return {
    key: `${index} ${at}`,
    by,
    who: by === "customer" ? customer : "The shop",
    when: (
      <>
        {at !== null && (
          <>
            · <Moment at={at} />{" "}
          </>
        )}
        {mail !== null && `· ${mailWords[mail]}`}
      </>
    ),
    what: what !== "" && what,
    words,
    files: <ThreadFiles files={files} />,
  };
}

/** Words to the customer, without a price. */
function WriteForm({ request, savedTools, onSaid, onForestalled }: TalkProps) {
  const { number, seen } = request;
  const [words, setWords] = useState("");
  const attachments = useAttachments(formFileFault);
  const { files } = attachments;
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    async () => {
      const body = { words, seen };
      const answer = await callStudio("POST requests/:number/messages", { params: { number }, body, files });
      // What has happened meanwhile is on show, so that pressing again means it.
      if (!answer.ok && answer.status === 409) await onForestalled();
      return answer;
    },
    async () => {
      setWords("");
      attachments.clear();
      await onSaid();
    },
  );
  return (
    <Stack as="form" noValidate onSubmit={onSubmit}>
      <Field
        label="Write without a price"
        hint="sent by email, with the link to answer"
        error={faultOf("words")}
      >
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            name="message"
            rows={2}
            maxLength={2000}
            text={words}
            invalid={faultOf("words") !== null}
            {...(describedBy !== undefined && { describedBy })}
            onText={setWords}
          />
        )}
      </Field>
      <InsertSaved
        {...savedTools}
        words={words}
        onWords={setWords}
        placesNow={() => placesOf(request, null)}
      />
      <RequestFiles attachments={attachments} fault={faultOf("attachments")} />
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="quiet" type="submit" busy={isBusy}>
        Send the message
      </Button>
    </Stack>
  );
}

/** What was said about a request, and a form to write to its customer while nothing was ordered. */
export function Talk({ mayWrite, ...write }: TalkProps & { readonly mayWrite: boolean }) {
  const { thread, customer } = write.request;
  return (
    <Card aria-labelledby="talk">
      <h2 id="talk">What was said</h2>
      {thread.length === 0 ? (
        <Soft>Nothing yet since it was asked.</Soft>
      ) : (
        <MessageThread dense messages={thread.map((entry, index) => messageOf(entry, index, customer))} />
      )}
      {mayWrite && <WriteForm {...write} />}
    </Card>
  );
}
