import { data } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "./call-studio.ts";

/** Who sits there, how far they have come, and what they may do. */
export type Entry = StudioReplyTo<"GET session">;

/** Who sits there; null where nobody has signed in. What else went wrong is thrown, for the page to say. */
export async function readEntry(): Promise<Entry | null> {
  const answer = await callStudio("GET session");
  if (answer.ok) return answer.data;
  if (answer.status === 401) return null;
  throw data(answer.message, { status: answer.status || 503 });
}
