import { describe, expect, test } from "vitest";
import { whyNot } from "../may-happen.ts";
import type { Happening, HappeningOf, OrderFact, Recorder } from "../order-fact.ts";
import { orderState } from "../order-state.ts";
import type { Amendment } from "../amend/amendment.ts";
import { waitsFor } from "../waiting/waits-for.ts";
import { withSubmittedArtwork } from "./submitted-artwork.ts";

type Step = readonly [happening: Happening, by: Recorder];

const sent = (line: number, file: string): Happening & HappeningOf<"artwork-sent"> => ({
  kind: "artwork-sent",
  line,
  places: [0],
  artwork: { files: [file], setNames: [] },
  files: { [file]: `of ${file}` },
  selectionHash: file,
});

const made = (version: number, by: Recorder, line = 1): Step => [
  { kind: "proof-made", line, version, sha256: `${line}.${version}`, note: "" },
  by,
];

const approve = (version: number, line = 1): Happening & HappeningOf<"proof-approved"> => ({
  kind: "proof-approved",
  line,
  version,
  sha256: `${line}.${version}`,
});

const stateOf = (...steps: readonly Step[]) => {
  const facts = steps.map<OrderFact>(([happening, by], at) => ({ ...happening, id: at + 1, at: at + 1, by }));
  return orderState({ lines: 2, totalCents: 6_500 }, facts);
};

