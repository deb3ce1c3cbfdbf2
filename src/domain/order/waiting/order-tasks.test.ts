import { expect, test } from "vitest";
import type { Happening, OrderFact, PlacedOrder, Recorder } from "../order-fact.ts";
import { orderState } from "../order-state.ts";
import { folded } from "#domain/folded.ts";
import { orderTasks } from "./order-tasks.ts";

const HOUR = 3_600_000;
const placedOrder: PlacedOrder = { lines: 2, totalCents: 10_000 };

type Said = Happening & { readonly by?: Recorder };

/** One fact an hour, by the shop where nothing else is said. */
function factsOf(...said: readonly Said[]): OrderFact[] {
  return said.map(({ by = "shop", ...happening }, at) => ({
    ...(happening as Happening),
    id: at + 1,
    at: at * HOUR,
    by,
  }));
}

const placed: Said = { kind: "placed", by: "customer" };
const made = (line: number, version = 1): Said => ({
  kind: "proof-made",
  line,
  version,
  sha256: "s",
  note: "",
});
const approved = (line: number, version = 1): Said => ({
  kind: "proof-approved",
  line,
  version,
  sha256: "s",
  by: "customer",
});
const asked = (line: number): Said => ({
  kind: "change-asked",
  line,
  version: 1,
  words: "Bluer",
  by: "customer",
});
const sent = (line: number): Said => ({
  kind: "artwork-sent",
  line,
  places: [0],
  artwork: { files: ["a"], setNames: [] },
  files: { a: "of a" },
  selectionHash: "a",
  by: "customer",
});
const paid = (cents: number): Said => ({ kind: "paid", cents, reference: `${cents}` });
const wrote = (by: Recorder): Said => ({ kind: "message", words: "Hello", by });
const ready = [placed, made(1), approved(1), made(2), approved(2), paid(10_000)];

/** "kind since deadline" of what waits for the shop, the hour of its beginning for the instant. */
function waiting(said: readonly Said[], lacking: readonly number[] = []): readonly string[] {
  const facts = factsOf(...said);
  const state = orderState(placedOrder, facts);
  const days = {
    leavesOn: state.paidAt !== null && state.approvedAt !== null ? "2026-12-01" : null,
    openUntil: "2026-12-15",
    answerBy: (at: number) => `answer ${at / HOUR}`,
  };
  return orderTasks({ state, facts }, new Set(lacking), days).map(
    ({ kind, since, deadline }) => `${kind} ${since / HOUR} ${deadline}`,
  );
}

test("what waits for the shop, since when and until when, and nothing that waits for the customer", () => {
  const cases: [string, readonly Said[], string[], number[]?][] = [
    ["a proof is to be made", [placed], ["proof 0 answer 0"]],
    ["without any files it is the customer's turn", [placed], [], [1, 2]],
    ["of one line there are files", [placed], ["proof 0 answer 0"], [2]],
    ["both proofs are with the customer", [placed, made(1), made(2)], []],
    ["one was sent back", [placed, made(1), made(2), asked(2)], ["change 3 answer 3"]],
    ["and made again", [placed, made(1), made(2), asked(2), made(2, 2)], []],
    ["approved, and not paid", ready.slice(0, 5), ["payment 4 2026-12-15"]],
    ["approved and paid", ready, ["print 5 2026-12-01"]],
    ["being made", [...ready, { kind: "production-started" }], ["send 6 2026-12-01"]],
    [
      "on its way",
      [...ready, { kind: "production-started" }, { kind: "dispatched", carrier: "NZ Post", tracking: "" }],
      [],
    ],
    ["paid too much", [...ready, paid(500)], ["refund 6 answer 6", "print 5 2026-12-01"]],
    ["paid, and cancelled", [...ready, { kind: "cancelled", reason: "" }], ["refund 6 answer 6"]],
    ["cancelled", [placed, { kind: "cancelled", reason: "" }], []],
    ["lapsed", [placed, { kind: "lapsed", by: "clock" }], []],
  ];
  for (const [what, said, expected, lacking = []] of cases)
    expect([what, waiting(said, lacking)]).toEqual([what, expected]);
});

