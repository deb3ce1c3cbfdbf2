import { screen } from "@testing-library/react";
import { priceIsConfirmed } from "./banner.ts";
import { openPage } from "./open-page.tsx";
import { openPublicFiles } from "./public-files.ts";
import { granted, openShopDouble } from "./shop-double.ts";

export const DESIGNER = "/vinyl-lettering-designer";

/** The pictures of lettering: nothing of what is tested is about them. */
const noPictures = { id: 10, thumbnail: "/x.webp", video: null, gallery: [], dispenser: false };

/** The words as their address says them. */
export function designerFor(text: string, lettering: object, rest: Record<string, string> = {}): string {
  return `${DESIGNER}?${new URLSearchParams({ text, ...rest, lettering: JSON.stringify(lettering) })}`;
}

/** Opens the lettering designer with its faces. */
export async function openDesigner(address: string = DESIGNER) {
  openShopDouble({ "GET quote/get/thumbnail": () => granted(noPictures) });
  openPublicFiles();
  const page = await openPage(address);
  if (address.includes("text=")) await priceIsConfirmed();
  return page;
}

export function wordsField() {
  return screen.getByRole("textbox", { name: "Your text" });
}

export function lettersSeen() {
  return screen.getAllByRole("img", { name: /cut vinyl letters/ })[0]!;
}
