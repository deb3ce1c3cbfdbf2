import { holidayKey } from "../own-settings.ts";
import type { Holiday, Promotion } from "../schema.ts";
import { area, COST, job, nextNumber, piece, type Sheet } from "./sheet.ts";

export const pressSheets: readonly Sheet[] = [
  {
    name: "margins",
    also: "markup profit price prices",
    part: "presses",
    title: "Margins",
    note: "Times the cost of what runs on the press, each piece by the row it falls into. A larger quantity never has a higher one.",
    rowLabel: "Press",
    columns: [
      { name: "upTo", label: "Up to pieces", kind: "pieces-or-none", path: ["upTo"] },
      { name: "factor", label: "Margin, ×", kind: "factor", path: ["permille"] },
    ],
    rows: ({ presses: all }) =>
      all.flatMap(({ code, name, margins = [] }) =>
        margins.map((row, at) => ({
          key: `${code}.${at + 1}`,
          label: `${name.split(",")[0]}, row ${at + 1}`,
          path: ["presses", code, "margins"],
          target: row,
        })),
      ),
  },
  {
    name: "presses",
    part: "presses",
    title: "Presses",
    note: COST,
    rowLabel: "Press",
    columns: [job, piece, area],
    rows: ({ presses: all }) =>
      all.map((row) => ({ key: row.code, label: row.name, path: ["presses", row.code], target: row })),
  },
  {
    name: "set-up",
    part: "presses",
    title: "Set-up",
    note: "Times everything that is charged per job, the same at every quantity.",
    rowLabel: "Margin",
    columns: [{ name: "factor", label: "Margin, ×", kind: "factor", path: ["setupPermille"] }],
    rows: ({ priceRules }) =>
      priceRules.setupPermille === undefined
        ? []
        : [{ key: "set-up", label: "Set-up", path: ["priceRules"], target: priceRules }],
  },
  {
    name: "endings",
    also: "rounding price prices",
    part: "presses",
    title: "Price endings",
    note: "A total is raised to the next step; the last row has no bound.",
    rowLabel: "Ending",
    columns: [
      { name: "below", label: "Below, $", kind: "dollars-or-none", path: ["below"] },
      { name: "step", label: "Step, $", kind: "step", path: ["step"] },
    ],
    rows: ({ priceRules }) =>
      priceRules.endings.map((row, at) => ({
        key: String(at + 1),
        label: `Ending ${at + 1}`,
        path: ["priceRules", "endings"],
        target: row,
      })),
  },
];

export const quantitySheets: readonly Sheet[] = [
  {
    name: "tiers",
    also: "pieces steps table",
    part: "quantities",
    title: "Quantities",
    note: "The rows of the price table. The first is the smallest order.",
    rowLabel: "Product and supply",
    columns: [{ name: "tiers", label: "Quantities", kind: "tiers", path: ["quantities"] }],
    rows: ({ products, supplies }) =>
      products.flatMap((product) => [
        ...(product.quantities === null
          ? []
          : [
              {
                key: String(product.id),
                label: product.name,
                path: ["products", String(product.id)],
                target: product,
              },
            ]),
        ...product.supplies.map((row) => ({
          key: `${product.id}.${row.supplyId}`,
          label: `${product.name}, ${supplies.find(({ id }) => id === row.supplyId)?.name ?? row.supplyId}`,
          path: ["products", String(product.id), "supplies", String(row.supplyId)],
          target: row,
        })),
      ]),
  },
];

