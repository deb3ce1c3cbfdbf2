import { expect, test } from "vitest";
import { orderCorrectedEmail } from "./order-change-emails.ts";
import { amendmentToPayEmail, orderPlacedEmail, orderReadyEmail } from "./order-emails.ts";
import type { OrderMailText } from "./order-mail.ts";

/** $57.00, of which $28.50 is paid before it is made. */
const deposit = { due: 5_700, payableNow: 2_850, hasDeposit: true, dueOn: null };
const depositPaid = { ...deposit, due: 2_850 };
const plain = { due: 5_700, payableNow: 5_700, hasDeposit: false, dueOn: null };
const onAccount = { ...deposit, dueOn: "2027-03-30" };
const byPoints = { due: 0, payableNow: 0, hasDeposit: false, dueOn: null };

function told(money: Pick<OrderMailText, "due" | "payableNow" | "hasDeposit" | "dueOn">): OrderMailText {
  return {
    orderNo: "K27-222222",
    contact: { first_name: "Bea" },
    lines: [],
    shipping: "Standard",
    shippingFee: 0,
    total: 5_700,
    bank: { name: "Kisscut Ltd", number: "99-0123-0456789-00" },
    takesCards: false,
    deliverTo: { name: "Bea", lines: [] },
    dates: { delivery: "2027-03-17" },
    invoiceUrl: null,
    url: "https://shop.example/order/K27-222222",
    say: () => ({ subject: "It", opening: ["Kia ora."], closing: [] }),
    ...money,
  } as unknown as OrderMailText;
}

test.each([
  [
    plain,
    "$57.00 is still to be paid. We make it as soon as that is here and every proof is approved.",
    "Pay the rest",
  ],
  [
    deposit,
    "$28.50 of the deposit is still to be paid before we make it. The rest of $28.50 is paid before it leaves us.\n",
    "Pay the deposit",
  ],
  [depositPaid, "$28.50 is still to be paid before it leaves us.\n", "Pay the rest"],
  [onAccount, "$57.00 is to be paid by Tue 30 March.\n", "Pay the rest"],
])("what was accepted with a proof is asked for as it is to be paid: %j", (money, words, link) => {
  const { text } = amendmentToPayEmail(told(money), "$9.00 more");
  expect(text).toContain(`Your order costs $9.00 more. ${words}`);
  expect(text).toContain(`${link}: https://`);
});

test("a correction asks for the deposit while that is to be paid", () => {
  const corrected = { changes: ["200 pcs"], costs: "It costs $9.00 more.", reason: "", isByCustomer: false };
  const { text } = orderCorrectedEmail(told(deposit), corrected);
  expect(text).toContain("$28.50 of the deposit is still to be paid before we make it.");
  expect(text).toContain("Pay the deposit: https://");
});

test.each([
  [plain, " and your payment is here.", "Approved and paid today"],
  [deposit, " and your deposit is here.", "Approved and paid today"],
  [onAccount, ".", "Approved today"],
  [byPoints, ".", "Approved today"],
])("a new order waits for a payment where there is one: %j", (money, waits, today) => {
  const { text } = orderPlacedEmail(told(money));
  expect(text).toContain(`make it when you have approved it${waits}`);
  expect(text).toContain(`${today}, it is with you by`);
});

test("on account the rest beyond a deposit holds nothing back, and all of it is asked for by its day", () => {
  const { text } = orderReadyEmail(told(onAccount));
  expect(text).not.toContain("before it leaves us");
  expect(orderPlacedEmail(told(onAccount)).text).toContain("To pay: $57.00");
});
