import {
  Link,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { Bars } from "#studio/ui/bars.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row, Toolbar } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { UndoButtons } from "#ui/undo-buttons.tsx";
import { ConfigurationList, Furthest } from "./configurations.tsx";
import { ExplanationDialog } from "./explanation.tsx";
import { Money, Rules, Verdict } from "./found-parts.tsx";
import { countWords, type Found, type LaboratoryView, stepLabel, stepWords } from "./laboratory-words.ts";
import { MarginCurve } from "./margin-curve.tsx";
import { AllRivals } from "./rival-table.tsx";
import { type DraftEdits, useDraftEdits } from "./use-draft-edits.ts";
import { WhatMustICharge } from "./what-must-i-charge.tsx";
import styles from "./laboratory.module.css";

/** Which list the address names; null for none. */
function listIn(address: URLSearchParams): string | null {
  const list = address.get("list") ?? "";
  return /^([0-8]|gone|come)$/.test(list) ? list : null;
}

export async function loader({ request }: { readonly request: Request }) {
  const list = listIn(new URL(request.url).searchParams);
  const [view, rivals] = await Promise.all([
    readForRoom(callStudio("GET laboratory")),
    readForRoom(callStudio("GET laboratory/rivals")),
  ]);
  const listed =
    list === null || view.found === null
      ? null
      : { list, found: await readForRoom(callStudio("GET laboratory/configurations", { query: { list } })) };
  return { view, rivals, listed };
}

/** One that is explained opens and closes at once: nothing else is read for it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePlace = listIn(currentUrl.searchParams) === listIn(nextUrl.searchParams);
  return isSamePlace && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

type Listed = Awaited<ReturnType<typeof loader>>["listed"];

function titleOfList(list: string, found: Found): string {
  if (list === "gone") return "Cannot be ordered any more";
  if (list === "come") return "Can be ordered again";
  const step = found.steps[Number(list)];
  return step === undefined ? "" : `Pay ${stepWords(step)}`;
}

function toneOf(step: Found["steps"][number]): "less" | "same" | "more" {
  if (step.from === step.to) return "same";
  return (step.from ?? -1) < 0 ? "less" : "more";
}

/** How many pay how much more or less; a bar opens its list. */
function Histogram({ found, listed }: { readonly found: Found; readonly listed: Listed }) {
  const bars = found.steps.map((step, at) => ({
    key: String(at),
    label: stepLabel(step),
    words: `Pay ${stepWords(step)}: ${countWords(step.count, "configuration", "configurations")}`,
    value: step.count,
    to: step.count === 0 ? null : `?list=${at}`,
    tone: toneOf(step),
    isShown: listed?.list === String(at),
  }));
  return (
    <section aria-labelledby="laboratory-histogram" className={styles.card}>
      <h2 id="laboratory-histogram">Who pays more, who less</h2>
      <Soft small>Configurations, by how many per cent their price changes. A bar opens its list.</Soft>
      <Bars title="Who pays more, who less" bars={bars} say={(value) => value.toLocaleString("en-NZ")} />
    </section>
  );
}

/** Nothing is drafted: what this room will do, and the way to begin. */
function Empty({ view: { configurations, priced, orders, is_listed: isListed } }: { view: LaboratoryView }) {
  return (
    <section aria-labelledby="laboratory-empty" className={styles.empty}>
      <h2 id="laboratory-empty">Nothing is changed, so nobody pays more or less</h2>
      <p>
        Change a margin, a cost or a smallest order in the catalogue, and this room tells at once, before
        anything is on sale:
      </p>
      <ul>
        <li>who would pay more and who less, and the ten that change most, drawn;</li>
        <li>what the last orders would bring, and what would be left of it;</li>
        <li>whether prices stay fair, and how to mend those that do not;</li>
        <li>why, for each of them: both versions side by side, with costs and margin.</li>
      </ul>
      <p>
        {isListed
          ? "Nobody has configured anything yet: until then everything that is listed stands for it."
          : `${countWords(configurations, "configuration waits", "configurations wait")} to be tried: ${priced.toLocaleString("en-NZ")} that visitors saw a price of, and what was in the last ${countWords(orders, "order", "orders")}.`}
      </p>
      <p>
        <Link to="/catalogue?part=presses" className={styles.door}>
          Change a margin
        </Link>
      </p>
    </section>
  );
}

function Replay({
  view,
  found,
  listed,
}: {
  readonly view: LaboratoryView;
  readonly found: Found;
  readonly listed: Listed;
}) {
  return (
    <>
      <Verdict view={view} found={found} />
      {view.is_listed && (
        <Message tone="note">
          Nobody has configured anything yet, so everything that is listed stands for it.
        </Message>
      )}
      <Money view={view} found={found} />
      <div>
        <div className={styles.beside}>
          <Histogram found={found} listed={listed} />
          <Rules found={found} />
        </div>
        <div aria-live="polite">
          {listed !== null && (
            <ConfigurationList
              key={listed.list}
              title={titleOfList(listed.list, found)}
              list={listed.list}
              found={listed.found}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** Prices tried here: each goes into the draft, and can be taken back. */
function Try({ view, edits }: { readonly view: LaboratoryView; readonly edits: DraftEdits }) {
  return (
    <section aria-labelledby="laboratory-try" className={styles.part}>
      <Toolbar className={styles.bar}>
        <h2 id="laboratory-try">Try another price</h2>
        <Row gap={3}>
          <div role="status">
            {edits.said !== null && <Message tone={edits.said.tone}>{edits.said.words}</Message>}
          </div>
          <UndoButtons onUndo={edits.onUndo} onRedo={edits.onRedo} />
        </Row>
      </Toolbar>
      <div className={styles.beside}>
        <MarginCurve view={view} edits={edits} />
        <WhatMustICharge view={view} edits={edits} />
      </div>
    </section>
  );
}

function Moved({ found, list }: { readonly found: Found; readonly list: string | null }) {
  return (
    <>
      <Furthest title="Those that rise most" rows={found.rises} list={list} />
      <Furthest title="Those that fall most" rows={found.falls} list={list} />
    </>
  );
}

/** What the draft does to what customers really configure, before anything of it is on sale. */
export function LaboratoryRoom() {
  const { view, rivals, listed } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [address, setAddress] = useSearchParams();
  const isLoading = useNavigation().state === "loading";
  const edits = useDraftEdits(view.version);
  const of = address.get("of");
  const close = () =>
    setAddress(
      (now) => {
        now.delete("of");
        return now;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <>
      <RoomHead
        title="Price laboratory"
        note={
          view.changes === 0 ? (
            "What a change of prices does to what customers really configure, before it is on sale."
          ) : (
            <>
              {countWords(view.changes, "change", "changes")} not on sale yet.{" "}
              <Link to="/catalogue/changes">Look at {view.changes === 1 ? "it" : "them"} and publish</Link>
            </>
          )
        }
      />
      <div className={styles.room} aria-busy={isLoading || undefined}>
        {view.conflicts > 0 && (
          <Message tone="error">
            {countWords(view.conflicts, "change does", "changes do")} not fit what is on sale any more and are
            left out here. Decide them among the changes.
          </Message>
        )}
        {view.faults > 0 && (
          <Message tone="error">
            {countWords(view.faults, "fault keeps", "faults keep")} the draft from being sold by: prices are
            worked out once it is mended. The changes say where.
          </Message>
        )}
        {view.found === null && view.faults === 0 && <Empty view={view} />}
        {view.found !== null && <Replay {...{ view, listed }} found={view.found} />}
        <Try view={view} edits={edits} />
        {view.found !== null && <Moved found={view.found} list={listed?.list ?? null} />}
        <AllRivals found={rivals} onRemoved={() => void revalidate()} />
      </div>
      {of !== null && /^[0-9a-f]{16}$/.test(of) && (
        <ExplanationDialog
          hash={of}
          version={view.version}
          onRivals={() => void revalidate()}
          onClose={close}
        />
      )}
    </>
  );
}
