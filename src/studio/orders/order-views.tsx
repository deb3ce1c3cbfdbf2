import { useState } from "react";
import { useRevalidator } from "react-router";
import { everydayViews, VIEW_NAME_MAX } from "#domain/studio/order-views.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import { isView, narrowedIn, type OwnView } from "./order-list.ts";
import styles from "./order-views.module.css";
import { Dialog } from "#ui/dialog.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { useSending } from "#studio/calls/use-sending.ts";

interface RemoveProps {
  readonly view: OwnView;
  readonly onRemoved: () => void;
}

/** One press: it is kept again as quickly. What is gone in another tab is gone. */
function RemoveView({ view: { id, name }, onRemoved }: RemoveProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const remove = async () => {
    setIsBusy(true);
    const answer = await callStudio("DELETE own/order-views/:id", { params: { id } });
    setIsBusy(false);
    if (answer.ok || answer.status === 404) onRemoved();
    else setFault(answer.message);
  };
  return (
    <>
      <Button look="plain" busy={isBusy} onClick={() => void remove()}>
        Remove “{name}”
      </Button>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
    </>
  );
}

interface KeepViewProps {
  /** What the address says of the list. */
  readonly query: URLSearchParams;
  readonly onClose: () => void;
  readonly onKept: (name: string) => void;
  /** Another tab may have kept one of this name: the row is read anew. */
  readonly onRefused: () => void;
}

/** Asks for the name of a list. */
function KeepViewDialog({ query, onClose, onKept, onRefused }: KeepViewProps) {
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    async (typed) => {
      const body = { name: typed("name"), query: Object.fromEntries(query) };
      const answer = await callStudio("POST own/order-views", { body });
      if (!answer.ok && answer.status === 409) onRefused();
      return answer;
    },
    ({ name }) => onKept(name),
  );
  const wrong = faultOf("name");
  return (
    <Dialog title="Keep this view" onClose={onClose}>
      <Stack as="form" align="fill" noValidate onSubmit={onSubmit}>
        <LabelledText
          label="Name"
          hint="only you see it"
          error={wrong}
          live
          name="name"
          maxLength={VIEW_NAME_MAX}
          startText=""
        />
        <div role="alert">
          {(fault ?? faultOf("query")) !== null && (
            <Message tone="error">{fault ?? faultOf("query")}</Message>
          )}
        </div>
        <Button look="main" type="submit" busy={isBusy}>
          Keep the view
        </Button>
      </Stack>
    </Dialog>
  );
}

interface OrderViewsProps {
  readonly address: URLSearchParams;
  readonly own: readonly OwnView[];
}

/** Lists of every day and one's own as links; a list that is none of them is kept under a name. */
export function OrderViews({ address, own }: OrderViewsProps) {
  const { revalidate } = useRevalidator();
  const [isKeeping, setIsKeeping] = useState(false);
  const [said, setSaid] = useState("");
  const views = [...everydayViews, ...own].map((view) => ({
    name: view.name,
    to: `?${view.query}`,
    isShown: isView(address, view),
  }));
  const shown = own.find((view) => isView(address, view));
  const changed = (words: string) => {
    setSaid(words);
    void revalidate();
  };
  return (
    <Row lines={1} className={styles.views}>
      <ViewLinks label="Views" views={views} />
      {shown !== undefined && (
        <RemoveView view={shown} onRemoved={() => changed(`The view “${shown.name}” is removed.`)} />
      )}
      {shown === undefined && views.every(({ isShown }) => !isShown) && (
        <Button look="plain" onClick={() => setIsKeeping(true)}>
          Keep this view
        </Button>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {isKeeping && (
        <KeepViewDialog
          query={narrowedIn(address)}
          onClose={() => setIsKeeping(false)}
          onRefused={() => void revalidate()}
          onKept={(name) => {
            setIsKeeping(false);
            changed(`The view “${name}” is kept.`);
          }}
        />
      )}
    </Row>
  );
}
