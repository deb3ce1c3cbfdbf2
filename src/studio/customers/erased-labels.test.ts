import { expect, test } from "vitest";
import { erasedMessage } from "./customers-room.tsx";

test.each([
  [null, null],
  [{ scroll: 3 }, null],
  [{ keptOrders: 0 }, "The customer is erased: nothing of theirs is kept."],
  [{ keptOrders: 1 }, "The customer is erased. Their order and its tax papers are kept, as the law asks."],
  [
    { keptOrders: 12 },
    "The customer is erased. Their 12 orders and their tax papers are kept, as the law asks.",
  ],
])("after erasing, with the state %o, it says %o", (state, words) => {
  expect(erasedMessage(state)).toBe(words);
});
