import { useState } from "react";
import { type CalendarDate, formatDay } from "#domain/calendar-date.ts";
import { formatMoney } from "#domain/money.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { eachWords, type Rival } from "./laboratory-words.ts";
import styles from "./laboratory.module.css";

/** "3 December 2026": a price may be of last year. */
function seenWords(day: CalendarDate): string {
  return `${formatDay(day)} ${day.slice(0, 4)}`;
}

/** Takes a price away, one at a time; what is said against it stays until the next. */
function useRemoval(onRemoved: () => void) {
  const [removed, setRemoved] = useState<number | null>(null);
  const [fault, setFault] = useState("");
  const remove = async ({ id }: Rival) => {
    if (removed !== null) return;
    setRemoved(id);
    const answer = await callStudio("POST laboratory/rivals/:id/remove", { params: { id: String(id) } });
    setRemoved(null);
    const isGone = !answer.ok && answer.status === 404;
    setFault(answer.ok ? "" : isGone ? "Somebody has removed this price already." : answer.message);
    if (answer.ok || isGone) onRemoved();
  };
  return { removed, fault, remove };
}

interface RivalTableProps {
  readonly label: string;
  readonly rivals: readonly Rival[];
  /** Of several goods: each row says of which. */
  readonly isOfAll?: boolean;
  readonly onRemoved: () => void;
}

/** What other shops ask, each with the way to take it away; nothing where nothing was noted. */
export function RivalTable({ label, rivals, isOfAll = false, onRemoved }: RivalTableProps) {
  const { removed, fault, remove } = useRemoval(onRemoved);
  const goods = { name: "Goods", cell: ({ title }: Rival) => title || <Soft as="span">not noted</Soft> };
  return (
    <>
      <div role="alert">{fault !== "" && <Message tone="error">{fault}</Message>}</div>
      {rivals.length > 0 && (
        <DataTable<Rival>
          label={label}
          rows={rivals}
          keyOf={({ id }) => id}
          columns={[
            ...(isOfAll ? [goods] : []),
            {
              name: "Whose",
              cell: ({ name, place }) => (
                <>
                  {name}
                  {place !== "" && <Soft small>{place}</Soft>}
                </>
              ),
            },
            { name: "Pieces", align: "end", cell: ({ pieces }) => pieces.toLocaleString("en-NZ") },
            { name: "Price", align: "end", cell: ({ cents }) => formatMoney(cents) },
            {
              name: "Of one",
              align: "end",
              isWhole: true,
              cell: ({ cents, pieces }) => eachWords(cents / pieces),
            },
            {
              name: "Seen",
              align: "end",
              isWhole: true,
              cell: ({ seen_on: seen, is_old: isOld }) =>
                isOld ? <Soft as="span">{seenWords(seen)}, long ago</Soft> : seenWords(seen),
            },
            {
              name: "Do",
              cell: (rival) => (
                <Button
                  look="plain"
                  label={`Remove the price of ${rival.name} for ${rival.pieces}${isOfAll && rival.title !== "" ? `, ${rival.title}` : ""}`}
                  busy={removed === rival.id}
                  onClick={() => void remove(rival)}
                >
                  Remove
                </Button>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

interface AllRivalsProps {
  readonly found: StudioReplyTo<"GET laboratory/rivals">;
  readonly onRemoved: () => void;
}

/** What other shops ask, of all goods: also while nothing is drafted, and of what nobody configures any more. */
export function AllRivals({ found: { rivals, more }, onRemoved }: AllRivalsProps) {
  return (
    <section aria-labelledby="laboratory-rivals" className={styles.part}>
      <h2 id="laboratory-rivals">What other shops ask</h2>
      <Stack gap={3} align="fill">
        {rivals.length === 0 && (
          <Soft>Nothing is noted yet. A price that you have seen is noted beside what it is for.</Soft>
        )}
        <RivalTable label="What other shops ask" rivals={rivals} isOfAll onRemoved={onRemoved} />
        {more > 0 && <Soft>{more.toLocaleString("en-NZ")} more are not listed.</Soft>}
      </Stack>
    </section>
  );
}
