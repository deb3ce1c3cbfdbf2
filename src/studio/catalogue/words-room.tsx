import { Link, useLoaderData, useNavigate } from "react-router";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { CatalogueFrame } from "./catalogue-frame.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { type DraftEditor, type DraftView, useDraft } from "./use-draft.ts";
import { useWritten, writtenPlace, type Writing, type WrittenCell } from "./use-written.ts";
import { WordField } from "./word-field.tsx";
import { WordsPreview } from "./words-preview.tsx";
import styles from "./words-room.module.css";

export async function loader({ request }: { readonly request: Request }) {
  const topic = new URL(request.url).searchParams.get("topic") ?? "";
  const query = new URLSearchParams({ part: "words", topic });
  return { draft: await readForRoom(callStudio("GET catalogue/draft", { query })) };
}

type Topic = DraftView["topics"][number];

function addressOf({ key }: Topic): string {
  return `/words?${new URLSearchParams({ topic: key })}`;
}

function kindsOf(topics: readonly Topic[]): readonly (readonly [string, readonly Topic[]])[] {
  return [...new Set(topics.map(({ kind }) => kind))].map((kind) => [
    kind,
    topics.filter((topic) => topic.kind === kind),
  ]);
}

/** What there are words about: families beside them, the one that is read open; on a small screen a field. */
function Topics({ draft }: { readonly draft: DraftView }) {
  const go = useNavigate();
  const kinds = kindsOf(draft.topics);
  const open = (key: string) => {
    const topic = draft.topics.find((one) => one.key === key);
    if (topic) void go(addressOf(topic));
  };
  return (
    <>
      <nav aria-label="Topics" className={styles.topics}>
        {kinds.map(([kind, topics]) => (
          <details key={kind} open={topics.some(({ key }) => key === draft.topic)}>
            <summary className={styles.family}>{kind}</summary>
            <ul aria-label={kind}>
              {topics.map((topic) => (
                <li key={topic.key}>
                  <Link
                    to={addressOf(topic)}
                    className={styles.topic}
                    aria-current={topic.key === draft.topic ? "page" : undefined}
                  >
                    {topic.name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <div className={styles.choice}>
        <Field label="Words about">
          {({ id }) => (
            <Select id={id} value={draft.topic} onChange={open}>
              {kinds.map(([kind, topics]) => (
                <optgroup key={kind} label={kind}>
                  {topics.map(({ key, name }) => (
                    <option key={key} value={key}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}

/** The label of a text without its topic, whose heading it stands under. */
function labelIn(topic: Topic | undefined, label: string): string {
  return topic && label.startsWith(`${topic.name}, `) ? label.slice(topic.name.length + 2) : label;
}

interface WordsProps {
  readonly draft: DraftView;
  readonly editor: DraftEditor;
  readonly writing: Writing;
  readonly topic: Topic | undefined;
}

/** Every text of the sheets but questions, which come and go. */
function writtenIn(draft: DraftView): readonly WrittenCell[] {
  return draft.sheets
    .filter(({ name }) => name !== "faq")
    .flatMap((sheet) =>
      sheet.rows.flatMap((row) => sheet.columns.map(({ name }) => ({ sheet, row, column: name }))),
    );
}

function Words({ draft, editor, writing, topic }: WordsProps) {
  const cells = writtenIn(draft);
  const faq = draft.sheets.find(({ name }) => name === "faq");
  return (
    <section aria-labelledby="topic">
      <p className={styles.kind}>{topic?.kind}</p>
      <h2 id="topic" className={styles.title}>
        {topic?.name}
      </h2>
      <Soft className={styles.note}>{cells.at(-1)?.sheet.note ?? faq?.note}</Soft>
      <Stack gap={4} align="fill">
        {cells.map((cell) => (
          <WordField
            key={writtenPlace(cell)}
            label={labelIn(topic, cell.row.label)}
            cell={cell}
            {...{ draft, editor, writing }}
          />
        ))}
        {faq && draft.topic.startsWith("faq.") && (
          <QuestionFields sheet={faq} {...{ draft, editor, writing }} />
        )}
      </Stack>
    </section>
  );
}

/** What is typed, as the preview shows it. */
function previewOf({ draft, writing }: Pick<WordsProps, "draft" | "writing">) {
  const faq = draft.sheets.find(({ name }) => name === "faq");
  return {
    texts: writtenIn(draft).map((cell) => ({ key: cell.row.key, text: writing.textOf(cell) })),
    questions: (faq?.rows ?? []).map((row) => {
      const textOf = (column: string) => (faq ? writing.textOf({ sheet: faq, row, column }) : "");
      return { key: row.key, question: textOf("question"), answer: textOf("answer") };
    }),
    facts: draft.facts,
  };
}

/** What the shop says, written in the same draft as its prices, with its page beside it (decision 390). */
export function WordsRoom() {
  const { draft } = useLoaderData<typeof loader>();
  const editor = useDraft(draft);
  const writing = useWritten(editor);
  const topic = draft.topics.find(({ key }) => key === draft.topic);
  return (
    <CatalogueFrame
      title="Words"
      note="Questions, products, pages. What you write is a draft until it is published."
      part="words"
      draft={draft}
      editor={editor}
    >
      <div className={styles.room}>
        <Topics draft={draft} />
        <Words key={draft.topic} {...{ draft, editor, writing, topic }} />
        <WordsPreview topic={draft.topic} {...previewOf({ draft, writing })} />
      </div>
    </CatalogueFrame>
  );
}
