import { type FormEvent, useRef, useState } from "react";
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
} from "react-router";
import { artworkFields } from "#domain/configure/artwork/artwork-fields.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import control from "#ui/fields/control.module.css";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { BackLink } from "#studio/ui/columns.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { ArtworkPlace, SetAndSide } from "./artwork-place.tsx";
import type { WorkedOrder } from "./order-writing.ts";
import { type ArtworkDesk, type OpenedLine, useArtworkDesk } from "./use-artwork-desk.ts";
import styles from "./artwork.module.css";

export function loader({ params }: LoaderFunctionArgs) {
  const asked = { order_no: params["number"] ?? "", line: Number(params["line"]) || 0 };
  return readForRoom(callStudio("POST orders/:order_no/lines/:line/desk", { params: asked }));
}

/** Puts what lies on the desk into the order. Where something has happened since, that is said, and what was done here stays. */
function usePutting(orderNo: string, line: number, { seen }: OpenedLine) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [since, setSince] = useState<WorkedOrder["events"]>([]);
  const put = async ({ selection }: ArtworkDesk, note: string) => {
    if (isBusy) return;
    setBusy(true);
    setMessage(null);
    const fields = Object.fromEntries(artworkFields(selection.artwork));
    const { artwork = "", placings = "", cut_lines = "" } = fields;
    const answer = await callStudio("POST orders/:order_no/lines/:line/artwork", {
      params: { order_no: orderNo, line },
      body: { seen, artwork, placings, cut_lines, note },
    });
    if (answer.ok) return void navigate(`/orders/${orderNo}#line-${line}`);
    setMessage(Object.values(answer.fields)[0] ?? answer.message);
    if (answer.status === 409) {
      const order = await callStudio("GET orders/:order_no", { params: { order_no: orderNo } });
      if (order.ok) setSince(order.data.events.filter(({ id }) => id > seen));
      await revalidate();
    }
    setBusy(false);
  };
  return { isBusy, message, since, put };
}

/** Why it cannot be put into the order yet, in words. */
function blockedBy({ coming, isLinePending, isChanged }: ArtworkDesk): string | null {
  if (coming !== null) return "A file is on its way.";
  if (isLinePending) return "The cut line is being kept.";
  return isChanged ? null : "Nothing is changed yet.";
}

interface PutFormProps {
  readonly desk: ArtworkDesk;
  readonly putting: ReturnType<typeof usePutting>;
  readonly back: string;
}

function PutForm({ desk, putting: { isBusy, message, since, put }, back }: PutFormProps) {
  const note = useRef<HTMLTextAreaElement>(null);
  const blocked = blockedBy(desk);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blocked === null) void put(desk, note.current?.value ?? "");
  };
  return (
    <Card as="form" aria-labelledby="put" onSubmit={submit}>
      <h2 id="put">Put it into the order</h2>
      <Soft small>
        What was approved of it is withdrawn. The customer hears of it with the next proof, which you send.
      </Soft>
      <Field label="Note to the customer" hint="What you changed. They read it on their order's page.">
        {({ id, describedBy }) => (
          <textarea
            ref={note}
            id={id}
            rows={2}
            maxLength={2_000}
            className={control.control}
            data-lines
            aria-describedby={describedBy}
          />
        )}
      </Field>
      {since.length > 0 && (
        <Stack gap={1} role="status">
          <b>Happened since you opened this page</b>
          {since.map(({ id, when, by, words }) => (
            <Soft small key={id}>
              {when}, {by}: {words}
            </Soft>
          ))}
        </Stack>
      )}
      <div role="alert">{message !== null && <Message tone="error">{message}</Message>}</div>
      <div role="status">
        {blocked !== null && (
          <Soft small id="blocked">
            {blocked}
          </Soft>
        )}
      </div>
      <Row lines={2}>
        <Button
          look="main"
          type="submit"
          busy={isBusy}
          disabled={blocked !== null}
          describedBy={blocked === null ? undefined : "blocked"}
        >
          Put it into the order
        </Button>
        <Link to={back}>Leave it as it is</Link>
      </Row>
    </Card>
  );
}

/** The artwork of a line of an order, worked on with the customer's own tools. */
export function ArtworkRoom() {
  const opened = useLoaderData<typeof loader>();
  const { number = "", line = "" } = useParams();
  const desk = useArtworkDesk(number, opened);
  const putting = usePutting(number, Number(line), opened);
  const [at, setAt] = useState(0);
  const slot = desk.slots.find(({ place }) => place === at) ?? desk.slots[0];
  const back = `/orders/${number}#line-${line}`;
  if (slot === undefined) return null;
  return (
    <>
      <BackLink to={back}>{`Order ${number}`}</BackLink>
      <RoomHead title={`Artwork of item ${line}: ${opened.title}`} />
      <div className={styles.columns}>
        <Stack gap={4}>
          <SetAndSide desk={desk} at={slot.place} onPlace={setAt} />
          <ArtworkPlace key={`${slot.place} ${slot.file}`} desk={desk} slot={slot} date={opened.date} />
        </Stack>
        <PutForm desk={desk} putting={putting} back={back} />
      </div>
    </>
  );
}