export const deliverySheets: readonly Sheet[] = [
  {
    name: "shipping",
    also: "courier delivery freight postage price",
    part: "delivery",
    title: "Shipping",
    note: "Days are working days of an ordinary job.",
    rowLabel: "Way",
    columns: [
      { name: "cost", label: "Costs, $", kind: "dollars", path: ["cost"] },
      {
        name: "heavier",
        label: "More for each further weight, $",
        kind: "dollars",
        path: ["heavier", "cost"],
      },
      { name: "printing", label: "Days to make", kind: "days", path: ["printingDays"] },
      { name: "on-its-way", label: "Days on its way", kind: "days", path: ["shippingDays"] },
    ],
    rows: ({ shippingChoices, products }) =>
      shippingChoices.map((row) => ({
        key: String(row.id),
        label:
          row.onlyProductIds === null
            ? row.method
            : `${row.method}: ${products
                .filter(({ id }) => row.onlyProductIds?.includes(id))
                .map(({ name }) => name)
                .join(", ")}`,
        path: ["shippingChoices", String(row.id)],
        target: row,
      })),
  },
  {
    name: "shop",
    also: "cut-off hour delivery",
    part: "delivery",
    title: "The shop",
    note: "Orders after the cut-off count from the next working day. A heavier parcel than ships free goes at the courier’s price, also of goods that always ship free.",
    rowLabel: "Rule",
    columns: [
      { name: "free", label: "Free shipping from, $", kind: "dollars", path: ["freeShippingFrom"] },
      {
        name: "free-up-to",
        label: "Free shipping up to, kg",
        kind: "kilograms-or-none",
        path: ["freeShippingUpToGrams"],
      },
      { name: "cut-off", label: "Cut-off", kind: "time", path: ["cutOff"] },
    ],
    rows: ({ shop }) => [{ key: "shop", label: "The shop", path: ["shop"], target: shop }],
  },
];

/** Rows that come and go. */
export const listSheets: readonly Sheet[] = [
  {
    name: "days",
    also: "holiday holidays christmas closure",
    part: "days",
    title: "Days closed",
    note: "Nothing is made or sent on them: the dates that customers are promised step over them.",
    rowLabel: "Day",
    columns: [
      { name: "date", label: "Day", kind: "date", path: ["date"], isFixed: true },
      { name: "kind", label: "Kind", kind: "day-kind", path: ["type"], isFixed: true },
      { name: "region", label: "Region", kind: "region", path: ["region"], isFixed: true },
      { name: "name", label: "Name", kind: "name", path: ["name"] },
    ],
    rows: ({ holidays, shop }) =>
      holidays
        .filter(({ region }) => region === null || region === shop.region)
        .map((row) => ({
          key: holidayKey(row),
          label: row.date,
          path: ["holidays", holidayKey(row)],
          target: row,
        })),
    list: {
      add: (document, _key, target) => {
        document.holidays.push(target as Holiday);
        document.holidays.sort((one, other) => (holidayKey(one) < holidayKey(other) ? -1 : 1));
      },
      remove: (document, key) => {
        document.holidays = document.holidays.filter((row) => holidayKey(row) !== key);
      },
      keyOf: (_document, target) => holidayKey(target as Holiday),
    },
  },
  {
    name: "promotions",
    also: "discount sale offer price",
    part: "promotions",
    title: "Promotions",
    note: "Taken off by themselves on their days; of several the one that takes off most. A code is a coupon.",
    rowLabel: "Promotion",
    columns: [
      { name: "name", label: "Name", kind: "name", path: ["name"] },
      { name: "products", label: "Products", kind: "products", path: ["productIds"] },
      { name: "off", label: "Off, %", kind: "percent", path: ["permilleOff"] },
      { name: "starts", label: "First day", kind: "date", path: ["startsOn"] },
      { name: "ends", label: "Last day", kind: "date", path: ["endsOn"] },
    ],
    rows: ({ priceRules }) =>
      priceRules.promotions.map((row) => ({
        key: String(row.id),
        label: row.name,
        path: ["priceRules", "promotions", String(row.id)],
        target: row,
      })),
    list: {
      add: ({ priceRules }, key, target) => {
        priceRules.promotions.push({ ...(target as Promotion), id: Number(key) });
      },
      remove: ({ priceRules }, key) => {
        priceRules.promotions = priceRules.promotions.filter(({ id }) => String(id) !== key);
      },
      keyOf: ({ priceRules }, _target, { last }) => nextNumber(priceRules.promotions, last),
    },
  },
];
