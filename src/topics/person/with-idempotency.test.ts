import { describe, expect, test } from "vitest";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { refuse } from "#domain/refusal.ts";
import { digest } from "#platform/auth/tokens.ts";
import { findGuest } from "./guests.ts";
import { guestTable } from "#platform/db/schema/guest.ts";
import type { Owner } from "#platform/db/owner.ts";
import type { Caller } from "./caller.ts";
import { withIdempotency } from "./with-idempotency.ts";

const shop = sharedShop();

function stranger(ip: string): Caller {
  return {
    ip,
    sessionToken: null,
    guestToken: null,
    registrationToken: null,
    formToken: null,
  };
}

/** A key of one's own, as a browser makes it: the same for the same word. */
function own(word: string): string {
  return digest(word).slice(0, 36);
}

/** A write that counts how often it was done. */
function counter() {
  const state = { times: 0 };
  return {
    state,
    run: async () => {
      state.times += 1;
      return { ok: true, answer: { times: state.times } } as const;
    },
  };
}

function write(key: string | null, body: unknown = { size: "50x50" }) {
  return { call: "test", key, body };
}

describe("a write with a key", () => {
  test("is done once: the same key and body answers the first result again", async () => {
    const { state, run } = counter();
    const caller = stranger("192.0.2.10");
    const first = await withIdempotency(shop.services, caller, write(own("first")), run);
    const again = await withIdempotency(shop.services, caller, write(own("first")), run);
    expect(first).toMatchObject({ ok: true, answer: { times: 1 } });
    expect(again).toEqual(first);
    expect(state.times).toBe(1);
  });

  test.each([
    ["nothing", null],
    ["a token whose guest an account has taken over", "c".repeat(43)],
  ])(
    "whose answer was lost, by a browser with %s, is answered again with its cookie",
    async (_what, token) => {
      if (token !== null) {
        const [customer] = await shop.sql(
          "insert into customer (email, first_name, last_name, password_hash) values ('taken@example.org', 'A', 'B', 'x') returning id",
        );
        await shop.services.db
          .insert(guestTable)
          .values({ tokenHash: digest(token), customerId: customer?.id as number });
      }
      const caller = { ...stranger("192.0.2.30"), guestToken: token };
      const owners: unknown[] = [];
      const keep = async (_tx: unknown, owner: Owner) => {
        owners.push(owner.guestId);
        return { ok: true, answer: {} } as const;
      };
      const first = await withIdempotency(shop.services, caller, write(own(`lost ${token}`)), keep);
      const again = await withIdempotency(shop.services, caller, write(own(`lost ${token}`)), keep);
      if (!first.ok || first.guestToken === null) throw new Error("no guest");
      expect(again).toEqual(first);
      expect(owners).toHaveLength(1);
      const guest = await findGuest(shop.services.db, digest(first.guestToken));
      expect(guest?.id).toBe(owners[0]);
    },
  );

  test.each([
    ["1", "a short key"],
    ["8e03978e-40d5-43dd-bc93-6894a57f9324", "a key that is printed as an example"],
    ["1".repeat(200), "a long key that anybody could choose"],
  ])("under %s: two people behind one router are two, with cookies and answers of their own", async (key) => {
    const { state, run } = counter();
    const tokens = [];
    for (let n = 0; n < 2; n += 1) {
      const written = await withIdempotency(shop.services, stranger("192.0.2.31"), write(key), run);
      if (!written.ok) throw new Error("refused");
      tokens.push(written.guestToken);
    }
    expect(new Set([...tokens, null]).size).toBe(3);
    expect(state.times).toBe(2);
  });

  test("two browsers of one network that were given a token each are two, whatever their key", async () => {
    const { state, run } = counter();
    for (const letter of ["d", "e"]) {
      const caller = { ...stranger("192.0.2.32"), guestToken: letter.repeat(43) };
      for (let n = 0; n < 2; n += 1) {
        const written = await withIdempotency(shop.services, caller, write(own("one key")), run);
        if (!written.ok) throw new Error("refused");
        expect([caller.guestToken, null]).toContain(written.guestToken);
      }
    }
    expect(state.times).toBe(2);
  });

  test("a key that one is at work with keeps nobody else waiting", async () => {
    const gate = Promise.withResolvers<void>();
    const [ann, bob] = ["f", "g"].map((letter) => ({
      ...stranger("192.0.2.33"),
      guestToken: letter.repeat(43),
    }));
    const begun = Promise.withResolvers<void>();
    const first = withIdempotency(shop.services, ann!, write("1"), async () => {
      begun.resolve();
      await gate.promise;
      return { ok: true, answer: { times: 1 } } as const;
    });
    await begun.promise;
    expect(await withIdempotency(shop.services, bob!, write("1"), counter().run)).toMatchObject({ ok: true });
    gate.resolve();
    expect(await first).toMatchObject({ ok: true });
  });

  test("is the same write when it names the guest that the first one has made", async () => {
    const { state, run } = counter();
    const caller = stranger("192.0.2.19");
    await withIdempotency(shop.services, caller, write(own("guest"), { size: "50x50" }), run);
    const again = await withIdempotency(
      shop.services,
      caller,
      write(own("guest"), { size: "50x50", guest_id: 1 }),
      run,
    );
    expect(again).toMatchObject({ ok: true, answer: { times: 1 } });
    expect(state.times).toBe(1);
  });

  test("whose answer was lost is answered again to the guest the browser has become by its page's token", async () => {
    const { state, run } = counter();
    const caller = { ...stranger("192.0.2.18"), guestToken: "b".repeat(43) };
    const first = await withIdempotency(shop.services, caller, write("lost"), run);
    const again = await withIdempotency(shop.services, caller, write("lost"), run);
    expect(first).toMatchObject({ ok: true, answer: { times: 1 }, guestToken: caller.guestToken });
    expect(again).toEqual({ ok: true, answer: { times: 1 }, guestToken: null });
    expect(state.times).toBe(1);
  });

  test("answers no other guest of the same network who happens to use the same key", async () => {
    const { state, run } = counter();
    const guests = [];
    for (const key of ["begin-a", "begin-b"]) {
      const begun = await withIdempotency(shop.services, stranger("192.0.2.20"), write(key), counter().run);
      if (!begun.ok) throw new Error("refused");
      guests.push({ ...stranger("192.0.2.20"), guestToken: begun.guestToken });
    }
    for (const guest of guests) await withIdempotency(shop.services, guest, write("1"), run);
    expect(state.times).toBe(2);
  });

  test("is recognised by its guest from another network", async () => {
    const { state, run } = counter();
    const first = await withIdempotency(shop.services, stranger("192.0.2.11"), write(own("moved")), run);
    if (!first.ok) throw new Error("refused");
    const moved = { ...stranger("198.51.100.11"), guestToken: first.guestToken };
    expect(await withIdempotency(shop.services, moved, write(own("moved")), run)).toMatchObject({
      answer: { times: 1 },
    });
    expect(state.times).toBe(1);
  });

  test("with another body is refused", async () => {
    const { state, run } = counter();
    const caller = stranger("192.0.2.12");
    await withIdempotency(shop.services, caller, write(own("other")), run);
    const other = await withIdempotency(shop.services, caller, write(own("other"), { size: "75x75" }), run);
    expect(other).toMatchObject({ ok: false, code: "key-used" });
    expect(state.times).toBe(1);
  });

  test("is refused while the first is still running", async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const caller = stranger("192.0.2.13");
    const first = withIdempotency(shop.services, caller, write(own("slow")), async () => {
      begun.resolve();
      await gate.promise;
      return { ok: true, answer: { times: 1 } } as const;
    });
    await begun.promise;
    const second = await withIdempotency(shop.services, caller, write(own("slow")), counter().run);
    gate.resolve();
    expect(second).toMatchObject({ ok: false, code: "still-running" });
    expect(await first).toMatchObject({ ok: true, answer: { times: 1 } });
  });

  test("answers nobody else who happens to use the same key", async () => {
    const { state, run } = counter();
    await withIdempotency(shop.services, stranger("192.0.2.14"), write(own("common")), run);
    const other = await withIdempotency(shop.services, stranger("198.51.100.14"), write(own("common")), run);
    expect(other).toMatchObject({ ok: true, answer: { times: 2 } });
    expect(state.times).toBe(2);
  });
});

