import type { ReplyTo } from "#contract/calls.ts";
import { whyNot } from "#domain/order/may-happen.ts";
import { problemsOf } from "#domain/order/problem/problems-of.ts";
import type { LoadedOrder } from "./loaded-order.ts";
import { problemPicturePath } from "./order-keys.ts";
import type { Services } from "#topics/services.ts";

/** What was wrong with an order, and whether more can be reported. */
export function problemsToWire(
  services: Pick<Services, "config">,
  { row, facts, state }: LoadedOrder,
): Pick<ReplyTo<"GET order/:order_no">, "may_report" | "problems"> {
  const path = (id: string, isSmall: boolean) => problemPicturePath(services, row, id, isSmall);
  return {
    may_report: whyNot(state, { kind: "problem-reported", kinds: [], words: "", pictures: [] }) === null,
    problems: problemsOf(facts).map(({ number, at, said, answers }) => ({
      number,
      at: new Date(at).toISOString(),
      kinds: said.kinds,
      words: said.words,
      pictures: said.pictures.map((id) => ({ image: path(id, false), thumbnail: path(id, true) })),
      answers: answers.map(({ at: when, remedy, words }) => ({
        at: new Date(when).toISOString(),
        remedy,
        words,
      })),
    })),
  };
}
