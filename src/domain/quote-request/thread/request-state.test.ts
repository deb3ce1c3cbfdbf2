import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { RequestFact, RequestHappening } from "./request-fact.ts";
import { messagesSince, isDeclined, type RequestHistory, requestState, stageOn } from "./request-state.ts";
import { parseDecline } from "./parse-decline.ts";

const today: CalendarDate = "2027-03-10";

type Step = "answer" | "order" | "ask" | "say" | "decline";

/** What comes of steps, an hour apart; answers are kept for ten days. */
function historyOf(...steps: readonly Step[]): RequestHistory {
  const answers: RequestHistory["answers"][number][] = [];
  const facts: RequestFact[] = [];
  const told: Readonly<Record<"ask" | "say" | "decline", () => RequestHappening>> = {
    ask: () => ({ kind: "message", by: "customer", words: "?" }),
    say: () => ({ kind: "message", by: "shop", words: "!" }),
    decline: () => ({
      kind: "declined",
      by: "customer",
      quotationNo: answers.at(-1)?.quotationNo ?? "",
      reasons: ["price"],
      words: "",
    }),
  };
  for (const [index, step] of steps.entries()) {
    const at = index + 1;
    const last = answers.at(-1);
    if (step === "answer")
      answers.push({ quotationNo: `Q${at}`, at, validUntil: addDays(today, 10), isOrdered: false });
    else if (step === "order") {
      if (last !== undefined) answers[answers.length - 1] = { ...last, isOrdered: true };
    } else if (step !== "decline" || last !== undefined)
      facts.push({ ...told[step](), id: at, at, answers: answers.length });
  }
  return { askedAt: 0, answers, facts };
}

describe("a request", () => {
  test.each<[readonly Step[], string, number | null]>([
    [[], "requested", 0],
    [["ask"], "requested", 0],
    [["say"], "requested", null],
    [["say", "ask"], "requested", 2],
    [["answer"], "answered", null],
    [["answer", "ask"], "asked-back", 2],
    [["answer", "ask", "ask"], "asked-back", 2],
    [["answer", "ask", "say"], "answered", null],
    [["answer", "ask", "answer"], "answered", null],
    [["answer", "decline"], "declined", null],
    [["answer", "decline", "say"], "declined", null],
    [["answer", "decline", "ask"], "asked-back", 3],
    [["answer", "decline", "answer"], "answered", null],
    [["answer", "order"], "accepted", null],
    [["answer", "ask", "order"], "accepted", null],
    [["answer", "answer", "order"], "accepted", null],
  ])("after %j is %s and waits since %j", (steps, stage, waitsSince) => {
    expect(requestState(historyOf(...steps))).toMatchObject({ stage, waitsSince });
  });

  test("lapses after the last day of its newest answer, unless something else was said of it", () => {
    const on = (days: number, ...steps: readonly Step[]) =>
      stageOn(requestState(historyOf(...steps)), addDays(today, days));
    expect([on(10, "answer"), on(11, "answer")]).toEqual(["answered", "lapsed"]);
    expect(on(11, "answer", "ask")).toBe("asked-back");
    expect(on(11, "answer", "ask", "say")).toBe("lapsed");
    expect(on(11, "answer", "decline")).toBe("declined");
    expect(on(11, "answer", "order")).toBe("accepted");
    expect(on(999)).toBe("requested");
  });

  test("whatever happens: it waits for one of the two, what is ordered stays so, and nothing is left out of its story", () => {
    const step = fc.constantFrom<Step>("answer", "order", "ask", "say", "decline");
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), step, (steps, next) => {
        const history = historyOf(...steps);
        const { stage, waitsSince, answerUntil } = requestState(history);
        expect(messagesSince(history)).toHaveLength(history.answers.length + history.facts.length);
        if (stage === "asked-back") expect(waitsSince).not.toBeNull();
        if (["answered", "accepted", "declined"].includes(stage)) expect(waitsSince).toBeNull();
        expect(answerUntil === null).toBe(history.answers.length === 0);
        if (stage === "accepted") expect(requestState(historyOf(...steps, next)).stage).toBe("accepted");
        for (const { quotationNo } of history.answers)
          expect(isDeclined(history, quotationNo)).toBe(
            history.facts.some((fact) => fact.kind === "declined" && fact.quotationNo === quotationNo),
          );
      }),
    );
  });
});

describe("declining", () => {
  test("needs a reason of the list; words may stay empty", () => {
    expect(parseDecline(["time", "price", "time"], " Too late.\r\nSorry ")).toEqual({
      ok: true,
      reasons: ["price", "time"],
      words: "Too late.\nSorry",
    });
    expect(parseDecline(["price"], "")).toMatchObject({ ok: true, words: "" });
    for (const reasons of [[], ["mood"], ["price", "toString"]])
      expect(parseDecline(reasons, "<b>")).toMatchObject({
        code: "refused",
        fields: { reasons: "Please choose a reason.", words: expect.any(String) },
      });
  });
});
