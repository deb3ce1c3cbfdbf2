import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDollars, formatMoney, toCents } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import styles from "./counter.module.css";
import { AgreeForm } from "./agree-form.tsx";
import { marginText } from "./price-labels.ts";
import type { DraftItem, DraftWork } from "./use-draft.ts";
import { usePermission } from "./use-permission.ts";

interface ItemProps {
  readonly work: DraftWork;
  readonly item: DraftItem;
}

function Price({ item }: Pick<ItemProps, "item">) {
  const { price, usual, agreed, ended, why, cost } = item;
  if (price === null || usual === null) return <Message tone="error">{why}</Message>;
  return (
    <div className={styles.amounts}>
      <b>{formatDollars(price)}</b>
      {agreed !== null && (
        <Soft as="span" small>
          as agreed, usually {formatDollars(usual)}: “{agreed}”
        </Soft>
      )}
      {cost !== null && (
        <Soft as="span" small>
          {marginText(toCents(price), toCents(cost))}
        </Soft>
      )}
      {ended !== null && (
        <Message tone="note">
          {`${formatMoney(toCents(ended))} was agreed for something else than it is now. Agree on its price anew, or let it be the usual one.`}
        </Message>
      )}
    </div>
  );
}

function Item({ work, item }: ItemProps) {
  const mayAgree = usePermission("prices.agree");
  const { revalidate } = useRevalidator();
  const [isPricing, setIsPricing] = useState(false);
  const { id } = work.draft;
  const params = { id, line: item.id };
  const again = () => revalidate();
  return (
    <Card as="article" aria-label={item.title} className={styles.item}>
      <div className={styles.head}>
        <div>
          <h3>{item.title}</h3>
          <p>{item.quantity}</p>
          <Soft small>{item.details.map(({ label, value }) => `${label}: ${value}`).join(" · ")}</Soft>
          <Soft small>{item.files}</Soft>
        </div>
        <Price item={item} />
      </div>
      {isPricing ? (
        <AgreeForm draftId={id} item={item} onClose={() => setIsPricing(false)} />
      ) : (
        <Row gap={2}>
          <OpenShop work={work} line={item.id}>
            Change
          </OpenShop>
          {mayAgree && item.price !== null && (
            <Button look="quiet" onClick={() => setIsPricing(true)}>
              Agree on a price
            </Button>
          )}
          {mayAgree && (item.agreed !== null || item.ended !== null) && (
            <Button
              look="quiet"
              busy={work.isBusy}
              onClick={() =>
                void work.run(() => callStudio("DELETE counter/:id/lines/:line/price", { params }), again)
              }
            >
              Usual price
            </Button>
          )}
          <Button
            look="plain"
            busy={work.isBusy}
            label={`Take out ${item.title}`}
            onClick={() =>
              void work.run(() => callStudio("DELETE counter/:id/lines/:line", { params }), again)
            }
          >
            Take out
          </Button>
        </Row>
      )}
    </Card>
  );
}

/** Goes into the shop for this order: to add something, or to change a line. */
function OpenShop({
  work,
  line,
  isMain,
  children,
}: {
  readonly work: DraftWork;
  readonly line?: number;
  readonly isMain?: boolean;
  readonly children: string;
}) {
  const { id } = work.draft;
  return (
    <Button
      look={isMain ? "main" : "quiet"}
      busy={work.isBusy}
      onClick={() =>
        void work.run(
          () =>
            callStudio("POST counter/:id/shop", {
              params: { id },
              body: line === undefined ? {} : { line },
            }),
          ({ url }) => location.assign(url),
        )
      }
    >
      {children}
    </Button>
  );
}

/** What is ordered, and the way to more of it. */
export function DraftItems({ work }: { readonly work: DraftWork }) {
  const { items } = work.draft;
  return (
    <Stack as="section" gap={3} aria-label="Items">
      {items.map((item) => (
        <Item key={item.id} work={work} item={item} />
      ))}
      {items.length === 0 && (
        <Soft>Nothing is in it yet. The shop opens, and what you add to the cart there is added here.</Soft>
      )}
      <Row>
        <OpenShop work={work} isMain={items.length === 0}>
          {items.length === 0 ? "Add a product" : "Add another product"}
        </OpenShop>
      </Row>
    </Stack>
  );
}