test("a write without a key is done each time", async () => {
  const { state, run } = counter();
  for (const ip of ["192.0.2.15", "192.0.2.15"])
    await withIdempotency(shop.services, stranger(ip), write(null), run);
  expect(state.times).toBe(2);
});

test("a browser that has nothing yet becomes a guest without a name, and stays that guest", async () => {
  const { run } = counter();
  const first = await withIdempotency(shop.services, stranger("192.0.2.16"), write(null), run);
  if (!first.ok || first.guestToken === null) throw new Error("no guest");
  const guest = await findGuest(shop.services.db, digest(first.guestToken));
  expect(guest).toMatchObject({ firstName: null, lastName: null, email: null });
  const known = { ...stranger("192.0.2.16"), guestToken: first.guestToken };
  const owners: (number | null)[] = [];
  const second = await withIdempotency(shop.services, known, write(null), async (_tx, owner) => {
    owners.push(owner.guestId);
    return { ok: true, answer: {} } as const;
  });
  expect(second).toMatchObject({ ok: true, guestToken: null });
  expect(owners).toEqual([guest?.id]);
});

test("two first writes at once are one guest's, under the token the browser was given with its page", async () => {
  const guestToken = "a".repeat(43);
  const caller = { ...stranger("192.0.2.21"), guestToken };
  const owners: (number | null)[] = [];
  const keep = async (_tx: unknown, owner: Owner) => {
    owners.push(owner.guestId);
    return { ok: true, answer: {} } as const;
  };
  const both = await Promise.all(
    ["x", "y"].map((key) => withIdempotency(shop.services, caller, write(key), keep)),
  );
  // One that came a moment later finds the guest, and has no token to give.
  for (const one of both) expect(one.ok && [guestToken, null].includes(one.guestToken)).toBe(true);
  expect(owners[0]).toBeTypeOf("number");
  expect(owners[1]).toBe(owners[0]);
});

test("what is refused leaves nothing behind, not even a guest, and can be sent again with the same key", async () => {
  const caller = stranger("192.0.2.17");
  const before = await shop.sql("select count(*)::int as guests from guest");
  const refused = await withIdempotency(shop.services, caller, write(own("again")), async () =>
    refuse("size-required", "size"),
  );
  expect(refused).toMatchObject({ ok: false, code: "size-required" });
  expect(await shop.sql("select count(*)::int as guests from guest")).toEqual(before);
  expect(await withIdempotency(shop.services, caller, write(own("again")), counter().run)).toMatchObject({
    answer: { times: 1 },
  });
});
