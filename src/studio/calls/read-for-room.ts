import { data } from "react-router";
import type { Answer } from "#calls/make-call.ts";

/**
 * What a room shows, in its loader: `readForRoom(callStudio("GET staff"))`. A refusal is said in the room's place;
 * whose sign-in has run out is led to the entrance.
 */
export async function readForRoom<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const answer = await call;
  if (answer.ok) return answer.data;
  // Who was idle and did not say who they are can be asked again.
  const status = answer.error["confirm_first"] === true ? 428 : answer.status || 503;
  throw data(answer.message, { status });
}
