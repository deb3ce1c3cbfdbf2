import type { z } from "zod";
import type { Call } from "#contract/call.ts";
import { type Beside, failures, success } from "#contract/envelope.ts";
import { topics } from "#contract/calls.ts";
import type { StudioCall } from "#contract/studio/studio-call.ts";
import { studioTopics } from "#contract/studio/studio-calls.ts";

/** The whole answers of a call, by their status: each key is named, or the compiler takes any `data`. */
type Answers<Replies, More extends Beside> = {
  -readonly [Status in keyof Replies]: Replies[Status] extends z.ZodType
    ? ReturnType<typeof success<Replies[Status], More>>
    : never;
};

type BesideOf<Spec extends Call> = Spec["besideData"] extends Beside
  ? Spec["besideData"]
  : Readonly<Record<never, z.ZodType>>;

interface Route<Spec extends Call> {
  readonly method: Spec["method"];
  readonly url: `/${Spec["path"]}`;
  readonly config: { readonly sameForEverybody: boolean; readonly refusals: Spec["refusals"] };
  readonly schema: {
    readonly [
      Part in "headers" | "params" | "body" as Spec[Part] extends z.core.$ZodType ? Part : never
    ]: Spec[Part];
  } & (Spec["query"] extends z.core.$ZodType ? { readonly querystring: Spec["query"] } : object) & {
      readonly response: (Spec["media"] extends string
        ? Spec["replies"]
        : Answers<Spec["replies"], BesideOf<Spec>>) &
        typeof failures;
    };
}

const tags = new Map<Call, string>(
  Object.entries({ ...topics, ...studioTopics }).flatMap(([topic, calls]) =>
    Object.values(calls).map((call) => [call, topic] as const),
  ),
);

/** Whom a call of the studio is for; null for a call of the shop. */
function needOf(call: Call | StudioCall): StudioCall["needs"] | null {
  return "needs" in call ? call.needs : null;
}

/** A call of the contract as Fastify registers it: `app.route({ ...routeOf(cart.add), handler })`. */
export function routeOf<Spec extends Call>(call: Spec): Route<Spec> {
  const { method, path, summary, description, consumes, headers, params, query, body, replies, refusals } =
    call;
  const answers = Object.entries(replies).map(([status, data]) => [
    status,
    call.media ? data : success(data as z.ZodType, call.besideData ?? {}),
  ]);
  const needs = needOf(call);
  return {
    method,
    url: `/${path}`,
    config: { sameForEverybody: call.sameForEverybody ?? false, refusals, ...(needs && { needs }) },
    schema: {
      summary,
      tags: [tags.get(call) ?? ""],
      ...(needs && { "x-needs": needs }),
      ...(description && { description }),
      ...(consumes && { consumes }),
      ...(call.media && { produces: [call.media] }),
      ...(headers && { headers }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { ...Object.fromEntries(answers), ...failures },
    },
  } as unknown as Route<Spec>;
}
