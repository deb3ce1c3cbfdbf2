import { useEffect, useRef, useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Button } from "#ui/button.tsx";
import { LoadingLine } from "#ui/feedback/loading-line.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { WorkedOrder } from "./order-writing.ts";
import { changedFields, PlainForm, type FormField } from "#studio/ui/plain-form.tsx";
import type { Correcting } from "./use-correction.ts";
import styles from "./correct.module.css";

type LineForm = StudioReplyTo<"POST orders/:order_no/lines/:line/form">;
type Item = WorkedOrder["items"][number];

interface Turn {
  readonly configured: string;
  readonly typed: readonly [string, string][];
}

/** The form of a line: read when it is opened, and anew with each change. `onConfigured` hears what stands in it. */
function useLineForm(orderNo: string, line: number, onConfigured: (configured: string) => void) {
  const [turn, setTurn] = useState<Turn>({ configured: "", typed: [] });
  const [form, setForm] = useState<LineForm | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const hears = useRef(onConfigured);
  useEffect(() => {
    hears.current = onConfigured;
  });
  useEffect(() => {
    const mine = new AbortController();
    const body = {
      configured: turn.configured,
      typed: turn.typed.map((pair): [string, string] => [...pair]),
    };
    const asked = { params: { order_no: orderNo, line }, body, signal: mine.signal };
    void callStudio("POST orders/:order_no/lines/:line/form", asked).then((answer) => {
      if (mine.signal.aborted) return;
      setFault(answer.ok ? null : answer.message);
      if (!answer.ok) return;
      setForm(answer.data);
      hears.current(answer.data.configured);
    });
    return () => mine.abort();
  }, [orderNo, line, turn]);
  return {
    form,
    fault,
    change: (name: string, changed: (field: FormField) => FormField) => {
      if (form === null) return;
      const now = changedFields(form.fields, name, changed);
      setForm({ ...form, fields: now.fields });
      setTurn({ configured: form.configured, typed: now.typed });
    },
    again: () => setTurn((before) => ({ ...before })),
  };
}

interface LineFormProps {
  readonly orderNo: string;
  readonly line: number;
  readonly label: string;
  readonly onConfigured: (configured: string) => void;
}

function LineFields({ orderNo, line, label, onConfigured }: LineFormProps) {
  const { form, fault, change, again } = useLineForm(orderNo, line, onConfigured);
  if (fault !== null)
    return (
      <div role="alert">
        <Message tone="error">{fault}</Message>
        <Button look="plain" onClick={again}>
          Try again
        </Button>
      </div>
    );
  if (form === null) return <LoadingLine />;
  return (
    <section aria-label={label}>
      <PlainForm fields={form.fields} onChange={change} />
      {Object.values(form.faults).map((words) => (
        <Message key={words} tone="error">
          {words}
        </Message>
      ))}
    </section>
  );
}

interface LinesProps {
  readonly order: WorkedOrder;
  readonly correcting: Correcting;
}

function OrderedLine({ order, item, correcting }: LinesProps & { readonly item: Item }) {
  const { draft, change } = correcting;
  const { line, title, quantity, price, may_change: mayChange } = item;
  const isRemoved = draft.removed.includes(line);
  const isChanged = draft.lines.some((one) => one.line === line);
  const others = draft.lines.filter((one) => one.line !== line);
  const remove = (on: boolean) =>
    change({
      lines: others,
      removed: on ? [...draft.removed, line] : draft.removed.filter((one) => one !== line),
    });
  return (
    <Card as="article" aria-label={title} className={styles.line} data-removed={isRemoved || undefined}>
      <Row justify="between" align="baseline">
        <h3>{title}</h3>
        <span>
          {quantity} · {price}
        </span>
      </Row>
      {isRemoved && <Soft>Is removed with this correction.</Soft>}
      {isChanged && (
        <LineFields
          orderNo={order.order_no}
          line={line}
          label={`Options of ${title}`}
          onConfigured={(configured) => change({ lines: [...others, { line, configured }] })}
        />
      )}
      <Row gap={2}>
        {mayChange && !isRemoved && (
          <Button
            look="quiet"
            label={`${isChanged ? "Leave as ordered" : "Change"}: ${title}`}
            onClick={() => change({ lines: isChanged ? others : [...others, { line, configured: "" }] })}
          >
            {isChanged ? "Leave as ordered" : "Change"}
          </Button>
        )}
        {mayChange && !isRemoved && (
          <Button
            look="plain"
            label={`Add another like ${title}`}
            onClick={() => change({ added: [...draft.added, { like: line, configured: "" }] })}
          >
            Add another like it
          </Button>
        )}
        <Button
          look="plain"
          label={`${isRemoved ? "Keep" : "Remove"} ${title}`}
          onClick={() => remove(!isRemoved)}
        >
          {isRemoved ? "Keep it" : "Remove"}
        </Button>
      </Row>
    </Card>
  );
}

function AddedLine({ order, correcting, at }: LinesProps & { readonly at: number }) {
  const { draft, change } = correcting;
  const added = draft.added[at];
  if (added === undefined) return null;
  const title = order.items.find(({ line }) => line === added.like)?.title ?? "";
  return (
    <Card as="article" aria-label={`Added: like ${title}`} className={styles.line}>
      <h3>Added: like {title}</h3>
      <Soft small>Its artwork is sent after it was added, by the customer or by us.</Soft>
      <LineFields
        orderNo={order.order_no}
        line={added.like}
        label="Options of what is added"
        onConfigured={(configured) =>
          change({ added: draft.added.map((one, place) => (place === at ? { ...one, configured } : one)) })
        }
      />
      <Button look="plain" onClick={() => change({ added: draft.added.filter((_, place) => place !== at) })}>
        Do not add it
      </Button>
    </Card>
  );
}

/** Every line of the order with what can be put right of it, and those that are added. */
export function CorrectedLines({ order, correcting }: LinesProps) {
  const standing = order.items.filter(({ is_removed: isRemoved }) => !isRemoved);
  return (
    <Stack as="section" gap={3} aria-label="What is ordered">
      {standing.map((item) => (
        <OrderedLine key={item.line} order={order} item={item} correcting={correcting} />
      ))}
      {correcting.draft.added.map((added, at) => (
        <AddedLine key={`${at} ${added.like}`} order={order} correcting={correcting} at={at} />
      ))}
    </Stack>
  );
}