test("files that were sent wait for their proof since they came, whatever was shown before", () => {
  const shown: Said[] = [placed, { ...made(1), by: "clock" }, { ...made(2), by: "clock" }];
  const back: Said[] = [placed, made(1), made(2), asked(2)];
  const cases: [string, readonly Said[], string[], number[]?][] = [
    ["in place of those of a proof", [...shown, sent(1)], ["proof 3 answer 3"]],
    ["of both lines, the first counts", [...shown, sent(2), sent(1)], ["proof 3 answer 3"]],
    ["twice, the last counts", [...shown, sent(1), wrote("shop"), sent(1)], ["proof 5 answer 5"]],
    ["proofed since", [...shown, sent(1), made(1, 2)], []],
    ["with a change that was asked for", [...back, sent(2)], ["proof 4 answer 4"]],
    ["with a change, and some are still to come", [...back, sent(2)], ["proof 4 answer 4"], [2]],
    ["for a line without any", [placed, made(1), sent(2)], ["proof 2 answer 2"]],
    ["for a line without any, and some are still to come", [placed, made(1), sent(2)], [], [2]],
    ["while another line is owed since it was ordered", [placed, sent(2)], ["proof 0 answer 0"]],
    ["of an order that was cancelled", [...shown, sent(1), { kind: "cancelled", reason: "" }], []],
  ];
  for (const [what, said, expected, lacking = []] of cases)
    expect([what, waiting(said, lacking)]).toEqual([what, expected]);
});

test("words, problems and questions wait until the shop has answered them", () => {
  const dispatched: Said[] = [
    ...ready,
    { kind: "production-started" },
    { kind: "dispatched", carrier: "C", tracking: "" },
  ];
  const problem: Said = {
    kind: "problem-reported",
    kinds: ["other"] as never,
    words: "",
    pictures: [],
    by: "customer",
  };
  const answer: Said = { kind: "problem-answered", problem: 1, remedy: "words", words: "" };
  const question: Said = {
    kind: "payment-questioned",
    why: "disputed",
    cents: 1,
    currency: "NZD",
    reference: "q",
    by: "clock",
  };
  const proofed = [placed, made(1), made(2)];
  expect(waiting([...proofed, wrote("customer"), wrote("customer")])).toEqual(["message 3 answer 3"]);
  expect(waiting([...proofed, wrote("customer"), wrote("shop")])).toEqual([]);
  expect(waiting([...dispatched, problem, problem])).toEqual(["problem 8 answer 8"]);
  expect(waiting([...dispatched, problem, problem, answer])).toEqual(["problem 9 answer 9"]);
  expect(waiting([...proofed, question])).toEqual(["question 3 answer 3"]);
  expect(waiting([...proofed, question, wrote("shop")])).toEqual([]);
});

test("what is on account is asked for when its day has passed, as long as it is owed", () => {
  const granted: Said = { kind: "credit-granted", cents: 10_000, dueOn: "2026-12-20", by: "customer" };
  const onAccount = [placed, granted, made(1), approved(1), made(2), approved(2)];
  expect(waiting(onAccount)).toEqual(["overdue 1 2026-12-20", "print 5 2026-12-01"]);
  expect(waiting([...onAccount, paid(10_000)])).toEqual(["print 5 2026-12-01"]);
});

test("the rest beyond a deposit is looked for until the day on which it leaves, and nothing is sent before it is here", () => {
  const agreed: Said = { kind: "deposit-agreed", cents: 4_000 };
  const begun = [placed, agreed, made(1), approved(1), made(2), approved(2), paid(4_000)];
  const inWork: Said[] = [...begun, { kind: "production-started" }];
  expect(waiting(begun.slice(0, 6))).toEqual(["payment 5 2026-12-15"]);
  expect(waiting(begun)).toEqual(["payment 6 2026-12-01", "print 6 2026-12-01"]);
  expect(waiting(inWork)).toEqual(["payment 6 2026-12-01"]);
  expect(waiting([...inWork, paid(6_000)])).toEqual(["send 7 2026-12-01"]);
});

test("what is looked for is folded: capitals, macrons and accents make no difference", () => {
  expect(folded("  Māia  ÉLAN\tK26-4F7Q2M ")).toBe("maia elan k26-4f7q2m");
});
