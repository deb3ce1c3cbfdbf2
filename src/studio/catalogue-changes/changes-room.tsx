import { useEffect, useState } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import { type CatalogueChange, undone } from "#domain/catalogue/sheets/change.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { Done } from "#studio/ui/list-parts.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import styles from "./changes-room.module.css";
import { type PricesView, PriceChangesPart } from "./price-changes.tsx";
import { Publications } from "./publications.tsx";
import { DraftPublishing } from "./draft-publishing.tsx";
import { WaitingPublications } from "./waiting-publications.tsx";

type Draft = StudioReplyTo<"GET catalogue/draft">;
type Line = Draft["lines"][number];
type Conflict = Draft["conflicts"][number];

export async function loader() {
  const [draft, { publications }, { waiting, more, time_zone: timeZone }] = await Promise.all([
    readForRoom(callStudio("GET catalogue/draft", { query: new URLSearchParams() })),
    readForRoom(callStudio("GET catalogue/publications")),
    readForRoom(callStudio("GET catalogue/waiting")),
  ]);
  return { draft, publications, waiting, more, timeZone };
}

/** What the draft does to prices, as it is worked out; a sentence where that failed. */
function usePrices({ version, lines, conflicts }: Draft): PricesView | string | null {
  const [prices, setPrices] = useState<{
    readonly version: string;
    readonly found: PricesView | string;
  } | null>(null);
  const isNone = lines.length === 0 || conflicts.length > 0;
  useEffect(() => {
    if (isNone) return;
    const ended = new AbortController();
    void callStudio("GET catalogue/prices", { signal: ended.signal }).then((answer) => {
      if (!ended.signal.aborted) setPrices({ version, found: answer.ok ? answer.data : answer.message });
    });
    return () => ended.abort();
  }, [version, isNone]);
  return prices?.version === version ? prices.found : null;
}

function keyOf({ change }: Line): string {
  return JSON.stringify(change);
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly onEdits: (edits: readonly CatalogueChange[], words: string) => void;
}

function Lines({ lines, onEdits }: LinesProps) {
  return (
    <DataTable<Line>
      label="Changes"
      rows={lines}
      keyOf={keyOf}
      columns={[
        {
          name: "What",
          cell: ({ part, label }) =>
            part === null ? label : <Link to={`/catalogue?part=${part}`}>{label}</Link>,
        },
        { name: "On sale", align: "end", cell: ({ was }) => was || "nothing" },
        { name: "Draft", align: "end", cell: ({ now }) => <strong>{now || "nothing"}</strong> },
        {
          name: "Do",
          cell: ({ label, change }) => (
            <Button
              look="plain"
              label={`Set back ${label}`}
              onClick={() => onEdits(undone([change]), `${label} is as on sale again.`)}
            >
              Set back
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Decides a change of a cell that was changed on sale meanwhile: its own counts, or what is on sale. */
function decided({ change, found }: Conflict, isMine: boolean): readonly CatalogueChange[] {
  if (change.kind !== "cell" || found === null) return [];
  return [{ ...change, was: found, now: isMine ? change.now : found }];
}

function Conflicts({
  conflicts,
  onEdits,
}: { readonly conflicts: readonly Conflict[] } & Pick<LinesProps, "onEdits">) {
  if (conflicts.length === 0) return null;
  return (
    <Card aria-labelledby="conflicts">
      <h2 id="conflicts" className={styles.title}>
        Changed on sale meanwhile
      </h2>
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <li key={keyOf(conflict)}>
            <p>
              {conflict.label}: on sale <strong>{conflict.found ?? "nothing"}</strong>, in the draft{" "}
              <strong>{conflict.now}</strong>
            </p>
            {decided(conflict, true).length > 0 && (
              <Row>
                <Button look="plain" onClick={() => onEdits(decided(conflict, true), "The draft counts.")}>
                  Keep the draft’s
                </Button>
                <Button
                  look="plain"
                  onClick={() => onEdits(decided(conflict, false), "What is on sale counts.")}
                >
                  Keep what is on sale
                </Button>
              </Row>
            )}
          </li>
        ))}
      </ul>
      <Soft>What cannot be decided here goes away when the draft is dropped.</Soft>
    </Card>
  );
}

function Issues({ issues }: Pick<Draft, "issues">) {
  if (issues.length === 0) return null;
  return (
    <Stack gap={2} align="fill">
      {issues.map(({ message }) => (
        <Message key={message} tone="error">
          {message}
        </Message>
      ))}
    </Stack>
  );
}

/** The draft beside what is on sale, line by line: what it does to prices, publishing it, and what was published before. */
export function ChangesRoom() {
  const { draft, publications, waiting, more, timeZone } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<{ readonly words: string; readonly tone: "done" | "error" } | null>(null);
  const prices = usePrices(draft);
  const done = (words: string) => {
    setSaid({ words, tone: "done" });
    void revalidate();
  };
  const edit = async (edits: readonly CatalogueChange[], words: string) => {
    const answer = await callStudio("PATCH catalogue/draft", { body: { edits: [...edits] } });
    setSaid({ words: answer.ok ? words : answer.message, tone: answer.ok ? "done" : "error" });
    void revalidate();
  };
  const isEmpty = draft.lines.length + draft.conflicts.length === 0;
  return (
    <>
      <RoomHead title="Changes of the catalogue" note={<Link to="/catalogue">Back to the catalogue</Link>} />
      <Done words={said?.words ?? null} tone={said?.tone ?? "done"} />
      <Stack gap={6} align="fill">
        {isEmpty ? (
          <Soft>
            {waiting.length === 0
              ? "Nothing is changed: all of the catalogue is on sale."
              : "Nothing is drafted beside what waits."}
          </Soft>
        ) : (
          <>
            <Conflicts conflicts={draft.conflicts} onEdits={(edits, words) => void edit(edits, words)} />
            <section aria-labelledby="lines">
              <h2 id="lines" className={styles.title}>
                {draft.lines.length === 1 ? "1 change" : `${draft.lines.length} changes`}
              </h2>
              <Issues issues={draft.issues} />
              <Lines lines={draft.lines} onEdits={(edits, words) => void edit(edits, words)} />
            </section>
            {draft.conflicts.length === 0 && (
              <section aria-labelledby="prices" aria-busy={prices === null}>
                <h2 id="prices" className={styles.title}>
                  What customers pay
                </h2>
                <PriceChangesPart changes={prices} />
                <p className={styles.further}>
                  <Link to="/laboratory">Try it on what customers configured</Link>
                </p>
              </section>
            )}
            <DraftPublishing key={draft.version} {...{ draft, timeZone, prices }} onDone={done} />
          </>
        )}
        <WaitingPublications waiting={waiting} more={more} onDone={done} />
        <Publications publications={publications} onDone={done} />
      </Stack>
    </>
  );
}
