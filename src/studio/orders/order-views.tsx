import { useState } from "react";
import { useRevalidator } from "react-router";
import { everydayViews } from "#domain/studio/order-views.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import { KeepViewDialog } from "./keep-view-dialog.tsx";
import { isView, narrowedIn } from "./list-address.ts";
import styles from "./order-views.module.css";
import type { OwnView } from "./own-view.types.ts";

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
    <div className={styles.views}>
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
    </div>
  );
}
