import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useMay, type WorkedOrder } from "./order-writing.ts";
import styles from "./order.module.css";

type Item = WorkedOrder["items"][number];
type Place = Item["places"][number];

interface OfItem {
  readonly order: WorkedOrder;
  readonly item: Item;
}

/** A file of the request on its way into a place of a line. */
function useRequestFiles({ order_no: orderNo, seen }: WorkedOrder, line: number) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const put = async (place: number, id: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(null);
    const answer = await callStudio("POST orders/:order_no/lines/:line/request-file", {
      params: { order_no: orderNo, line },
      body: { seen, place, request_file: id },
    });
    if (!answer.ok) setMessage(Object.values(answer.fields)[0] ?? answer.message);
    if (answer.ok || answer.status === 409) await revalidate();
    setIsBusy(false);
  };
  return { isBusy, message, put };
}

/** What came with the quote request: one press makes a file the artwork of the place. */
function RequestFiles({
  order: { request_files: files },
  place: { label },
  isBusy,
  onUse,
}: {
  readonly order: WorkedOrder;
  readonly place: Place;
  readonly isBusy: boolean;
  readonly onUse: (id: string) => void;
}) {
  if (files.length === 0) return null;
  const where = label === "" ? "" : ` for ${label}`;
  return (
    <section aria-label="Files of the request" className={styles.requestFiles}>
      <b>Files of the request</b>
      <ul>
        {files.map(({ id, name, by, url, thumbnail }) => (
          <li key={id}>
            {thumbnail !== null && <img src={thumbnail} alt="" width="48" height="48" loading="lazy" />}
            <span>
              <a href={url}>{name}</a>
              <Soft small as="span">
                {by}
              </Soft>
            </span>
            <Button look="quiet" busy={isBusy} label={`Use ${name}${where}`} onClick={() => onUse(id)}>
              Use it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the customer sent with their question, for the places of a line. */
function FromRequest({ order, item: { line, places } }: OfItem) {
  const [at, setAt] = useState(0);
  const { isBusy, message, put } = useRequestFiles(order, line);
  const place = places[at];
  if (place === undefined || order.request_files.length === 0) return null;
  return (
    <Stack gap={2}>
      {places.length > 1 && (
        <Field label="Place">
          {({ id }) => (
            <Select id={id} value={String(at)} onChange={(value) => setAt(Number(value))}>
              {places.map(({ label }, index) => (
                <option key={label} value={index}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <RequestFiles order={order} place={place} isBusy={isBusy} onUse={(id) => void put(at, id)} />
      <Soft small role="status">
        {place.file_name !== null && `Now: ${place.file_name}`}
      </Soft>
      <div role="alert">{message !== null && <Message tone="error">{message}</Message>}</div>
    </Stack>
  );
}

/** The ways to another artwork of a line: the customer's own tools for it, and what came with the question that the order answers. */
export function ChangeArtwork({ order, item }: OfItem) {
  const may = useMay();
  const { places, title, line } = item;
  if (places.length === 0 || !may("proof")) return null;
  const isEmpty = places.some(({ file_name: name }) => name === null) && !item.is_awaited;
  const words = isEmpty ? "Put in the artwork" : "Change the artwork";
  return (
    <Stack gap={2}>
      <p>
        <Link to={`/orders/${order.order_no}/artwork/${line}`} aria-label={`${words} of ${title}`}>
          {words}
        </Link>
      </p>
      <FromRequest order={order} item={item} />
    </Stack>
  );
}
