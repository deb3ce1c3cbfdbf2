import { expect, test } from "vitest";
import { parcelFaultText } from "./parcel-labels.ts";
import { pastedLines } from "./pasted-lines.ts";
import { type OrderToSend, readParcels } from "./read-parcels.ts";

const order = (orderNo: string, stage: OrderToSend["stage"] = "in-production"): OrderToSend => ({
  orderNo,
  customer: "Māia Kōwhai",
  stage,
  seen: 7,
  unprinted: [],
});

const orders = [
  order("K26-4F7Q2M"),
  order("K26-ABC234"),
  order("K25-ABC234"),
  order("K26-PARCEL"),
  order("K26-RRRR22", "ready"),
  order("K26-DDDD22", "dispatched"),
  order("K26-LLLL22", "lapsed"),
];

function readAll(text: string) {
  return readParcels(pastedLines(text, ["26", "25"]), orders);
}

/** "K26-4F7Q2M AB123456 NZ Post", or what is wrong. */
function told(text: string): readonly string[] {
  return readAll(text).map(({ order: known, parcel, carrier, fault }) =>
    fault === null
      ? [known?.orderNo, parcel, carrier].filter((part) => part !== null).join(" ")
      : parcelFaultText(fault),
  );
}

test.each([
  ["in either order, between tabs", "K26-4F7Q2M\tAB123456\nAB123457\tK26-4F7Q2M"],
  ["between commas, semicolons or blanks", "K26-4F7Q2M, AB123456\nAB123457;K26-4F7Q2M"],
  ["in small letters, without the dash, with another one", "k264f7q2m AB123456\nK26–4f7q2m AB123457"],
  ["without the year", "4F7Q2M AB123456\nAB123457\t4f7q2m"],
  ["in quotes, among words", '"Ref K26-4F7Q2M, box 1";"AB123456"\n"Box 2: K26-4F7Q2M","AB123457"'],
])("the number of an order and of its parcel are read %s", (_, text) => {
  expect(told(text)).toEqual(["K26-4F7Q2M AB123456", "K26-4F7Q2M AB123457"]);
});

test("a courier's export is read by its head, whatever else stands beside", () => {
  const head = "Date,Receiver,Street,Postcode,Phone,Reference,Consignment No,Carrier,Weight";
  const row = (number: string, street: string) =>
    `24/11/2026,Māia Kōwhai,"${street}",0110,021 555 0142,K26-4F7Q2M,${number},NZ Post,1.25kg`;
  expect(told(`${head}\n${row("00794210392310410001", "8 Marae Road, RD 12345678")}\n\n`)).toEqual([
    "K26-4F7Q2M 00794210392310410001 NZ Post",
  ]);
  expect(told("Order\tTracking\nK26-4F7Q2M\tAB123\nAB124\tK26-4F7Q2M")).toEqual([
    "K26-4F7Q2M AB123",
    "K26-4F7Q2M AB124",
  ]);
  // Without a head, too: days, weights, phones and postcodes are none.
  expect(told(row("MP0012345678", "8 Marae Road"))).toEqual(["K26-4F7Q2M MP0012345678 NZ Post"]);
});

test.each([
  ["K26-ZZZZ99 AB123456", "There is no order K26-ZZZZ99."],
  ["parcel 1 to be sent", "There is no tracking number in this line."],
  ["weight 12.5", "There is no order number in this line."],
  ["ABC234 AB123456", "It could be about K26-ABC234 or K25-ABC234."],
  ["K26-ABC234 K26-4F7Q2M AB123456", "It could be about K26-ABC234 or K26-4F7Q2M."],
  ["K26-4F7Q2M", "There is no tracking number in this line."],
  ["K26-4F7Q2M,AB123456789,AB123456790", "More than one could be its number: AB123456789, AB123456790."],
  ["K26-RRRR22 AB123456", "It has not been printed: it is not in production yet."],
  ["K26-DDDD22 AB123456", "It has left already."],
  ["K26-LLLL22 AB123456", "It is not sent any more."],
])("%s: %s", (text, words) => {
  expect(told(text)).toEqual([words]);
});

test("a number twice is said of both orders, or of the second line alone; two carriers are one too many", () => {
  expect(told("K26-4F7Q2M AB1\nK26-ABC234 AB1")).toEqual([
    "The same number stands in line 2, for another order.",
    "The same number stands in line 1, for another order.",
  ]);
  expect(told("K26-4F7Q2M AB1\n\nK26-4F7Q2M AB1")).toEqual(["K26-4F7Q2M AB1", "The same as line 1."]);
  expect(told("K26-4F7Q2M,AB123,NZ Post\nK26-4F7Q2M,AB124,DHL")).toEqual([
    "K26-4F7Q2M AB123 NZ Post",
    "Line 1 sends this order with another carrier.",
  ]);
});

test.each([
  ['K26-4F7Q2M\t="00794210392310410001"'],
  ['K26-4F7Q2M,"=""00794210392310410001"""'],
  ["K26-4F7Q2M\t'00794210392310410001"],
  ["K26-4F7Q2M | 00794210392310410001"],
  ["K26-4F7Q2M;00794210392310410001.0"],
  ["K26-4F7Q2M https://www.nzpost.co.nz/tools/tracking?trackid=00794210392310410001"],
  ["K26-4F7Q2M,https://track.example/00794210392310410001/"],
  ["24-Nov-2026\tK26-4F7Q2M\t00794210392310410001"],
])("a number is read as spreadsheets and links carry it: %j", (line) => {
  expect(told(line)).toEqual(["K26-4F7Q2M 00794210392310410001"]);
});

test.each(["24-Nov-2026", "20261124", "2026-11-24T09:30", "24Nov26"])(
  "the day %s is no number of a parcel",
  (day) => {
    expect(told(`K26-4F7Q2M\t${day}`)).toEqual(told("K26-4F7Q2M"));
  },
);
