import { describe, expect, test } from "vitest";
import type { OrderMailText } from "./order-mail.ts";
import { orderReminderEmail } from "./order-time-emails.ts";

const bank = { name: "Kisscut Ltd", number: "99-0123-0456789-00" };

function reminder(ways: Pick<OrderMailText, "bank" | "takesCards">): string {
  const order = {
    orderNo: "K27-222222",
    contact: { first_name: "Bea" },
    lines: [],
    due: 8_700,
    payableNow: 5_700,
    dueOn: null,
    url: "https://shop.example/order/K27-222222",
    say: () => ({ subject: "It waits", opening: ["Kia ora."], closing: [] }),
    ...ways,
  } as unknown as OrderMailText;
  return orderReminderEmail(order, { turns: ["payment"], lastDay: null }).text;
}

describe("a reminder names each way to pay that is open", () => {
  test.each([
    [{ bank, takesCards: true }, "Please pay $57.00 by card or bank transfer."],
    [{ bank, takesCards: false }, "Please pay $57.00 by bank transfer."],
    [{ bank: null, takesCards: true }, "Please pay $57.00 by card."],
    [{ bank: null, takesCards: false }, "Please pay $57.00."],
  ])("%j", (ways, words) => {
    expect(reminder(ways)).toContain(`Kia ora. ${words}`);
  });
});
