import type { Sheet } from "./sheet.ts";
import { extraSheets, goodsSheets } from "./rate-sheets.ts";
import { copySheets } from "./copy-sheets.ts";
import { pictureSheets } from "./picture-sheets.ts";
import { wordSheets } from "./word-sheets.ts";
import { saleSheets } from "./sale-sheets.ts";
import { capacitySheets, offerSheets } from "./work-sheets.ts";
import { deliverySheets, listSheets, pressSheets, quantitySheets } from "./rule-sheets.ts";

export const sheets: readonly Sheet[] = [
  ...goodsSheets,
  ...copySheets,
  ...saleSheets,
  ...pictureSheets,
  ...extraSheets,
  ...pressSheets,
  ...quantitySheets,
  ...offerSheets,
  ...deliverySheets,
  ...capacitySheets,
  ...listSheets,
  ...wordSheets,
];

export function sheetNamed(name: string): Sheet | undefined {
  return sheets.find((sheet) => sheet.name === name);
}
