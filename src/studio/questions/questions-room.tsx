import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from "react-router";
import { Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { QuestionCard } from "./question-card.tsx";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import { Done, Nothing, PageLinks } from "#studio/ui/list-parts.tsx";
import styles from "./questions.module.css";

const states = [
  { state: "open", name: "Open", nothing: "No question waits." },
  { state: "answered", name: "Answered", nothing: "Nothing was answered yet." },
  { state: "all", name: "All", nothing: "Nobody has asked anything yet." },
] as const;

/** What the address lists: `?state=answered&after=12`, or `?only=7`. */
function listedAt(query: URLSearchParams) {
  const only = query.get("only");
  const wanted = states.find(({ state }) => state === query.get("state")) ?? states[0];
  if (only === null) return { ...wanted, after: query.get("after"), only };
  return { state: "", nothing: "This question is not there any more.", after: null, only };
}

export function loader({ request }: LoaderFunctionArgs) {
  const { state, after, only } = listedAt(new URL(request.url).searchParams);
  const query = new URLSearchParams(only === null ? { state } : { only });
  if (after !== null) query.set("after", after);
  return readForRoom(callStudio("GET questions", { query }));
}

/** Which questions. */
function StateTabs({ shown }: { readonly shown: string }) {
  const views = states.map(({ state, name }) => ({
    name,
    to: `/questions?state=${state}`,
    isShown: state === shown,
  }));
  return (
    <div className={styles.views}>
      <ViewLinks label="Which questions" views={views} />
    </div>
  );
}

/** Questions of customers: answered here by email, and published for everybody. */
export function QuestionsRoom() {
  const { questions, next, products } = useLoaderData<typeof loader>();
  const { state, after, nothing } = listedAt(new URLSearchParams(useLocation().search));
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<string | null>(null);
  const told = async (words: string) => {
    await revalidate();
    setDone(words);
  };
  return (
    <>
      <RoomHead title="Questions" note="Asked below the questions and answers of the shop." />
      <StateTabs shown={state} />
      <Done words={done} />
      {questions.length === 0 && <Nothing>{nothing}</Nothing>}
      <Stack className={styles.list}>
        {questions.map((question) => (
          <QuestionCard key={question.id} question={question} products={products} onDone={told} />
        ))}
      </Stack>
      <PageLinks
        first={after !== null ? { to: `/questions?state=${state}`, name: "First page" } : null}
        next={next !== null ? { to: `/questions?state=${state}&after=${next}`, name: "Next page" } : null}
      />
    </>
  );
}