describe("artwork that is sent after an order was placed", () => {
  test("is taken before there is a proof, and again: what came last is printed", () => {
    const state = stateOf([sent(1, "one"), "customer"], [sent(1, "two"), "customer"]);
    expect(state.sent.get(1)).toMatchObject({ artwork: { files: ["two"] }, files: { two: "of two" } });
    expect(state.proofs[0]).toMatchObject({ state: "none", version: 0 });
    expect(whyNot(state, sent(1, "three"))).toBeNull();
  });

  test("leaves nothing to approve of a proof that was made by itself, until the next one", () => {
    const state = stateOf(made(1, "clock"), [sent(1, "one"), "customer"]);
    expect(state.proofs[0]).toMatchObject({ state: "artwork-sent", version: 1 });
    expect(waitsFor(state)).toContain("proof");
    expect(whyNot(state, approve(1))).toBe("proof-outdated");
    const next = stateOf(made(1, "clock"), [sent(1, "one"), "customer"], made(2, "clock"));
    expect([whyNot(next, approve(1)), whyNot(next, approve(2))]).toEqual(["proof-replaced", null]);
  });

  test("is refused once a person has made a proof, until that is sent back", () => {
    const looked = stateOf(made(1, "shop"));
    expect(whyNot(looked, sent(1, "one"))).toBe("artwork-evaluated");
    expect(whyNot(looked, sent(2, "one"))).toBeNull();
    const back: Happening = { kind: "change-asked", line: 1, version: 1, words: "Blue" };
    expect(whyNot(stateOf(made(1, "shop"), [back, "customer"]), sent(1, "one"))).toBeNull();
  });

  test("is refused once a proof was approved, whoever made it, and at the end of an order", () => {
    expect(whyNot(stateOf(made(1, "clock"), [approve(1), "customer"]), sent(1, "one"))).toBe(
      "artwork-evaluated",
    );
    expect(whyNot(stateOf([{ kind: "cancelled", reason: "" }, "customer"]), sent(1, "one"))).toBe(
      "order-closed",
    );
    expect(whyNot(stateOf(), sent(3, "one"))).toBe("not-found");
  });

  test("by the shop is taken until it is made, and withdraws what was looked at, approved and proposed", () => {
    const paid: Step = [{ kind: "paid", cents: 6_500, reference: "a" }, "shop"];
    const ready = [paid, made(1, "clock"), made(1, "clock", 2)];
    const both: readonly Step[] = [
      [approve(1), "customer"],
      [approve(1, 2), "customer"],
    ];
    const ours: Step = [{ ...sent(1, "mended"), isOurs: true }, "shop"];
    expect(stateOf(...ready, ...both).stage).toBe("ready");
    const state = stateOf(...ready, ...both, ours);
    expect([state.stage, state.approvedAt]).toEqual(["open", null]);
    expect(state.proofs.map((proof) => proof.state)).toEqual(["artwork-sent", "approved"]);
    expect(state.sent.get(1)).toMatchObject({ files: { mended: "of mended" } });
    expect(whyNot(stateOf(...ready, ...both), ours[0])).toBeNull();
    const started: Step = [{ kind: "production-started" }, "shop"];
    expect(whyNot(stateOf(...ready, ...both, started), ours[0])).toBe("order-closed");
    const amendment = { line: { quantity: 50 }, goodsCents: 100, couponCents: 0 } as unknown as Amendment;
    const proposed: Step = [
      { kind: "proof-made", line: 1, version: 1, sha256: "1.1", note: "", amendment },
      "shop",
    ];
    expect([...stateOf(proposed).proposed.keys()]).toEqual([1]);
    expect([...stateOf(proposed, ours).proposed.keys()]).toEqual([]);
  });

  test("by the shop is not replaced by the customer's, until its proof is sent back", () => {
    const ours: Step = [{ ...sent(1, "mended"), isOurs: true }, "shop"];
    expect(whyNot(stateOf(ours), sent(1, "own"))).toBe("artwork-evaluated");
    // Places that the shop has not filled are the customer's still.
    expect(whyNot(stateOf(ours), { ...sent(1, "own"), places: [1] })).toBeNull();
    const back: Step = [{ kind: "change-asked", line: 1, version: 1, words: "x" }, "customer"];
    expect(whyNot(stateOf(ours, made(1, "shop"), back), sent(1, "own"))).toBeNull();
  });

  test("what was sent back is sent again only with the reason why, also after other files came and went", () => {
    const back: Step = [{ kind: "change-asked", line: 1, version: 1, words: "x" }, "customer"];
    const again = (sha256: string, note = "") =>
      ({ kind: "proof-made", line: 1, version: 2, sha256, note }) as const;
    const state = stateOf(made(1, "clock"), back);
    expect(whyNot(state, again("1.1"))).toBe("proof-unchanged");
    expect(whyNot(state, again("1.1", "It cannot be bluer."))).toBeNull();
    expect(whyNot(state, again("other"))).toBeNull();
    const returned = stateOf(made(1, "clock"), back, [{ ...sent(1, "a"), isOurs: true }, "shop"]);
    expect(whyNot(returned, again("1.1"))).toBe("proof-unchanged");
    // Two were sent back: the first one is not the answer to the second.
    const second: Step = [{ kind: "change-asked", line: 1, version: 2, words: "y" }, "customer"];
    const twice = stateOf(made(1, "clock"), back, made(2, "shop"), second);
    expect(whyNot(twice, { ...again("1.1"), version: 3 })).toBe("proof-unchanged");
    // Without a change that was asked for, the same files again are proofed again.
    expect(whyNot(stateOf(made(1, "clock"), [sent(1, "a"), "customer"]), again("1.1"))).toBeNull();
  });

  test("changes nothing at the wrong time", () => {
    const state = stateOf(made(1, "shop"), [sent(1, "one"), "customer"]);
    expect([state.sent.size, state.proofs[0]?.state]).toEqual([0, "made"]);
  });

  test("lies in its line with its contents; a line without any stays as it was placed", () => {
    const line = { title: "Stickers", selection: { artwork: null, size: 50 }, files: {}, selectionHash: "a" };
    const { artwork, files, selectionHash } = sent(1, "one");
    expect(withSubmittedArtwork(line, { artwork, files, selectionHash })).toEqual({
      title: "Stickers",
      selection: { artwork, size: 50 },
      files,
      selectionHash,
    });
    expect(withSubmittedArtwork(line, undefined)).toBe(line);
  });
});
